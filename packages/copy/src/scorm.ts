/* The package for a school's platform (SCORM), made at `/para-professores`: what stands around the game's frame. */

export const scormCopy = {
  frame: 'O jogo Vai de Consórcio',
  /** Where the page is opened outside a platform. */
  alone: 'Esta página não achou a plataforma da escola. Dá para jogar, e o resultado fica só no jogo.',
  elsewhere: 'O jogo não apareceu aqui?',
  open: 'ABRIR O JOGO',
  untold: 'Na outra janela, o resultado não chega à plataforma.',
} as const;
