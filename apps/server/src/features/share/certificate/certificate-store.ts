import type { CampaignRow } from '@consorcio/game';
import type { CampaignStatus, PersonaId } from '@consorcio/rules/vocabulary';
import { statement } from '../../../db/database.ts';
import { KEPT_SESSION } from '../../../http/sessions.ts';
import { CAMPAIGN } from '../../campaign/campaign-store.ts';

const ENDED_AT = 'coalesce(c.finished_at, c.created_at) as "endedAt"';

/** Session and one campaign of the player, null where there is none of that id. `$1` player, `$2` hash of the token, `$3` campaign. */
export const READ_OWN = statement<{
  readonly lastUsedAt: Date;
  readonly status: CampaignStatus | null;
  readonly endedAt: Date | null;
}>({
  name: 'certificate-own',
  text: `select s.last_used_at as "lastUsedAt", c.status, ${ENDED_AT}
    from ${KEPT_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id = $3`,
});

/** Gives the code to the campaign, or finds that it has it; no row when another campaign has it. `$1` code, `$2` player, `$3` campaign. */
export const TAKE_CODE = statement<{ readonly code: string }>({
  name: 'certificate-take',
  text: `insert into certificate (code, player_id, campaign_id) values ($1, $2, $3)
    on conflict (code) do update set campaign_id = excluded.campaign_id
      where certificate.player_id = excluded.player_id and certificate.campaign_id = excluded.campaign_id
    returning code`,
});

/** `$1` code. */
export const FIND_CODE = statement<{ readonly playerId: string; readonly campaignId: string }>({
  name: 'certificate-find',
  text: 'select player_id as "playerId", campaign_id as "campaignId" from certificate where code = $1',
});

/** A dream that came true, with its player. `$1` player, `$2` campaign. */
export const READ_CERTIFIED = statement<
  CampaignRow & { readonly name: string; readonly personaId: PersonaId | null; readonly endedAt: Date }
>({
  name: 'certificate-read',
  text: `select p.name, p.persona_id as "personaId", ${ENDED_AT}, ${CAMPAIGN}
    from campaign c join player p on p.player_id = c.player_id
    where c.player_id = $1 and c.campaign_id = $2 and c.status = 'SUCCESS'`,
});
