import { plans } from '@consorcio/players';
import type { Campaign } from '@consorcio/rules';
import { DREAM_IDS } from '@consorcio/rules/vocabulary';
import { type Life, livedBy, paidBy } from './lives.ts';

/** What a browser test needs of chance. */
export interface Need {
  /** A rule: what is true under such a root. */
  readonly title: string;
  /** `root`: 32 bytes as hex; `word`: the lucky word that the tests write. */
  holds(root: string, word: string): boolean;
}

/** Scores in basis points of the model players' minigames: any honest run is paid the same, three stars are thanked. */
const SCORES = [8_000, 9_500] as const;
const MONTHS = 4;

/** Another lucky word, with which the raffle of the first month brings the letter of the shortest dream. */
export const RAFFLE_WORD = 'sorte-7';
/** The fifth dream, played by who bids everything: its first letter leaves nothing. */
const allInOnCar = (score: number): Life => ({ plan: { ...plans.allInBidder, dream: 5 }, word: '', score });

const goesOnOrIsPaid = ({ context }: Campaign): boolean => context === null || context === 'PAID';
const everyScore = (fits: (score: number) => boolean): boolean => SCORES.every(fits);

/** The second dream, played by who bids everything. */
const allIn = (score: number): Life => ({ plan: { ...plans.allInBidder, dream: 2 }, word: '', score, personaId: 3 });
const firstLetter = (root: string, score: number): Campaign => livedBy(root, allIn(score), 1);

/** What has to be true of the root of the browser tests, cheapest to refuse first. */
export const NEEDS: readonly Need[] = [
  {
    title: 'a bid of one point wins no month of the shortest dream',
    holds: (root) =>
      everyScore((score) => goesOnOrIsPaid(livedBy(root, { plan: plans.hopelessBidder, word: '', score }, MONTHS))),
  },
  {
    title: 'the second dream is awarded in the first month to whoever works well and bids everything',
    holds: (root) =>
      everyScore((score) => {
        const { context, cycle } = firstLetter(root, score);
        return context === 'BID' && cycle === 1;
      }),
  },
  {
    title: 'the months after that letter are paid without a miss by two turns of work in each',
    holds: (root) =>
      everyScore((score) => paidBy(root, { word: '' }, firstLetter(root, score), 2).after?.end === 'QUITADO'),
  },
  {
    title:
      'under the raffle’s word whoever never bids is drawn in the first month of the shortest dream, and pays its contract by two turns of work a month',
    holds: (root) =>
      everyScore((score) => {
        const letter = livedBy(root, { plan: plans.saver, word: RAFFLE_WORD, score }, 1);
        const paid = () => paidBy(root, { word: RAFFLE_WORD }, letter, 2).after?.end === 'QUITADO';
        return letter.context === 'JACKPOT' && paid();
      }),
  },
  {
    title:
      'the fifth dream is won in the first month by who bids everything, and taken back by one turn of work a month',
    holds: (root) =>
      everyScore((score) => {
        const letter = livedBy(root, allInOnCar(score), 1);
        return letter.context === 'BID' && paidBy(root, { word: '' }, letter, 1).after?.end === 'RETOMADO';
      }),
  },
  {
    title:
      'whoever never bids pays on in every dream, since neither raffle nor closing brings the letter in four months',
    holds: (root, word) =>
      DREAM_IDS.every((dream) =>
        ['', word].every((typed) =>
          [plans.saver, plans.visitor].every((plan) =>
            everyScore((score) =>
              goesOnOrIsPaid(livedBy(root, { plan: { ...plan, dream }, word: typed, score }, MONTHS)),
            ),
          ),
        ),
      ),
  },
];
