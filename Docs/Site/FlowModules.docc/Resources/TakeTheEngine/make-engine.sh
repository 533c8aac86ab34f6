make engine DIR=../flow-engine
