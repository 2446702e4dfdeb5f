import { CARD_OPTIONS, type CardOption, LIVE_PLACES, type LivePlace, type MonthPace } from './words.ts';

/* What a team writes on its card for a month, as the host types it (LIVE 3.13). */

/** One line: a team's whole month. `bid`: in coins, 0 for none. `buys` is not written in it, but ticked beside it. */
export interface PaperLine {
  readonly option: CardOption;
  readonly place: LivePlace;
  readonly pace: MonthPace;
  readonly pays: boolean;
  readonly bid: number;
  readonly buys: boolean;
}

/** Letters of the paces as they are printed: descanso, normal, hora extra. */
export const PAPER_PACES = { D: 'REST', N: 'NORMAL', H: 'EXTRA' } as const satisfies Readonly<
  Record<string, MonthPace>
>;
type PaceLetter = keyof typeof PAPER_PACES;
/** Letters for paying and not paying: sim, não. */
const PAYS = 'S';
const PAYS_NOT = 'N';

const LETTERS = Object.keys(PAPER_PACES) as PaceLetter[];
const LINE = new RegExp(
  `^([${CARD_OPTIONS.join('')}])([${LIVE_PLACES.join('')}])([${LETTERS.join('')}])([${PAYS}${PAYS_NOT}])(\\d{0,4})$`,
);

/** A typed line such as `A2DS30`, in any case and with or without blanks; null for what is none. No bid: 0. */
export function readPaperLine(text: string): Omit<PaperLine, 'buys'> | null {
  const [, option, place, pace, pays, bid] = LINE.exec(text.toUpperCase().replaceAll(/\s/g, '')) ?? [];
  if (bid === undefined) return null;
  return {
    option: option as CardOption,
    place: Number(place) as LivePlace,
    pace: PAPER_PACES[pace as PaceLetter],
    pays: pays === PAYS,
    bid: Number(bid),
  };
}

/** The line of a month, as `readPaperLine` reads it. */
export function writePaperLine({ option, place, pace, pays, bid }: Omit<PaperLine, 'buys'>): string {
  const letter = LETTERS.find((each) => PAPER_PACES[each] === pace);
  return `${option}${place}${letter}${pays ? PAYS : PAYS_NOT}${bid === 0 ? '' : bid}`;
}
