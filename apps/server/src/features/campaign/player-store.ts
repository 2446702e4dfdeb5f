import type { CampaignSave, RunRow, Store } from '@consorcio/game';
import { must } from '@consorcio/kernel';
import { json } from '../../db/database.ts';
import { saved, savedBy } from '../../db/guarded-write.ts';
import type { Uses } from '../../feature.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Token } from '../../http/token.ts';
import * as statements from './campaign-store.ts';
import { notebookStore, type ReadOwn } from './notebook-store.ts';

/** A verified run with its log. */
const runOf = ({ version: log_version, ...run }: RunRow & { readonly number: number }) => ({ ...run, log_version });

/** What every write of a campaign keeps. */
const stateOf = (change: CampaignSave) => ({
  player_id: change.playerId,
  version: change.version,
  campaign_id: change.campaignId,
  status: change.status,
  results_seen: change.resultsSeen,
  energy: change.energy,
  effort: change.effort,
  state: json(change.state),
  movements: change.movements,
  run_version: change.runIssue?.version ?? null,
  run_began_at: change.runIssue?.issuedAt ?? null,
  now: change.now,
  has_ended: change.hasEnded,
});

/** The one write of a command of a campaign, or of a try of a week. */
function writeOf(change: CampaignSave) {
  const { run, of, campaignId } = change;
  if ('note' in of) {
    const { note, low, high } = of.note ?? { note: null, low: null, high: null };
    const tried = { ...stateOf(change), note, low, high };
    return run === null ? statements.SAVE_TRY.of(tried) : statements.SAVE_TRY_AND_RUN.of({ ...tried, ...runOf(run) });
  }
  const { counters, ids: user_badge_ids, badges: badge_ids, isCurrent } = of;
  const earned = { counters: json(counters), user_badge_ids, badge_ids };
  const played = { ...stateOf(change), ...earned, current_campaign_id: isCurrent ? campaignId : null };
  return run === null
    ? statements.SAVE_CAMPAIGN.of(played)
    : statements.SAVE_CAMPAIGN_AND_RUN.of({ ...played, ...runOf(run) });
}

/** The game's store on this server's database, for the player of a session; without one for reads of anybody's campaign. */
export function playerStore(
  { database, sessions, now }: Uses<'database' | 'sessions' | 'now'>,
  token: Token | null,
): Store {
  /** Every statement that reads for a player finds the session itself. */
  const accepted = <Row extends { readonly lastUsedAt: Date }>(rows: readonly Row[]): readonly [Row, ...Row[]] => {
    const [first, ...rest] = rows;
    if (first === undefined) throw new Refusal('TOKEN_INVALID');
    sessions.accept(must(token, 'token of a player'), first.lastUsedAt);
    return [first, ...rest];
  };
  const own = () => {
    const { playerId, hash } = must(token, 'token of a player');
    return [playerId, hash];
  };
  const readOwn: ReadOwn = async (statement) => accepted(await database.query(statement, own()));
  return {
    ...notebookStore(database, readOwn, now),
    async snapshot(slot) {
      return accepted(await database.query(statements.READ_SNAPSHOT, [...own(), slot]))[0];
    },
    async campaign(playerId, campaignId) {
      const [row] = await database.query(statements.READ_CAMPAIGN, [playerId, campaignId]);
      return row ?? null;
    },
    save: (change) => savedBy(database, writeOf(change)),
    open: ({ playerId, campaignId, dreamId, clientSeed, choiceKey, after, state, ...opened }) => {
      const of = { player_id: playerId, campaign_id: campaignId, dream_id: dreamId, state: json(state) };
      const next = { next_seed: after.seed, next_root: after.root, next_rulebook: after.rulebook };
      return savedBy(
        database,
        statements.OPEN_CAMPAIGN.of({ ...opened, ...of, ...next, client_seed: clientSeed, choice_key: choiceKey }),
      );
    },
    setPersona: ({ playerId, version, personaId }) =>
      saved(database, statements.SET_PERSONA, [playerId, version, personaId]),
  };
}
