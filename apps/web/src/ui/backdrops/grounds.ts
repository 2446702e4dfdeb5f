/** Colours of the paper behind a screen: its ground, and the lighter one of rays or discs on it. */
export const GROUNDS = {
  joy: ['#7A55C9', '#8662D3'],
  medal: ['transparent', '#EFE6FA'],
  gold: ['transparent', 'rgb(255 197 61 / 0.34)'],
  sun: ['#FFD98F', '#FFE3A6'],
  blush: ['#FFE0E9', '#FFEFF4'],
  meadow: ['#C9EBD2', '#D6F1DB'],
  dream: ['#C9B8F2', '#D5C8F6'],
  lilac: ['#E9DDFB', '#F1E9FD'],
  sky: ['#CDEBF6', '#DDF3FA'],
  calm: ['#D6F1FA', '#E8F8FD'],
  warm: ['#FFE0B2', '#FFEACB'],
  ipe: ['#FFD98A', '#FFE5AE'],
  lagoon: ['#8FDBE2', '#A9E5EA'],
  pink: ['#F5A3C7', '#F8B9D5'],
  violet: ['#BFA8EE', '#CDBAF3'],
} as const;
export type Ground = keyof typeof GROUNDS;
