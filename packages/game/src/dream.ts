import type { ReplyOf } from '@consorcio/contract';
import { creditText } from '@consorcio/copy/screens';
import { ok, type Result, refuse } from '@consorcio/kernel';
import { type Campaign, chooseDream, commitmentOf, drawFrom, movementsOf, type Step } from '@consorcio/rules';
import { DREAMS } from '@consorcio/rules/catalogue';
import { instalmentAt, offeredTerms } from '@consorcio/rules/queries';
import { RULEBOOK_VERSIONS } from '@consorcio/rules/vocabulary';
import { bytesToHex } from '@noble/hashes/utils.js';
import { isSameBytes } from './bytes.ts';
import type { Calls } from './calls.ts';
import { packCampaign } from './campaign/campaign-codec.ts';
import type { PlayerSnapshot } from './campaign/campaign-write.ts';
import type { KeptCampaign } from './campaign/kept-campaign.ts';
import { packMovements } from './campaign/movement-codec.ts';
import { readSnapshot } from './campaign/with-campaign.ts';
import { type Decision, decideAnew } from './guarded-write.ts';
import type { CampaignOpening, Ports } from './ports.ts';
import { Refusal } from './refusal.ts';
import { KEY_LIFE, keptKey } from './request.ts';

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
function choose(ports: Ports, snapshot: PlayerSnapshot, asked: DreamChoice): Chosen {
  const { latest, personaId, next, counters } = snapshot;
  const { dreamId, clientSeed } = asked;
  const begun = begunBy(latest, asked.requestKey, ports.now());
  if (begun !== null) return chosenBefore(ports.ids.of(snapshot.playerId, begun.id), begun, asked);
  const rulebook = RULEBOOK_VERSIONS.find((known) => known === next.rulebook);
  // A newer server has sealed it: another may know its rulebook.
  if (rulebook === undefined) throw new Refusal('UNAVAILABLE', NEWER_RETRY);
  const serverSeed = bytesToHex(next.seed);
  const choice = { personaId, dreamId, dreamsDone: counters.DREAM_DONE, rulebook };
  const chosen = chooseDream(latest?.value ?? null, choice, drawFrom({ serverSeed, clientSeed }));
  if (!chosen.ok) return chosen;
  const campaignId = ports.newId(ports.now());
  const answer = answerOf(ports.ids.of(snapshot.playerId, campaignId), chosen.value.campaign, serverSeed);
  const begins = opening(ports, snapshot, campaignId, asked, chosen.value);
  const { playerId } = snapshot;
  return ok({
    answer,
    onWritten: () => ports.count({ type: 'BEGUN', playerId, isFirst: latest === null }),
    write: () => ports.store.open(begins),
  });
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
  const isSame = isSameBytes(latest.choiceKey, keptKey(key));
  return isSame && now - latest.createdAt.getTime() < KEY_LIFE ? latest : null;
}

/** The first answer again, however far the campaign has come; another choice with the same key is refused. */
function chosenBefore(campaignId: string, { value, seeds }: KeptCampaign, asked: DreamChoice): Chosen {
  if (value.dreamId !== asked.dreamId || seeds.clientSeed !== asked.clientSeed) return refuse('KEY_REUSED');
  return ok({ answer: answerOf(campaignId, value, seeds.serverSeed) });
}

function opening(
  { now, newSeal }: Ports,
  { playerId, version, next, latest }: PlayerSnapshot,
  campaignId: string,
  { clientSeed, requestKey }: DreamChoice,
  { campaign, facts }: Step,
): CampaignOpening {
  const at = now();
  return {
    ...{ playerId, version, campaignId, dreamId: campaign.dreamId, ...campaign.wallet },
    ...{ seed: next.seed, root: next.root, clientSeed, state: packCampaign(campaign) },
    ...{ movements: packMovements(movementsOf(facts), at, at), now: new Date(at), number: (latest?.number ?? 0) + 1 },
    ...{ choiceKey: requestKey === null ? null : keptKey(requestKey), after: newSeal() },
  };
}

/** What the player saves for. */
export const dream: Calls<'dreamList' | 'dreamChoose'> = {
  /* The first instalment is that of the campaign which the choice would begin (RULES 3.5, 6.1). */
  dreamList: async (ports, { playerId }) => {
    const { counters } = await readSnapshot(ports, playerId);
    return ok(
      DREAMS.map((offered) => ({
        ...offered,
        effortCostPerCycle: instalmentAt(offeredTerms(offered.id, counters.DREAM_DONE > 0), 1),
        realCredit: creditText(offered.realCredit),
      })),
    );
  },
  dreamChoose: (ports, { playerId, requestKey, body: { dreamId, clientSeed = '' } }) =>
    decideAnew(
      () => readSnapshot(ports, playerId),
      (snapshot) => choose(ports, snapshot, { dreamId, clientSeed, requestKey }),
    ),
};
