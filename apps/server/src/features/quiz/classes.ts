import { UNUSED_SCHOOL_GUEST_DAYS } from '@consorcio/contract/wire';
import { type ClassAnswers, type ClassComparison, compareClasses } from '@consorcio/rules/quiz-analysis';
import { CLASS_DAYS, type ClassArm, QUIZ_VERSION, STUDY_PAIRS } from '@consorcio/rules/vocabulary';
import { type Database, statement } from '../../db/database.ts';

type Query = Database['query'];
const DAY = 86_400_000;
/** Milliseconds. */
const OPEN_FOR = CLASS_DAYS * DAY;

/** Classes drawn in a time. `$1` from, `$2` to. */
const READ_CLASSES = statement<{
  readonly code: string;
  readonly pair: string;
  readonly arm: ClassArm;
  readonly drawnAt: Date;
}>('quiz-classes')`
  select class_code as code, pair_id as pair, arm, drawn_at as "drawnAt" from quiz_class
    where drawn_at >= $1::timestamptz and drawn_at <= $2::timestamptz order by class_code`;

/** The three parts of everybody who answered with the code of a class. */
const READ_PUPILS = statement<{
  readonly code: string;
  readonly first: string;
  /** Null with the rest where the second part was not answered. */
  readonly second: string | null;
  readonly secondAt: Date | null;
  readonly third: string | null;
  readonly thirdAt: Date | null;
  readonly hasEnded: boolean;
}>('quiz-class-parts')`
  select a.class_code as code, a.answers as first, b.answers as second, b.answered_at as "secondAt",
      l.answers as third, l.answered_at as "thirdAt",
      b.days_since_end is not null as "hasEnded"
    from quiz_part a
    left join quiz_part b on b.player_id = a.player_id and b.version = a.version and b.moment = 'AFTER'
    left join quiz_part l on l.player_id = a.player_id and l.version = a.version and l.moment = 'LATER'
    where a.class_code is not null and a.version = ${QUIZ_VERSION} and a.moment = 'BEFORE'`;

/**
 * The first study whose time is over, with what was answered in that time, so that it is told once and does not change. A study
 * is what was drawn at once; one of too few pairs tells nothing. It leaves when the first of its guests may have been
 * deleted for disuse. `now` in milliseconds since 1970.
 */
export async function readComparison(query: Query, now: number): Promise<ClassComparison> {
  const from = new Date(now - UNUSED_SCHOOL_GUEST_DAYS * DAY);
  const classes = await query(READ_CLASSES, [from, new Date(now - OPEN_FOR)]);
  const pupils = classes.length === 0 ? [] : await query(READ_PUPILS);
  return compareClasses(
    studyOf(classes).map(({ code, pair, arm, drawnAt }): ClassAnswers => {
      const closesAt = drawnAt.getTime() + OPEN_FOR;
      const of = pupils.filter((pupil) => pupil.code === code);
      return {
        pair,
        arm,
        pupils: of.map(({ first, second, secondAt, third, thirdAt, hasEnded }) => {
          const isInTime = (at: Date | null): boolean => at !== null && at.getTime() <= closesAt;
          return {
            first,
            second: isInTime(secondAt) ? second : null,
            third: isInTime(thirdAt) ? third : null,
            hasEnded: hasEnded && isInTime(secondAt),
          };
        }),
      };
    }),
  );
}

/** The classes of the first study that is whole; of none, those of the newest draw, of which nothing is told. */
function studyOf<Class extends { readonly drawnAt: Date }>(classes: readonly Class[]): readonly Class[] {
  const draws = new Map<number, Class[]>();
  for (const one of classes) draws.set(one.drawnAt.getTime(), [...(draws.get(one.drawnAt.getTime()) ?? []), one]);
  const ordered = [...draws.entries()].sort(([a], [b]) => a - b).map(([, of]) => of);
  return ordered.find((of) => of.length >= 2 * STUDY_PAIRS) ?? ordered.at(-1) ?? [];
}
