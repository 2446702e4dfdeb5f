import { endpoints, type ReplyOf } from '@consorcio/contract';
import { operatorCopy } from '@consorcio/copy/operator';
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
import { byDay, type DeskReport } from '../../desk/desk.ts';
import { COUNTED } from '../../desk/steps.ts';
import type { Feature, Services } from '../../feature.ts';
import type { SignedIn } from '../../http/sessions.ts';
import { behaviourReport } from './behaviour-report.ts';
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
      return { turns: [...turns], recovery, bid, ...out, eventId: cards[i] ?? null, ...option };
    }),
    options: [...options],
    ...(after === undefined ? {} : { after: { use: after.use, plans: [...after.plans] } }),
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

const { ends: copy, day } = operatorCopy;
const COLUMNS = Object.entries(copy.names).map(([label, title]) => ({
  ...{ group: 'players', id: label.toLowerCase().replace('_', '-'), title, label },
  name: COUNTED.ends,
}));

const endsReport: DeskReport = {
  ...{ group: 'players', id: 'campaigns-by-end', title: copy.title, note: copy.note, chart: 'stacked' },
  read: async (period) => byDay(period, COLUMNS, day),
};

type SeenResults = Result<Change<ReplyOf<'seeResults'>>, 'CAMP_NOT_FOUND' | 'CAMP_INVALID_STATUS'>;

/** Any campaign by its public id, whoever asks; null for an unknown one. */
async function campaignNamed(services: Services, publicId: string) {
  const asked = services.ids.read(publicId);
  return asked === null ? null : readCampaign(services, asked.playerId, asked.partId);
}

/** The player's own campaign by its public id; null for an unknown one, and for somebody else's. */
async function ownCampaign(services: Services, player: Pick<SignedIn, 'id'>, publicId: string) {
  return services.ids.read(publicId)?.playerId === player.id ? campaignNamed(services, publicId) : null;
}

/** Marks the named campaign's results as seen. One before the newest has always been seen. */
async function seeResults(services: Services, snapshot: PlayerSnapshot, campaignId: string): Promise<SeenResults> {
  const { playerId, latest } = snapshot;
  const asked = services.ids.read(campaignId);
  const isNewest = asked?.playerId === playerId && asked.partId === latest?.id;
  const named = isNewest ? latest : (await ownCampaign(services, { id: playerId }, campaignId))?.campaign;
  const seen = markResultsSeen(named?.value ?? null);
  return seen.ok && !isNewest ? ok(unchanged(snapshot, seen.value.answer)) : seen;
}

/** What may be shown of a campaign's draws; nothing of a try before its week is published (RULES 14.3). */
function auditReply(kept: KeptCampaign): ReplyOf<'audit'> {
  const { draws, rootDraws, lateCycles, ...published } = publishDraws(kept.value, kept.seeds);
  const told = { ...published, lateCycles: [...lateCycles] };
  if (!tellsKey(kept)) return { ...told, seed: null, draws: [], root: null, rootDraws: [] };
  return { ...told, draws: [...draws], rootDraws: [...rootDraws] };
}

/** A campaign as a whole: its end, and what can be shown of it. */
export const campaign: Feature = (api, services) => {
  services.desk.add(endsReport);
  services.desk.add(behaviourReport(services.counts, services.now));

  api.withToken(endpoints.seeResults, ({ token, body }) =>
    withCampaign(
      services,
      token,
      (snapshot) => seeResults(services, snapshot, body.campaignId),
      services.ids.read(body.campaignId)?.partId,
    ),
  );

  api.withToken(endpoints.giveUp, ({ token, query }) =>
    withCampaign(services, token, ({ latest }) => giveUp(latest?.value ?? null), query.slot),
  );

  api.public(endpoints.audit, async ({ params }) => {
    const found = await campaignNamed(services, params.campaignId);
    if (found === null) return refuse('CAMP_NOT_FOUND');
    return ok(auditReply(found.campaign));
  });

  api.withPlayer(endpoints.statement, async ({ player, params }) => {
    const found = await ownCampaign(services, player, params.campaignId);
    if (found === null) return refuse('CAMP_NOT_FOUND');
    const { rulebook } = found.campaign.value;
    return ok({ rulebook, entries: statementOf(found.campaign, found.movements) });
  });

  api.withPlayer(endpoints.choices, async ({ player, params }) => {
    const found = await ownCampaign(services, player, params.campaignId);
    if (found === null) return refuse('CAMP_NOT_FOUND');
    return ok(choicesReply(found.campaign.value));
  });

  api.withPlayer(endpoints.group, async ({ player, params }) => {
    const found = await ownCampaign(services, player, params.campaignId);
    if (found === null) return refuse('CAMP_NOT_FOUND');
    const { quota, quotas, waiting, assemblies, late, gone } = groupHistory(found.campaign.value, found.campaign.draw);
    const told = assemblies.map((assembly) => ({ ...assembly, bids: assembly.bids.map((bid) => ({ ...bid })) }));
    return ok({ quota, quotas, waiting: [...waiting], late: [...late], gone: [...gone], assemblies: told });
  });
};
