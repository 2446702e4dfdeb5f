import type { ReplyOf } from '@consorcio/contract';
import { must } from '@consorcio/kernel';
import {
  bidsWonBefore,
  type Campaign,
  commitmentOf,
  gamesEnded,
  monthsLeft,
  neighboursIn,
  runSeedOf,
  viewOf,
} from '@consorcio/rules';
import { titleOf } from '@consorcio/rules/catalogue';
import type { Game, StageOrdinal } from '@consorcio/rules/vocabulary';
import { pictureOf } from '@consorcio/rules/week';
import type { PlayerSnapshot } from '../campaign/campaign-write.ts';
import type { KeptCampaign } from '../campaign/kept-campaign.ts';
import { stageIdOf } from '../campaign/stage-ids.ts';
import type { PublicIds } from '../ports.ts';

type IssuedRunReply = NonNullable<ReplyOf<'stageBegin'>['run']>;

/** What a game page needs to play the run of a begun stage; null at a payment. */
export function issuedRun(
  kept: Pick<KeptCampaign, 'seeds'>,
  ordinal: StageOrdinal,
  { game, vigor }: { readonly game: Game | null; readonly vigor: number | null },
  version: number | null,
): IssuedRunReply | null {
  if (game === null) return null;
  return {
    game,
    version: must(version, 'version of a begun run'),
    seed: runSeedOf(kept.seeds, ordinal),
    vigor: must(vigor, 'vigor of a begun run'),
  };
}

/** The months after the letter in short. */
function afterOf(campaign: Campaign): ReplyOf<'stageCurrent'>['campaign']['after'] {
  const { status, end } = campaign.after ?? { status: 'NONE', end: null };
  return { status, monthsLeft: monthsLeft(campaign), end };
}

function assemblyReply(
  assembly: NonNullable<ReturnType<typeof viewOf>['assembly']>,
  { value, draw }: KeptCampaign,
): NonNullable<ReplyOf<'stageCurrent'>['assembly']> {
  const neighbours = [...neighboursIn(value, draw)];
  return { ...assembly, wonBefore: bidsWonBefore(value, draw), ...(neighbours.length > 0 && { neighbours }) };
}

/** A try of a week has the picture of one of the dreams (RULES 14.1). */
function pictureIn({ week, value }: KeptCampaign): Partial<ReplyOf<'stageCurrent'>['dream']> {
  if (week === null) return {};
  const picture = pictureOf(week.name, value.rulebook);
  return { picture, imagePath: titleOf(value.dreamId, picture).imagePath };
}

/** The answer of GET /stage/current for a campaign, completed or not. SPEC section 3, CONTRACT section 3. */
export function stageReply(ids: PublicIds, snapshot: PlayerSnapshot, kept: KeptCampaign): ReplyOf<'stageCurrent'> {
  const { stage, assembly, room, eventId: _event, campaign, ...view } = viewOf(kept.value);
  const { ordinal, ...shown } = stage;
  const begun =
    room === null ? {} : { room: { id: room.id, run: issuedRun(kept, ordinal, room, kept.runIssue?.version ?? null) } };
  return {
    ...view,
    dream: { ...view.dream, ...pictureIn(kept) },
    stage: { id: stageIdOf(kept, 'etapa', ordinal), ...shown },
    campaign: {
      id: ids.of(snapshot.playerId, kept.id),
      ...campaign,
      number: kept.number,
      rulebook: kept.value.rulebook,
      after: afterOf(kept.value),
      seedCommitment: commitmentOf(kept.seeds.serverSeed),
    },
    user: {
      name: snapshot.name,
      personaId: must(snapshot.personaId, 'persona of a player with a campaign'),
      shifts: snapshot.allowsShifts ? [...gamesEnded(snapshot.counters)] : null,
    },
    ...begun,
    assembly: assembly === null ? null : assemblyReply(assembly, kept),
  };
}
