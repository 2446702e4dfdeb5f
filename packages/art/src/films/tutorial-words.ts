/**
 * What the tutorial film says, scene by scene: what a consórcio is. How a month of the game goes is the tutorial's part.
 * The page shows the same words beside still pictures where no film can be played.
 */
export const TUTORIAL_WORDS = {
  together: {
    title: 'Um grupo, muitos sonhos',
    words: 'Consórcio: um grupo paga, uma empresa autorizada administra.',
  },
  pay: { title: 'A parcela', words: 'Todo mês vence uma parcela.' },
  raffle: { title: 'O sorteio', words: 'Há sorteio para quem espera em dia.' },
  bid: { title: 'O lance', words: 'No lance, o maior vence.' },
  dream: { title: 'O seu sonho', words: 'A carta pode demorar. A data, ninguém promete.' },
} as const;
export type TutorialScene = keyof typeof TUTORIAL_WORDS;
export const TUTORIAL_SCENES = Object.keys(TUTORIAL_WORDS) as readonly TutorialScene[];
