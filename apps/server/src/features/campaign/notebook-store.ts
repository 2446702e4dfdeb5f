import type { BadgeRow, IdeaLearned, IdeaRow, NotebookRow, QuizPart, QuizRow, Store } from '@consorcio/game';
import { CLASS_DAYS, QUIZ_VERSIONS } from '@consorcio/rules/vocabulary';
import { type Database, json, type Statement, statement } from '../../db/database.ts';
import { savedBy, writeBy } from '../../db/guarded-write.ts';
import { KEPT_SESSION } from '../../http/sessions.ts';

/** Of every row of a read: of the session's last use. */
interface OfSession {
  readonly lastUsedAt: Date;
}
/** The one row of a player who has nothing of the kind has null instead. */
type OrNull<Row> = { readonly [Key in keyof Row]: Row[Key] | null };

/** An idea that was learned at once, without a card. */
const LEARN_CONCEPT = writeBy(
  'concept-learn',
  'concept_learn',
  'player_id version counters concept_id now cycle user_badge_ids badge_ids',
);
/** An idea that was met. */
const SEE_CONCEPT = writeBy('concept-see', 'concept_see', 'player_id concept_id now month due_month');
/** An answer to a card, and what it brings. */
const ANSWER_CONCEPT = writeBy(
  'concept-answer',
  'concept_answer',
  'player_id version counters concept_id now cycle month rights variant due_month is_learned user_badge_ids badge_ids',
);

/** Session, counters, what was seen and what was learned, in order. `$1` player, `$2` hash of the token. */
const READ_LESSONS = statement<OfSession & Omit<NotebookRow, 'ideas'> & OrNull<IdeaRow>>('lessons-read')`
  select s.last_used_at as "lastUsedAt", p.version, p.counters, c.number as campaigns,
      case when c.campaign_id = p.current_campaign_id then (c.state->>'cycle')::integer end as "cycleNow",
      k.concept_id as "conceptId", k.seen_at as "seenAt", k.asked_at as "askedAt", k.rights, k.variant,
      k.due_month as "dueMonth", l.learned_at as "learnedAt", l.cycle
    from ${KEPT_SESSION}
    left join campaign c on c.player_id = p.player_id and c.campaign_id = p.latest_campaign_id
    left join concept_card k on k.player_id = p.player_id
    left join concept l on l.player_id = k.player_id and l.concept_id = k.concept_id
    order by l.learned_at, k.seen_at, k.concept_id`;

/** The session, the counters and the earned badges, first earned first. `$1` player, `$2` hash of the token. */
const READ_BADGES = statement<OfSession & Pick<NotebookRow, 'counters'> & OrNull<BadgeRow>>('badges-read')`
  select s.last_used_at as "lastUsedAt", p.counters, b.user_badge_id as "userBadgeId", b.badge_id as "badgeId",
      b.seen
    from ${KEPT_SESSION} left join user_badge b on b.player_id = p.player_id
    order by b.earned_at, b.badge_id`;

const SEE_BADGE = statement<never>('badge-see')`
  update user_badge set seen = true where player_id = $1 and user_badge_id = $2`;

/** Session, ended campaigns and every part of the quiz, in order. `$1` player, `$2` hash of the token. */
const READ_QUIZ = statement<OfSession & Omit<QuizRow, 'parts'> & OrNull<QuizPart>>('quiz-read')`
  select s.last_used_at as "lastUsedAt",
      (select c.finished_at from campaign c where c.player_id = $1 and c.week is null and (c.status = 'SUCCESS' or c.status = 'FAILED')
        order by c.finished_at desc limit 1) as "endedAt",
      q.version, q.moment, q.form, q.answers, q.confidence, q.answered_at as "answeredAt", k.arm
    from ${KEPT_SESSION}
    left join quiz_part q on q.player_id = p.player_id and q.version in (${QUIZ_VERSIONS.join()})
    left join quiz_class k on k.class_code = q.class_code
    order by q.answered_at`;

/**
 * Keeps a part; gives no row when the moment has one already. `$1` player, `$2` moment, `$3` form, `$4`
 * options, `$5` confidences, `$6` days since the last campaign ended, `$7` now, `$8` class or null, `$9` set of questions.
 * From the player's row, so that one who has just been deleted leaves nothing behind.
 */
const KEEP_PART = statement<{ readonly written: boolean }>('quiz-part-keep')`
  insert into quiz_part as q (player_id, version, moment, form, answers, confidence, days_since_end, answered_at, class_code)
    select p.player_id, $9::integer, $2::text, $3::text, $4::text, $5::text, $6::integer, $7::timestamptz, $8::text
    from player p where p.player_id = $1
      and not exists (select from quiz_part o where o.player_id = $1 and o.version <> $9::integer and o.moment = $2::text)
    on conflict do nothing returning true as written`;

/** Milliseconds. */
const OPEN_FOR = CLASS_DAYS * 86_400_000;

/** A class that may still answer. `$1` code, `$2` the earliest draw. */
const FIND_CLASS = statement<{ readonly code: string }>('quiz-class-find')`
  select class_code as code from quiz_class where class_code = $1 and drawn_at > $2::timestamptz`;

/** Reads of the player whose session it is, by one statement each. @throws Refusal TOKEN_INVALID when it is no live one */
export type ReadOwn = <Row extends OfSession>(statement: Statement<Row>) => Promise<readonly [Row, ...Row[]]>;

const learnedOf = ({ playerId, conceptId, counters, ids, badges, ...learned }: IdeaLearned) => ({
  ...learned,
  ...{ player_id: playerId, concept_id: conceptId, counters: json(counters) },
  ...{ user_badge_ids: ids, badge_ids: badges },
});

/** Badges, ideas and answers to the quiz. */
export const notebookStore = (
  database: Database,
  readOwn: ReadOwn,
  now: () => number,
): Omit<Store, 'snapshot' | 'campaign' | 'save' | 'open' | 'setPersona'> => ({
  async badges() {
    const rows = await readOwn(READ_BADGES);
    return {
      counters: rows[0].counters,
      earned: rows.filter((row): row is typeof row & BadgeRow => row.badgeId !== null),
    };
  },
  async seeBadge(playerId, userBadgeId) {
    await database.query(SEE_BADGE, [playerId, userBadgeId]);
  },
  async notebook() {
    const rows = await readOwn(READ_LESSONS);
    return { ...rows[0], ideas: rows.filter((row): row is typeof row & IdeaRow => row.conceptId !== null) };
  },
  seeIdea: ({ playerId: player_id, conceptId: concept_id, now, month, dueMonth: due_month }) =>
    savedBy(database, SEE_CONCEPT.of({ player_id, concept_id, now, month, due_month })),
  learnIdea: (learned) => savedBy(database, LEARN_CONCEPT.of(learnedOf(learned))),
  answerIdea: ({ month, rights, variant, dueMonth: due_month, isLearned: is_learned, ...learned }) =>
    savedBy(database, ANSWER_CONCEPT.of({ ...learnedOf(learned), month, rights, variant, due_month, is_learned })),
  async quiz() {
    const rows = await readOwn(READ_QUIZ);
    return {
      endedAt: rows[0].endedAt,
      arm: rows.find(({ arm }) => arm !== null)?.arm ?? null,
      parts: rows.filter((row): row is typeof row & QuizPart => row.moment !== null),
    };
  },
  async keepPart({ playerId, moment, form, answers, confidence, daysSinceEnd, answeredAt, classCode, version }) {
    const values = [playerId, moment, form, answers, confidence, daysSinceEnd, answeredAt, classCode, version];
    return (await database.query(KEEP_PART, values)).length === 1;
  },
  async isOpenClass(code) {
    return (await database.query(FIND_CLASS, [code, new Date(now() - OPEN_FOR)])).length === 1;
  },
});
