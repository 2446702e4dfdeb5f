import { isGuest } from '@consorcio/contract';
import { type CampaignRow, type KeptCampaign, keptFrom, weekAfter, weekOf } from '@consorcio/game';
import { must } from '@consorcio/kernel';
import { type NoteCounts, sealOf, type WeekName } from '@consorcio/rules/week';
import type { Uses } from '../../feature.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Token } from '../../http/token.ts';
import { type NoteColumns, READ_WEEK, sealWeeks, type WeekRow } from './week-store.ts';

/** A try with its note, once it was computed. */
export interface KeptTry extends NoteColumns {
  readonly kept: KeptCampaign;
}

/** A week as one player stands in it, read in one statement. */
export interface WeekStanding {
  readonly playerId: string;
  readonly version: number;
  readonly isGuest: boolean;
  readonly personaId: number | null;
  readonly week: WeekName;
  /** 64 hex digits each; seed and root are shown once published. */
  readonly root: string;
  readonly seed: string;
  readonly seal: string;
  readonly rulebook: number;
  readonly sealedAt: Date;
  readonly isPublished: boolean;
  readonly notes: NoteCounts | null;
  readonly nextWeek: WeekName;
  readonly nextSeal: string;
  readonly ranked: KeptTry | null;
  /** The newest try, of whatever week. */
  readonly slot: KeptTry | null;
  /** Free tries of the week so far. */
  readonly freeTries: number;
  /** Of all tries, 0 before the first. */
  readonly lowestNumber: number;
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

function standingOf(playerId: string, week: WeekName, rows: readonly WeekRow[]): WeekStanding {
  const [row] = rows;
  if (row === undefined) throw new Refusal('TOKEN_INVALID');
  const root = hexOf(must(row.weekRoot, 'root of a sealed week'));
  const isPublished = row.publishedAt !== null;
  const tries = rows.filter(({ campaignId }) => campaignId !== null);
  const isRanked = (one: WeekRow): boolean => one.week === week && one.weekTry === 0;
  const tryOf = (found: WeekRow | undefined): KeptTry | null =>
    found === undefined ? null : { ...found, kept: keptFrom(found as CampaignRow, isPublished && found.week === week) };
  return {
    playerId,
    version: row.version,
    isGuest: isGuest(row),
    personaId: row.personaId,
    week,
    root,
    ...sealOf(root),
    rulebook: must(row.weekRulebook, 'rulebook of a sealed week'),
    sealedAt: must(row.sealedAt, 'time of a seal'),
    isPublished,
    notes: row.notes,
    nextWeek: weekAfter(week),
    nextSeal: sealOf(hexOf(must(row.nextWeekRoot, 'root of the next week'))).seal,
    ranked: tryOf(tries.find(isRanked)),
    slot: tryOf(tries.find(({ isSlot }) => isSlot === true)),
    freeTries: row.freeTries ?? 0,
    lowestNumber: row.lowestNumber ?? 0,
  };
}
