/** Said when the server can't be reached at all. Ours. */
export const NO_CONNECTION = 'Sem conexão com o jogo. Confira a internet e tente de novo.';

/** Said when somebody else answered: the login page of a network, or its filter. */
export const FOREIGN_ANSWER = {
  ribbon: 'REDE BLOQUEADA',
  title: 'A rede da escola respondeu no lugar do jogo',
  body: 'Abra outra página para entrar na rede, ou avise quem cuida dela. Depois tente de novo.',
} as const;
export const FOREIGN_SENTENCE = `${FOREIGN_ANSWER.title}. ${FOREIGN_ANSWER.body}`;
