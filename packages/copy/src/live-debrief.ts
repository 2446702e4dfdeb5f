/* After the last assembly: what the group talks about (LIVE 6.3). */

export const debriefCopy = {
  title: 'Vamos conversar?',
  /** Questions that fit every group (LIVE 6.3). */
  always: [
    'Um vendedor promete a carta em 30 dias. O que vocês viram hoje que mostra que não dá?',
    'O sorteio foi justo? Como dá para ter certeza?',
    'Com o que vocês sabem agora, o que fariam diferente no mês 1?',
  ],
} as const;
