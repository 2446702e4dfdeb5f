import type { CampaignSave, Earned, Guarded, IdeaRow, SnapshotRow, Store } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import { type PlayerRecord, RECORD_FORM, type RecordedCampaign, readable, type Shelf } from './player-record.ts';

const LATEST = Number.MAX_SAFE_INTEGER;
/** Learned ones first, in that order, then as they were seen. */
const byTime = (a: IdeaRow, b: IdeaRow): number =>
  (a.learnedAt?.getTime() ?? LATEST) - (b.learnedAt?.getTime() ?? LATEST) ||
  a.seenAt.getTime() - b.seenAt.getTime() ||
  a.conceptId - b.conceptId;

const withBadges = ({ badges }: PlayerRecord, { counters, ids, badges: earned }: Earned) => ({
  counters,
  badges: [...badges, ...earned.map((badgeId, i) => ({ userBadgeId: ids[i] ?? '', badgeId, seen: false }))],
});

/** An idea with what is new of it; one that is new itself begins with `first`. */
const withIdea = ({ ideas }: PlayerRecord, first: IdeaRow, news: Partial<IdeaRow>): readonly IdeaRow[] =>
  ideas.some(({ conceptId }) => conceptId === first.conceptId)
    ? ideas.map((idea) => (idea.conceptId === first.conceptId ? { ...idea, ...news } : idea))
    : [...ideas, { ...first, ...news }];
const UNASKED = { askedAt: null, rights: 0, variant: null, dueMonth: 0, learnedAt: null, cycle: null };

const savedIn = (kept: RecordedCampaign, change: CampaignSave): RecordedCampaign => {
  const { status, resultsSeen, energy, effort, state, movements, runIssue, now, hasEnded } = change;
  return {
    ...{ ...kept, status, resultsSeen, energy, effort, state, movements: kept.movements + movements },
    ...{ runVersion: runIssue?.version ?? null, runBeganAt: runIssue?.issuedAt ?? null },
    finishedAt: hasEnded ? now : kept.finishedAt,
  };
};

/** The game's store for one player whose record stands on a shelf. Logs of minigames are not kept: nobody audits them. */
export function recordStore(shelf: Shelf, playerId: string): Store {
  const own = async (): Promise<PlayerRecord> => {
    const record = readable(await shelf.read(playerId));
    if (record === undefined) throw new Refusal('TOKEN_INVALID');
    return record;
  };
  /** A record that a newer program has written meanwhile stays as it is; older programs do not read what this one writes. */
  const rewrite: Shelf['change'] = (owner, edit) =>
    shelf.change(owner, (record) => {
      const edited = record.form > RECORD_FORM ? null : edit(record);
      return edited && { ...edited, form: RECORD_FORM };
    });
  const guarded = (write: Guarded, edit: (record: PlayerRecord) => Partial<PlayerRecord>): Promise<boolean> =>
    rewrite(write.playerId, (record) =>
      record.version === write.version ? { ...record, version: record.version + 1, ...edit(record) } : null,
    );
  return {
    async snapshot() {
      const { version, name, personaId, next, counters, campaigns } = await own();
      const sealed = { nextSeed: next.seed, nextRoot: next.root, nextRulebook: next.rulebook };
      const latest = campaigns.at(-1) ?? { campaignId: null };
      return {
        version,
        name,
        personaId,
        ...sealed,
        counters,
        allowsShifts: true,
        isPublished: false,
        ...latest,
      } as SnapshotRow;
    },
    async campaign(owner, campaignId) {
      const campaigns = readable(await shelf.read(owner))?.campaigns ?? [];
      const found = campaigns.find((campaign) => campaign.campaignId === campaignId);
      return found === undefined ? null : { ...found, isPast: found !== campaigns.at(-1), isPublished: false };
    },
    save: (change) =>
      guarded(change, (record) => ({
        campaigns: record.campaigns.map((kept) =>
          kept.campaignId === change.campaignId ? savedIn(kept, change) : kept,
        ),
        ...('note' in change.of ? {} : { ...withBadges(record, change.of), hasCurrent: change.of.isCurrent }),
      })),
    open: ({ after, now, playerId: owner, version, ...opened }) =>
      guarded({ playerId: owner, version }, ({ campaigns }) => ({
        ...{ next: after, hasCurrent: true },
        campaigns: [
          ...campaigns,
          {
            ...(opened as Omit<typeof opened, 'dreamId'> & Pick<RecordedCampaign, 'dreamId'>),
            ...{ status: 'ACTIVE', resultsSeen: false, runVersion: null, runBeganAt: null, createdAt: now },
            ...{ week: null, weekTry: null, finishedAt: null },
          },
        ],
      })),
    setPersona: (choice) => guarded(choice, () => ({ personaId: choice.personaId })),
    async badges() {
      const { counters, badges } = await own();
      return { counters, earned: badges };
    },
    async seeBadge(owner, userBadgeId) {
      await rewrite(owner, (record) => ({
        ...record,
        badges: record.badges.map((badge) => (badge.userBadgeId === userBadgeId ? { ...badge, seen: true } : badge)),
      }));
    },
    async notebook() {
      const { version, counters, campaigns, hasCurrent, ideas } = await own();
      const latest = campaigns.at(-1);
      const cycleNow = hasCurrent ? (latest?.state.cycle ?? null) : null;
      return { version, counters, campaigns: latest?.number ?? null, cycleNow, ideas: [...ideas].sort(byTime) };
    },
    seeIdea: ({ playerId: owner, conceptId, now, dueMonth }) =>
      rewrite(owner, (record) => ({
        ...record,
        ideas: withIdea(record, { ...UNASKED, conceptId, seenAt: now, dueMonth }, {}),
      })),
    learnIdea: (learned) =>
      guarded(learned, (record) => {
        const { conceptId, now, cycle } = learned;
        const idea = { ...UNASKED, conceptId, seenAt: now };
        return { ...withBadges(record, learned), ideas: withIdea(record, idea, { learnedAt: now, cycle }) };
      }),
    answerIdea: (answered) =>
      guarded(answered, (record) => {
        const { conceptId, now, cycle, rights, variant, dueMonth, isLearned } = answered;
        const news = { askedAt: now, rights, variant, dueMonth, ...(isLearned ? { learnedAt: now, cycle } : {}) };
        return {
          ...withBadges(record, answered),
          ideas: withIdea(record, { ...UNASKED, conceptId, seenAt: now }, news),
        };
      }),
    async quiz() {
      const { campaigns, parts } = await own();
      const ended = campaigns.filter(({ status }) => status === 'SUCCESS' || status === 'FAILED');
      const times = ended.flatMap(({ finishedAt }) => (finishedAt === null ? [] : [finishedAt.getTime()]));
      return { endedAt: times.length === 0 ? null : new Date(Math.max(...times)), arm: null, parts };
    },
    keepPart: ({ playerId: owner, daysSinceEnd: _days, classCode: _class, ...part }) =>
      rewrite(owner, (record) =>
        record.parts.some(({ moment }) => moment === part.moment)
          ? null
          : { ...record, parts: [...record.parts, part] },
      ),
    isOpenClass: async () => false,
  };
}
