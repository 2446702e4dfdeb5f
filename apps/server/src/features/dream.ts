import { endpoints, type ReplyOf } from '@consorcio/contract';
import { creditText } from '@consorcio/copy/screens';
import { ok, type Result, refuse } from '@consorcio/kernel';
import { type Campaign, chooseDream, commitmentOf, drawFrom, movementsOf, type Step } from '@consorcio/rules';
import { DREAMS } from '@consorcio/rules/catalogue';
import { RULEBOOK_VERSIONS } from '@consorcio/rules/vocabulary';
import { json, statement } from '../db/database.ts';
import { type Decision, retryOnConflict, type Written } from '../db/guarded-write.ts';
import { countEnd, countStep } from '../desk/steps.ts';
import type { Feature, Services } from '../feature.ts';
import { Refusal } from '../http/refusal.ts';
import { KEY_LIFE, keptKey } from '../http/request-key.ts';
import { newId } from '../ids.ts';
import { packCampaign } from './campaign/campaign-codec.ts';
import type { PlayerSnapshot } from './campaign/campaign-write.ts';
import type { KeptCampaign } from './campaign/kept-campaign.ts';
import { packMovements } from './campaign/movement-codec.ts';
import { readSnapshot } from './campaign/with-campaign.ts';

/** Creates the campaign and puts the next one's seed in place of the one it takes. */
const OPEN_CAMPAIGN = statement<Written>({
  name: 'campaign-open',
  text: `select campaign_open(p_player_id => $1, p_version => $2, p_campaign_id => $3, p_next_seed => $4,
    p_dream_id => $5, p_energy => $6, p_effort => $7, p_seed => $8, p_client_seed => $9, p_state => $10,
    p_movements => $11, p_now => $12, p_number => $13, p_choice_key => $14, p_root => $15, p_next_root => $16,
    p_next_rulebook => $17) as written`,
});

interface DreamChoice {
  readonly dreamId: number;
  /** The 'código do sorteio', empty when none was sent. */
  readonly clientSeed: string;
  readonly requestKey: string | null;
}
/** Seconds to wait where the server is older than the seal. */
const NEWER_RETRY = 5;

type Chosen = Result<
  Decision<ReplyOf<'dreamChoose'>>,
  'PERSONA_NOT_FOUND' | 'CAMP_NOT_FINISHED' | 'DREAM_NOT_FOUND' | 'KEY_REUSED'
>;

/**
 * Starts a campaign with the seed whose commitment the player has been shown; a new one is drawn for the campaign after
 * it, so that neither side alone can steer a draw (RULES 3.5).
 */
function choose(services: Services, snapshot: PlayerSnapshot, asked: DreamChoice): Chosen {
  const { latest, personaId, next, counters } = snapshot;
  const { dreamId, clientSeed } = asked;
  const begun = begunBy(latest, asked.requestKey, services.now());
  if (begun !== null) return chosenBefore(services.ids.of(snapshot.playerId, begun.id), begun, asked);
  const rulebook = RULEBOOK_VERSIONS.find((known) => known === next.rulebook);
  // A newer server has sealed it: another may know its rulebook.
  if (rulebook === undefined) throw new Refusal('UNAVAILABLE', NEWER_RETRY);
  const serverSeed = Buffer.from(next.seed).toString('hex');
  const choice = { personaId, dreamId, dreamsDone: counters.DREAM_DONE, rulebook };
  const chosen = chooseDream(latest?.value ?? null, choice, drawFrom({ serverSeed, clientSeed }));
  if (!chosen.ok) return chosen;
  const campaignId = newId(services.now());
  const answer = answerOf(services.ids.of(snapshot.playerId, campaignId), chosen.value.campaign, serverSeed);
  const onWritten = (): void => {
    countEnd(services.counts, 'BEGUN');
    if (latest === null) countStep(services.counts, snapshot.playerId, 'dream');
  };
  return ok({ answer, onWritten, write: opening(services, snapshot, campaignId, asked, chosen.value) });
}

const answerOf = (
  campaignId: string,
  { dreamId, isNewGamePlus, quota }: Campaign,
  serverSeed: string,
): ReplyOf<'dreamChoose'> => ({
  campaignId,
  dreamId,
  isNewGamePlus,
  seedCommitment: commitmentOf(serverSeed),
  quota,
});

/** The newest campaign if this very request began it less than a day ago. */
function begunBy(latest: KeptCampaign | null, key: string | null, now: number): KeptCampaign | null {
  if (latest === null || latest.choiceKey === null || key === null) return null;
  const isSame = Buffer.compare(latest.choiceKey, keptKey(key)) === 0;
  return isSame && now - latest.createdAt.getTime() < KEY_LIFE ? latest : null;
}

/** The first answer again, however far the campaign has come; another choice with the same key is refused. */
function chosenBefore(campaignId: string, { value, seeds }: KeptCampaign, asked: DreamChoice): Chosen {
  if (value.dreamId !== asked.dreamId || seeds.clientSeed !== asked.clientSeed) return refuse('KEY_REUSED');
  return ok({ answer: answerOf(campaignId, value, seeds.serverSeed) });
}

function opening(
  { now, newSeal }: Services,
  { playerId, version, next, latest }: PlayerSnapshot,
  campaignId: string,
  { clientSeed, requestKey }: DreamChoice,
  { campaign, facts }: Step,
): NonNullable<Decision<unknown>['write']> {
  const at = now();
  const after = newSeal();
  const { wallet, dreamId } = campaign;
  return {
    statement: OPEN_CAMPAIGN,
    values: [
      playerId,
      version,
      campaignId,
      after.seed,
      dreamId,
      wallet.energy,
      wallet.effort,
      next.seed,
      clientSeed,
      json(packCampaign(campaign)),
      packMovements(movementsOf(facts), at, at),
      new Date(at),
      (latest?.number ?? 0) + 1,
      requestKey === null ? null : keptKey(requestKey),
      next.root,
      after.root,
      after.rulebook,
    ],
  };
}

/** What the player saves for. */
export const dream: Feature = (api, services) => {
  api.withPlayer(endpoints.dreamList, async () =>
    ok(DREAMS.map((offered) => ({ ...offered, realCredit: creditText(offered.realCredit) }))),
  );

  api.withToken(endpoints.dreamChoose, ({ token, requestKey, body: { dreamId, clientSeed = '' } }) =>
    retryOnConflict(
      services.database,
      () => readSnapshot(services, token),
      (snapshot) => choose(services, snapshot, { dreamId, clientSeed, requestKey }),
    ),
  );
};
