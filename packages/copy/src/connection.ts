/** Said when the server can't be reached at all. Ours. */
export const NO_CONNECTION = 'Sem conexão com o jogo. Confira a internet e tente de novo.';
