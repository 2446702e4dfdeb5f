/**
 * What the tutorial film says, scene by scene: what a consórcio is. How a month of the game goes is the tutorial's part.
 * The page shows the same words beside still pictures where no film can be played.
 */
export const TUTORIAL_WORDS = {
  together: {
    title: 'Um grupo, muitos sonhos',
    words: 'Um grupo paga todo mês, e uma empresa autorizada administra: é o consórcio.',
  },
  pay: { title: 'A parcela', words: 'Parcela é o que cada pessoa paga por mês.' },
  raffle: { title: 'O sorteio', words: 'Todo mês há sorteio. Cada cota tem a mesma chance.' },
  bid: { title: 'O lance', words: 'Ou você dá um lance: o maior vence.' },
  dream: { title: 'O seu sonho', words: 'Sua vez chega. A data, ninguém promete.' },
} as const;
export type TutorialScene = keyof typeof TUTORIAL_WORDS;
/** The scenes in the order in which they are told. */
export const TUTORIAL_SCENES = Object.keys(TUTORIAL_WORDS) as readonly TutorialScene[];
