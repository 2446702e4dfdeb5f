import type { CampaignRow } from '@consorcio/game';
import type { NoteCounts } from '@consorcio/rules/week';
import { statement } from '../../db/database.ts';
import { writeBy } from '../../db/guarded-write.ts';
import { KEPT_SESSION } from '../../http/sessions.ts';
import { CAMPAIGN } from '../campaign/campaign-store.ts';

type Absent<Row> = { readonly [Key in keyof Row]: Row[Key] | null };

/** What everybody has of a week; null until it is sealed. */
interface WeekColumns {
  readonly weekRoot: Uint8Array;
  /** By which it is played and proved, whatever newer one there is. */
  readonly weekRulebook: number;
  readonly sealedAt: Date;
  readonly publishedAt: Date | null;
  readonly notes: NoteCounts | null;
}

/** A try's note with its interval. */
export interface NoteColumns {
  readonly note: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** One row for each: the player's ranked try of the week, and the try in the slot; one without a campaign when there is neither. */
export interface WeekRow extends Absent<CampaignRow>, Absent<WeekColumns>, NoteColumns {
  readonly lastUsedAt: Date;
  readonly version: number;
  readonly email: string;
  readonly personaId: number | null;
  readonly nextWeekRoot: Uint8Array | null;
  /** Free tries of the week that were begun; null before the first try. */
  readonly freeTries: number | null;
  /** The lowest number of a try; null before the first. */
  readonly lowestNumber: number | null;
  readonly isSlot: boolean | null;
}

/** `$1` player, `$2` hash of the token, `$3` the week, `$4` the next one. */
export const READ_WEEK = statement<WeekRow>('week-read')`
  select s.last_used_at as "lastUsedAt", p.version, p.email, p.persona_id as "personaId",
      w.root as "weekRoot", w.rulebook as "weekRulebook", w.sealed_at as "sealedAt", w.published_at as "publishedAt", w.notes,
      n.root as "nextWeekRoot",
      (select f.week_try from campaign f where f.player_id = $1 and f.week = $3 order by f.week_try desc limit 1)
        as "freeTries",
      (select l.number from campaign l where l.player_id = $1 and l.number < 0 order by l.number limit 1)
        as "lowestNumber",
      c.campaign_id = p.week_campaign_id as "isSlot", c.week_note as note, c.week_low as low, c.week_high as high,
      ${CAMPAIGN}
    from ${KEPT_SESSION}
    left join week w on w.week = $3
    left join week n on n.week = $4
    left join campaign c on c.player_id = p.player_id
      and (c.campaign_id = p.week_campaign_id or (c.week = $3 and c.week_try = 0))`;

/** `$1` week, `$2` root, `$3` now, `$4` rulebook. Whoever comes second changes nothing. */
export const SEAL = statement<never>('week-seal')`
  insert into week (week, root, sealed_at, rulebook) values ($1, $2, $3, $4) on conflict do nothing`;

/** Creates a try and puts it into the slot. */
export const OPEN_TRY = writeBy(
  'week-open',
  'week_open',
  'player_id version campaign_id number dream_id energy effort seed root client_seed state movements now choice_key',
  'week week_try',
);

/** A week whose key is out. */
export interface PastWeekRow extends WeekColumns {
  readonly week: string;
  readonly publishedAt: Date;
  readonly notes: NoteCounts;
}

/** Weeks on the page of past weeks: two years. */
const PAST = 104;

export const READ_PAST = statement<PastWeekRow>('week-past')`
  select week, root as "weekRoot", rulebook as "weekRulebook", sealed_at as "sealedAt", published_at as "publishedAt", notes
    from week where published_at is not null order by week desc limit ${PAST}`;

/** Weeks that are not published yet, oldest first. */
export const UNPUBLISHED = statement<{ readonly week: string; readonly root: Uint8Array }>('week-unpublished')`
  select week, root from week where published_at is null order by week`;

/** Ranked tries of a week that a letter ended and that nobody has noted. `$1` week. */
export const UNNOTED = statement<CampaignRow & { readonly playerId: string }>('week-unnoted')`
  select c.player_id as "playerId", ${CAMPAIGN} from campaign c
    where c.week = $1 and c.week_try = 0 and c.week_note is null and c.status = 'SUCCESS' limit 50`;

/** `$1` player, `$2` campaign, then note, low, high. */
export const KEEP_NOTE = statement<never>('week-note')`
  update campaign set week_note = $3, week_low = $4, week_high = $5
    where player_id = $1 and campaign_id = $2 and week_note is null`;

export const COUNT_NOTES = statement<{ readonly note: number; readonly tries: number }>('week-count')`
  select week_note as note, count(*) as tries from campaign
    where week = $1 and week_try = 0 and week_note is not null group by week_note order by week_note desc`;

/** `$1` week, `$2` now, `$3` notes. The first count stays. */
export const PUBLISH = statement<never>('week-publish')`
  update week set published_at = $2, notes = $3 where week = $1 and published_at is null`;
