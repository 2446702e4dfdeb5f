/* The package for a school's platform (SCORM): what stands around the game's frame. */

export const scormCopy = {
  frame: 'O jogo Vai de Consórcio',
  /** Where the page is opened outside a platform. */
  alone: 'Esta página não achou a plataforma da escola. Dá para jogar, e o resultado fica só no jogo.',
  /** Where somebody looks at what was done. */
  review: 'Revisão: dá para ver e jogar, e nada disto fica guardado.',
  /** Where the platform has too little room for the game. */
  full: 'A plataforma não tem espaço para o jogo inteiro. Se o navegador guardar, ele fica neste aparelho: continue sempre nele.',
} as const;
