import type { BodyOf } from '@consorcio/contract';
import { CURRENT_LIVE_RULEBOOK, liveRulebookOf, type Move, unpackMoves } from '@consorcio/rules/live';

type Begun = BodyOf<'liveBegin'>;
type Sealed = BodyOf<'liveSeal'>;

/** What one seat sent for a month, and what of it was answered. `perhaps`: never answered, since the last that was, so kept or not. */
const nothing = () => ({
  begunPerhaps: [] as Begun[],
  begun: null as Begun | null,
  isScorePerhaps: false,
  score: null as number | null,
  sealedPerhaps: [] as Sealed[],
  sealed: null as Sealed | null,
});
type MonthEntry = ReturnType<typeof nothing>;

const isBegun = (move: Move, { option, buys, place }: Begun): boolean =>
  !move.isAuto && move.option === option && move.buys === buys && move.place === place;
const isSealed = (move: Move, { pace, pays, bid }: Pick<Sealed, 'pace' | 'pays' | 'bid'>): boolean =>
  move.pace === pace && move.pays === pays && move.bid === bid;
const { autopilot, scores } = liveRulebookOf(CURRENT_LIVE_RULEBOOK);
/** What counts where nothing was sealed (LIVE 3.5). */
const UNSEALED = { pace: autopilot.pace, pays: true, bid: 0 } as const;

/** A seat's record of all that it sent and was answered, to be compared with the audit. */
export class SeatLedger {
  readonly #months = new Map<number, MonthEntry>();
  answered = 0;

  #of(month: number): MonthEntry {
    const entry = this.#months.get(month) ?? nothing();
    this.#months.set(month, entry);
    return entry;
  }

  begun(body: Begun, isAnswered: boolean): void {
    const entry = this.#of(body.month);
    this.answered += Number(isAnswered);
    if (isAnswered) entry.begun = body;
    else entry.begunPerhaps.push(body);
  }

  /** `score`: null where no answer came. */
  finished(month: number, score: number | null): void {
    this.answered += Number(score !== null);
    if (score === null) this.#of(month).isScorePerhaps = true;
    else this.#of(month).score = score;
  }

  sealed(body: Sealed, isAnswered: boolean): void {
    const entry = this.#of(body.month);
    this.answered += Number(isAnswered);
    if (!isAnswered) {
      entry.sealedPerhaps.push(body);
      return;
    }
    entry.sealed = body;
    entry.sealedPerhaps = [];
  }

  /** What is lost or too much in the published moves of a seat; each fault names its month. */
  check(quota: number, lines: readonly string[]) {
    const lost: string[] = [];
    const doubled: string[] = [];
    for (const [i, line] of lines.entries()) {
      const month = i + 1;
      const entry = this.#months.get(month) ?? nothing();
      const where = `quota ${quota}, month ${month}`;
      const times = line.split(' ').filter((text) => text.startsWith(`${quota}.`)).length;
      const move = unpackMoves(line).get(quota);
      if (times > 1) doubled.push(`${where}: ${times} moves`);
      if (move === undefined) {
        if (entry.begun !== null) lost.push(`${where}: no move`);
        continue;
      }
      this.#checkMove(entry, move, where, lost, doubled);
    }
    return { lost, doubled };
  }

  #checkMove(entry: MonthEntry, move: Move, where: string, lost: string[], doubled: string[]): void {
    const { begun, begunPerhaps, score, isScorePerhaps, sealed, sealedPerhaps } = entry;
    if (begun !== null && !isBegun(move, begun)) lost.push(`${where}: what was begun`);
    if (begun === null && !move.isAuto && !begunPerhaps.some((body) => isBegun(move, body)))
      doubled.push(`${where}: begun, and nobody sent it`);
    if (score !== null && move.score !== score) lost.push(`${where}: a score of ${score}`);
    if (score === null && !isScorePerhaps && begun?.isPlayed === true && move.score !== scores.left)
      doubled.push(`${where}: a score of ${move.score} that nobody sent`);
    const may = [...(sealed === null ? [UNSEALED] : [sealed]), ...sealedPerhaps];
    if (may.some((body) => isSealed(move, body))) return;
    if (sealed === null) doubled.push(`${where}: sealed, and nobody sent it`);
    else lost.push(`${where}: what was sealed`);
  }
}
