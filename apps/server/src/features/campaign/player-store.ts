import type { CampaignSave, RunRow, Store } from '@consorcio/game';
import { must } from '@consorcio/kernel';
import { json } from '../../db/database.ts';
import { saved } from '../../db/guarded-write.ts';
import type { Uses } from '../../feature.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Token } from '../../http/token.ts';
import {
  OPEN_CAMPAIGN,
  READ_CAMPAIGN,
  READ_SNAPSHOT,
  SAVE_CAMPAIGN,
  SAVE_CAMPAIGN_AND_RUN,
  SAVE_TRY,
  SAVE_TRY_AND_RUN,
  SET_PERSONA,
} from './campaign-store.ts';
import { notebookStore, type ReadOwn } from './notebook-store.ts';

/** The columns of a verified run with its log; none without one. */
const runValues = (run: (RunRow & { readonly number: number }) | null) =>
  run === null ? [] : [run.number, run.ordinal, run.version, run.ticks, run.points, run.inputs];

/** Values that every write of a campaign has: status, results seen, balance, state, new movements, run under way, now, whether it has ended. */
const stateValues = ({
  status,
  resultsSeen,
  energy,
  effort,
  state,
  movements,
  runIssue,
  now,
  hasEnded,
}: CampaignSave) => [
  ...[status, resultsSeen, energy, effort, json(state), movements],
  ...[runIssue?.version ?? null, runIssue?.issuedAt ?? null, now, hasEnded],
];

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
      return accepted(await database.query(READ_SNAPSHOT, [...own(), slot]))[0];
    },
    async campaign(playerId, campaignId) {
      const [row] = await database.query(READ_CAMPAIGN, [playerId, campaignId]);
      return row ?? null;
    },
    save(change) {
      const { playerId, version, campaignId, run, of } = change;
      const state = stateValues(change);
      if ('note' in of) {
        const noted = [of.note?.note ?? null, of.note?.low ?? null, of.note?.high ?? null];
        const values = [playerId, version, campaignId, ...state, ...noted, ...runValues(run)];
        return saved(database, run === null ? SAVE_TRY : SAVE_TRY_AND_RUN, values);
      }
      const whose = [playerId, version, campaignId, of.isCurrent ? campaignId : null, json(of.counters)];
      const values = [...whose, ...state, of.ids, of.badges, ...runValues(run)];
      return saved(database, run === null ? SAVE_CAMPAIGN : SAVE_CAMPAIGN_AND_RUN, values);
    },
    open: ({ playerId, version, campaignId, after, state, ...opened }) =>
      saved(database, OPEN_CAMPAIGN, [
        ...[playerId, version, campaignId, after.seed, opened.dreamId, opened.energy, opened.effort, opened.seed],
        ...[opened.clientSeed, json(state), opened.movements, opened.now, opened.number, opened.choiceKey],
        ...[opened.root, after.root, after.rulebook],
      ]),
    setPersona: ({ playerId, version, personaId }) => saved(database, SET_PERSONA, [playerId, version, personaId]),
  };
}
