import { isGuest } from '@consorcio/contract';
import { type CampaignRow, type KeptCampaign, keptFrom, weekAfter, weekOf } from '@consorcio/game';
import { must } from '@consorcio/kernel';
import { type NoteCounts, sealOf, type WeekName } from '@consorcio/rules/week';
import type { Uses } from '../../feature.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Token } from '../../http/token.ts';
import { sealWeeks } from './seal-weeks.ts';
import { type NoteColumns, READ_WEEK, type WeekRow } from './store.ts';

/** A try with its note, once it was computed. */
export interface KeptTry extends NoteColumns {
  readonly kept: KeptCampaign;
}

/** A sealed week, as everybody has it. Root, seed and seal have 64 hex digits; root and seed are shown once it is published. */
export interface SealedWeek {
  readonly name: WeekName;
  readonly rulebook: number;
  readonly root: string;
  readonly seed: string;
  readonly seal: string;
  readonly sealedAt: Date;
  /** The counted notes; null until it is published. */
  readonly notes: NoteCounts | null;
}

interface WeekPlayer {
  readonly id: string;
  readonly version: number;
  readonly isGuest: boolean;
  readonly personaId: number | null;
}

interface WeekTries {
  readonly ranked: KeptTry | null;
  /** The newest try, of whatever week. */
  readonly slot: KeptTry | null;
  /** Free tries of the week so far. */
  readonly free: number;
  /** Of all tries, 0 before the first. */
  readonly lowestNumber: number;
}

/** A player in the week of now, read in one statement. */
export interface WeekStanding {
  readonly player: WeekPlayer;
  readonly week: SealedWeek;
  /** What is told of the week after it. */
  readonly next: Pick<SealedWeek, 'name' | 'seal'>;
  readonly tries: WeekTries;
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/**
 * The week of now. A week that no server has sealed yet is sealed first, once for all.
 * @throws Refusal TOKEN_INVALID when the session is no live one
 */
export async function readWeek(
  services: Uses<'database' | 'sessions' | 'now' | 'randomBytes'>,
  token: Token,
): Promise<WeekStanding> {
  const { database, sessions, now } = services;
  const week = weekOf(now());
  const read = () => database.query(READ_WEEK, [token.playerId, token.hash, week, weekAfter(week)]);
  let rows = await read();
  if (rows[0] === undefined) throw new Refusal('TOKEN_INVALID');
  sessions.accept(token, rows[0].lastUsedAt);
  if (rows[0].weekRoot === null || rows[0].nextWeekRoot === null) {
    await sealWeeks(services, week);
    rows = await read();
  }
  return standingOf(token.playerId, week, rows);
}

function standingOf(playerId: string, name: WeekName, rows: readonly WeekRow[]): WeekStanding {
  const [row] = rows;
  if (row === undefined) throw new Refusal('TOKEN_INVALID');
  const { version, personaId } = row;
  return {
    player: { id: playerId, version, isGuest: isGuest(row), personaId },
    week: weekIn(name, row),
    next: { name: weekAfter(name), seal: sealOf(hexOf(must(row.nextWeekRoot, 'root of the next week'))).seal },
    tries: triesOf(name, rows, row),
  };
}

function weekIn(name: WeekName, { weekRoot, weekRulebook, sealedAt, notes }: WeekRow): SealedWeek {
  const root = hexOf(must(weekRoot, 'root of a sealed week'));
  const rulebook = must(weekRulebook, 'rulebook of a sealed week');
  return { name, rulebook, root, ...sealOf(root), sealedAt: must(sealedAt, 'time of a seal'), notes };
}

function triesOf(
  name: WeekName,
  rows: readonly WeekRow[],
  { publishedAt, freeTries, lowestNumber }: WeekRow,
): WeekTries {
  const tries = rows.filter(({ campaignId }) => campaignId !== null);
  const tryOf = (found: WeekRow | undefined): KeptTry | null =>
    found === undefined
      ? null
      : { ...found, kept: keptFrom(found as CampaignRow, publishedAt !== null && found.week === name) };
  return {
    ranked: tryOf(tries.find(({ week, weekTry }) => week === name && weekTry === 0)),
    slot: tryOf(tries.find(({ isSlot }) => isSlot === true)),
    free: freeTries ?? 0,
    lowestNumber: lowestNumber ?? 0,
  };
}
