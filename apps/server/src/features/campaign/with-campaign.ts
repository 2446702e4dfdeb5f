import { BrokenInvariant, ok, type Result } from '@consorcio/kernel';
import {
  type BadgeCounters,
  type Campaign,
  closeAfter,
  currentCampaign,
  currentStage,
  type Draw,
  drawFrom,
  type Fact,
  foldFacts,
  isCompleted,
  movementsOf,
  NO_COUNTERS,
  type Seeds,
} from '@consorcio/rules';
import type { PersonaId, StageOrdinal } from '@consorcio/rules/vocabulary';
import { json, type SqlValue } from '../../db/database.ts';
import { countCommand } from '../../desk/steps.ts';
import type { Services } from '../../feature.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Token } from '../../http/token.ts';
import { newId } from '../../ids.ts';
import { packCampaign, unpackCampaign } from './campaign-codec.ts';
import {
  type CampaignRow,
  READ_CAMPAIGN,
  READ_SNAPSHOT,
  SAVE_CAMPAIGN,
  SAVE_CAMPAIGN_AND_RUN,
} from './campaign-store.ts';
import { type Decision, retryOnConflict } from './guarded-write.ts';
import { packMovements } from './movement-codec.ts';
import type { SealedSeed } from './sealed-seed.ts';
import type { StagesOwner } from './stage-ids.ts';

/** What is kept of the run that is under way: the rest of an IssuedRun follows from the campaign. */
export interface RunIssue {
  readonly version: number;
  readonly issuedAt: Date;
}

/** A verified run with its log, as the table `run` keeps it. */
export interface RunRow {
  readonly ordinal: StageOrdinal;
  readonly version: number;
  readonly points: number;
  readonly ticks: number;
  readonly inputs: Uint8Array;
}

/** A campaign out of the database: the rules' value, and what the rules do not know. */
export interface KeptCampaign extends StagesOwner {
  /** The player's first, second, third campaign. */
  readonly number: number;
  readonly value: Campaign;
  readonly seeds: RootedSeeds;
  readonly draw: Draw;
  /** Of the months after the letter; a campaign without a root draws nothing there. */
  readonly rootDraw: Draw;
  readonly runIssue: RunIssue | null;
  readonly createdAt: Date;
  /** What is kept of the request key with which its dream was chosen. */
  readonly choiceKey: Uint8Array | null;
}

/** Where a player stands, read in one statement. */
export interface PlayerSnapshot {
  readonly playerId: string;
  readonly version: number;
  readonly name: string;
  readonly personaId: PersonaId | null;
  /** Secret of the campaign after this one. */
  readonly next: Omit<SealedSeed, 'rulebook'> & { readonly rulebook: number };
  readonly counters: BadgeCounters;
  /** The newest campaign, whether it still is the current one or not; the rules tell. */
  readonly latest: KeptCampaign | null;
}

/** A campaign's seeds, and the root of one that has it, as hex. */
export interface RootedSeeds extends Seeds {
  readonly root: string | null;
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const noRootDraw: Draw = (_, label) => {
  throw new BrokenInvariant('UNKNOWN', `${label} is drawn from a root that the campaign does not have`);
};

const seedsOf = (row: Pick<CampaignRow, 'seed' | 'clientSeed' | 'root'>): RootedSeeds => ({
  serverSeed: hexOf(row.seed),
  clientSeed: row.clientSeed,
  root: row.root === null ? null : hexOf(row.root),
});

/** A campaign out of its row. Throws what `unpackCampaign` throws. */
export function keptFrom(row: CampaignRow): KeptCampaign {
  const { dreamId, status, resultsSeen, energy, effort, runVersion, runBeganAt } = row;
  const value = unpackCampaign({ dreamId, status, resultsSeen, wallet: { energy, effort } }, row.state);
  const seeds = seedsOf(row);
  return {
    id: row.campaignId,
    number: row.number,
    seed: row.seed,
    count: value.stages.length,
    current: currentStage(value).ordinal,
    value,
    seeds,
    draw: drawFrom(seeds),
    rootDraw: seeds.root === null ? noRootDraw : drawFrom({ ...seeds, serverSeed: seeds.root }),
    runIssue: runVersion === null || runBeganAt === null ? null : { version: runVersion, issuedAt: runBeganAt },
    createdAt: row.createdAt,
    choiceKey: row.choiceKey,
  };
}

/**
 * Session, player and newest campaign by one statement.
 * @throws Refusal TOKEN_INVALID when the session is no live one
 */
export async function readSnapshot({ database, sessions }: Services, token: Token): Promise<PlayerSnapshot> {
  const [row] = await database.query(READ_SNAPSHOT, [token.playerId, token.hash]);
  if (row === undefined) throw new Refusal('TOKEN_INVALID');
  sessions.used(token, row.lastUsedAt);
  return {
    playerId: token.playerId,
    version: row.version,
    name: row.name,
    personaId: row.personaId,
    next: { seed: row.nextSeed, root: row.nextRoot, rulebook: row.nextRulebook },
    counters: { ...NO_COUNTERS, ...row.counters },
    // The join finds the whole campaign or nothing of it.
    latest: row.campaignId === null ? null : keptFrom(row as CampaignRow),
  };
}

/** Any campaign of a player with the packed statement; null when there is none of that id. */
export async function readCampaign(
  { database }: Services,
  playerId: string,
  campaignId: string,
): Promise<{ readonly campaign: KeptCampaign; readonly movements: string } | null> {
  const [row] = await database.query(READ_CAMPAIGN, [playerId, campaignId]);
  if (row === undefined) return null;
  const campaign = keptFrom(row);
  // The choice of the next dream has closed what was still open: this follows from its being there, and is not written.
  const value = row.isPast ? closeAfter(campaign.value) : campaign.value;
  return { campaign: { ...campaign, value }, movements: row.movements };
}

/** What a command decided, as the rules give it, with what is kept of a minigame's run beside the campaign. */
export interface Change<Answer> {
  /** The newest campaign afterwards; the very value that was read when nothing has to be kept. */
  readonly campaign: Campaign | null;
  readonly facts: readonly Fact[];
  readonly answer: Answer;
  /** The run under way from now on; left out when it stays as it is. */
  readonly runIssue?: RunIssue | null;
  /** A log to keep. */
  readonly runRow?: RunRow;
}

/** An old answer said again, or one about an earlier campaign: nothing has to be kept. */
export const unchanged = <Answer>({ latest }: PlayerSnapshot, answer: Answer): Change<Answer> => ({
  campaign: latest?.value ?? null,
  facts: [],
  answer,
});

/** Counters and earned badges as values of a write: counters, ids, badges. */
export function badgeValues(
  before: BadgeCounters,
  facts: readonly Fact[],
  now: number,
): { readonly counters: string; readonly ids: readonly string[]; readonly badges: readonly number[] } {
  const { counters, earned } = foldFacts(before, facts);
  return { counters: json(counters), ids: earned.map(() => newId(now)), badges: earned };
}

/** The one write of a command: campaign, statement, badges and counters, or nothing at all. */
function saving<Answer>(snapshot: PlayerSnapshot, change: Change<Answer>, now: number): Decision<Answer> {
  const { campaign, facts, answer, runRow } = change;
  const kept = snapshot.latest;
  if (campaign === null || campaign === kept?.value) return { answer };
  if (kept === null)
    throw new BrokenInvariant('TRANSACTION_NOT_STARTED', 'a change belongs to no campaign that was read');
  const { counters, ids, badges } = badgeValues(snapshot.counters, facts, now);
  const runIssue = change.runIssue === undefined ? kept.runIssue : change.runIssue;
  const values: SqlValue[] = [
    snapshot.playerId,
    snapshot.version,
    kept.id,
    currentCampaign(campaign) === null ? null : kept.id,
    counters,
    campaign.status,
    campaign.resultsSeen,
    campaign.wallet.energy,
    campaign.wallet.effort,
    json(packCampaign(campaign)),
    packMovements(movementsOf(facts), now, kept.createdAt.getTime()),
    runIssue?.version ?? null,
    runIssue?.issuedAt ?? null,
    new Date(now),
    isCompleted(campaign) && !isCompleted(kept.value),
    ids,
    badges,
  ];
  if (runRow === undefined) return { answer, write: { statement: SAVE_CAMPAIGN, values } };
  const { ordinal, version, ticks, points, inputs } = runRow;
  values.push(kept.number, ordinal, version, ticks, points, inputs);
  return { answer, write: { statement: SAVE_CAMPAIGN_AND_RUN, values } };
}

/**
 * The unit of work of every command of a campaign: reads player and campaign with one statement, lets one rule decide,
 * and writes campaign, statement, badges and counters with one more, unless another command was faster; then it reads
 * and decides again. A rule that gives the very campaign it was given has nothing to write.
 */
export const withCampaign = <Answer, Code>(
  services: Services,
  token: Token,
  decide: (snapshot: PlayerSnapshot) => Result<Change<Answer>, Code> | Promise<Result<Change<Answer>, Code>>,
): Promise<Result<Answer, Code>> =>
  retryOnConflict(
    services.database,
    () => readSnapshot(services, token),
    async (snapshot) => {
      const decided = await decide(snapshot);
      if (!decided.ok) return decided;
      const { campaign, facts } = decided.value;
      const { latest, playerId } = snapshot;
      const onWritten = (): void => {
        if (latest === null || campaign === null) return;
        countCommand(services.counts, {
          playerId,
          number: latest.number,
          before: latest.value,
          after: campaign,
          facts,
        });
      };
      return ok({ ...saving(snapshot, decided.value, services.now()), onWritten });
    },
  );
