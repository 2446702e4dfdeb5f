import type { ReplyOf } from '@consorcio/contract';
import { ok, type Result, refuse } from '@consorcio/kernel';
import {
  type Campaign,
  choicesOf,
  drawnCards,
  giveUp,
  groupHistory,
  markResultsSeen,
  publishDraws,
  runPays,
} from '@consorcio/rules';
import type { Calls } from '../calls.ts';
import type { Ports } from '../ports.ts';
import { type Change, type PlayerSnapshot, unchanged } from './campaign-write.ts';
import { type KeptCampaign, tellsKey } from './kept-campaign.ts';
import { unpackMovements } from './movement-codec.ts';
import { readCampaign, withCampaign } from './with-campaign.ts';

/** What the player decided, as the API returns it: everything that a replay keeps, and each month's card. */
function choicesReply(campaign: Campaign): ReplyOf<'choices'> {
  const { months, options, after, stopped } = choicesOf(campaign);
  const cards = drawnCards(campaign);
  return {
    months: months.map(({ turns, recovery, bid, isOut }, i) => {
      const taken = options.find(({ eventId, option }) => eventId === cards[i] && option !== 1);
      const option = taken === undefined ? {} : { option: taken.option };
      const out = isOut === undefined ? {} : { isOut };
      return { turns, recovery, bid, ...out, eventId: cards[i] ?? null, ...option };
    }),
    options,
    ...(after === undefined ? {} : { after: { use: after.use, plans: after.plans } }),
    ...(stopped === undefined ? {} : { stopped }),
  };
}

/** The statement's lines in order; that of a minigame's pay says what the pay was made of, which the campaign itself knows. */
function statementOf({ value, createdAt }: KeptCampaign, movements: string): ReplyOf<'statement'>['entries'] {
  const pays = runPays(value)[Symbol.iterator]();
  return unpackMovements(movements, createdAt).map(({ at, ...line }) => {
    if (line.kind !== 'REWARD') return { at: at.toISOString(), ...line };
    // What no place paid is energy of three stars until the letter, from then on that of the dream's good.
    const ofStars = line.cycle <= value.cycle ? { stars: true as const } : {};
    return { at: at.toISOString(), ...line, ...(line.roomId === null ? ofStars : pays.next().value) };
  });
}

type SeenResults = Result<Change<ReplyOf<'seeResults'>>, 'CAMP_NOT_FOUND' | 'CAMP_INVALID_STATUS'>;

/** Any campaign by its public id, whoever asks; null for an unknown one. */
async function campaignNamed(ports: Ports, publicId: string) {
  const asked = ports.ids.read(publicId);
  return asked === null ? null : readCampaign(ports, asked.playerId, asked.partId);
}

/** The player's own campaign by its public id; null for an unknown one, and for somebody else's. */
async function ownCampaign(ports: Ports, playerId: string, publicId: string) {
  return ports.ids.read(publicId)?.playerId === playerId ? campaignNamed(ports, publicId) : null;
}

/** Marks the named campaign's results as seen. One before the newest has always been seen. */
async function seeResults(ports: Ports, snapshot: PlayerSnapshot, campaignId: string): Promise<SeenResults> {
  const { playerId, latest } = snapshot;
  const asked = ports.ids.read(campaignId);
  const isNewest = asked?.playerId === playerId && asked.partId === latest?.id;
  const named = isNewest ? latest : (await ownCampaign(ports, playerId, campaignId))?.campaign;
  const seen = markResultsSeen(named?.value ?? null);
  return seen.ok && !isNewest ? ok(unchanged(snapshot, seen.value.answer)) : seen;
}

/** What may be shown of a campaign's draws; nothing of a try before its week is published (RULES 14.3). */
function auditReply(kept: KeptCampaign): ReplyOf<'audit'> {
  const published = publishDraws(kept.value, kept.seeds);
  return tellsKey(kept) ? published : { ...published, seed: null, draws: [], root: null, rootDraws: [] };
}

/** A campaign as a whole: its end, and what can be shown of it. */
export const campaign: Calls<'seeResults' | 'giveUp' | 'audit' | 'statement' | 'choices' | 'group'> = {
  seeResults: (ports, { playerId, body }) =>
    withCampaign(
      ports,
      playerId,
      (snapshot) => seeResults(ports, snapshot, body.campaignId),
      ports.ids.read(body.campaignId)?.partId,
    ),
  giveUp: (ports, { playerId, query }) =>
    withCampaign(ports, playerId, ({ latest }) => giveUp(latest?.value ?? null), query.slot),
  audit: async (ports, { params }) => {
    const found = await campaignNamed(ports, params.campaignId);
    if (found === null) return refuse('CAMP_NOT_FOUND');
    return ok(auditReply(found.campaign));
  },
  statement: async (ports, { playerId, params }) => {
    const found = await ownCampaign(ports, playerId, params.campaignId);
    if (found === null) return refuse('CAMP_NOT_FOUND');
    const { rulebook } = found.campaign.value;
    return ok({ rulebook, entries: statementOf(found.campaign, found.movements) });
  },
  choices: async (ports, { playerId, params }) => {
    const found = await ownCampaign(ports, playerId, params.campaignId);
    if (found === null) return refuse('CAMP_NOT_FOUND');
    return ok(choicesReply(found.campaign.value));
  },
  group: async (ports, { playerId, params }) => {
    const found = await ownCampaign(ports, playerId, params.campaignId);
    if (found === null) return refuse('CAMP_NOT_FOUND');
    const { quota, quotas, waiting, assemblies, late, gone } = groupHistory(found.campaign.value, found.campaign.draw);
    return ok({ quota, quotas, waiting, late, gone, assemblies });
  },
};
