import { type CampaignRow, keptFrom } from '@consorcio/game';
import type { CampaignStatus, Context, ContractEnd, DreamId, PersonaId } from '@consorcio/rules/vocabulary';
import { type Database, statement } from '../../../db/database.ts';
import { dayOf } from '../../../desk/days.ts';
import type { Uses } from '../../../feature.ts';
import { KEPT_SESSION } from '../../../http/sessions.ts';
import { type Chore, SWEPT, sweep } from '../../../maintenance.ts';
import { CAMPAIGN } from '../../campaign/campaign-store.ts';
import { publicEnd, type Sharer, sharerOf } from '../public-view.ts';

const ENDED_AT = 'coalesce(c.finished_at, c.created_at) as "endedAt"';

/** Session and one campaign of the player, null where there is none of that id. `$1` player, `$2` hash of the token, `$3` campaign. */
export const READ_OWN = statement<{
  readonly lastUsedAt: Date;
  readonly status: CampaignStatus | null;
  readonly endedAt: Date | null;
}>('certificate-own')`
  select s.last_used_at as "lastUsedAt", c.status, ${ENDED_AT}
    from ${KEPT_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id = $3`;

/** Gives the code to the campaign, or finds that it has it; no row when another campaign has it. `$1` code, `$2` player, `$3` campaign. */
export const TAKE_CODE = statement<{ readonly code: string }>('certificate-take')`
  insert into certificate (code, player_id, campaign_id) values ($1, $2, $3)
    on conflict (code) do update set campaign_id = excluded.campaign_id
      where certificate.player_id = excluded.player_id and certificate.campaign_id = excluded.campaign_id
    returning code`;

const FIND_CODE = statement<{ readonly playerId: string; readonly campaignId: string }>('certificate-find')`
  select player_id as "playerId", campaign_id as "campaignId" from certificate where code = $1`;

/** A dream that came true, with its player. `$1` player, `$2` campaign. */
const READ_CERTIFIED = statement<
  CampaignRow & { readonly name: string; readonly personaId: PersonaId | null; readonly endedAt: Date }
>('certificate-read')`
  select p.name, p.persona_id as "personaId", ${ENDED_AT}, ${CAMPAIGN}
    from campaign c join player p on p.player_id = c.player_id
    where c.player_id = $1 and c.campaign_id = $2 and c.status = 'SUCCESS'`;

/** `$1` the last code that was looked at. */
const NEXT_CODES = statement<{ readonly code: string; readonly playerId: string }>('lost-next-codes')`
  select code, player_id as "playerId" from certificate where code > $1 order by code limit ${SWEPT}`;
const IS_THERE = statement<{ readonly id: string }>('lost-player')`
  select player_id as id from player where player_id = $1`;
const DROP_CODE = statement<never>('lost-drop')`delete from certificate where code = $1`;

/**
 * Drops codes that lead to nobody: one that was given in the very moment in which its account was deleted stays behind,
 * since codes and players are kept by different keys.
 */
export const lostCodes = (database: Database): Chore =>
  sweep({
    name: 'lost codes',
    first: '',
    next: async (from) =>
      (await database.query(NEXT_CODES, [from])).map(({ code, playerId }) => ({ id: code, playerId })),
    see: async ({ id, playerId }) =>
      (await database.query(IS_THERE, [playerId])).length === 0 && database.query(DROP_CODE, [id]),
  });

/** How a dream comes true. */
type Success = Exclude<Context, 'DEFAULT'>;

/** What anybody may know of a certificate: CONTRACT 6, with the day and the way. */
export interface Certified extends Sharer {
  readonly code: string;
  readonly personaId: PersonaId | null;
  readonly dreamId: DreamId;
  readonly how: Success;
  /** 2026-11-23, in Brasília. */
  readonly on: string;
  /** As the public knows it. */
  readonly campaignId: string;
  readonly contractEnd: Exclude<ContractEnd, 'RETOMADO'> | null;
}

/**
 * The certificate of a code; null for one that was never given out, or whose account was deleted. Both cost the same
 * statement, so that nobody can tell them apart.
 */
export async function findCertified(
  { database, ids }: Uses<'database' | 'ids'>,
  code: string,
): Promise<Certified | null> {
  const [found] = await database.query(FIND_CODE, [code]);
  if (found === undefined) return null;
  const [row] = await database.query(READ_CERTIFIED, [found.playerId, found.campaignId]);
  if (row === undefined) return null;
  const { value } = keptFrom(row);
  const { context, after } = value;
  return {
    code,
    ...sharerOf(row),
    personaId: row.personaId,
    dreamId: row.dreamId,
    how: context === null || context === 'DEFAULT' ? 'PAID' : context,
    on: dayOf(row.endedAt.getTime()),
    campaignId: ids.of(found.playerId, found.campaignId),
    contractEnd: publicEnd(after?.end ?? null),
  };
}
