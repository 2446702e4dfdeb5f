import { type ParsedBodyOf, type ReplyOf, readGroupCode } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import { acceptQuiz, type QuizFacts, quizStanding } from '@consorcio/rules/quiz';
import { QUIZ_OPTIONS } from '@consorcio/rules/vocabulary';
import type { Calls } from './calls.ts';
import type { Ports, QuizRow } from './ports.ts';

type Reply = ReplyOf<'quizStanding'>;

/** What the rules ask of what a player has answered. */
const factsOf = (playerId: string, { endedAt, arm, parts }: QuizRow): QuizFacts => ({
  playerId,
  endedAt: endedAt?.getTime() ?? null,
  isInClass: arm !== null,
  version: parts[0]?.version ?? null,
  parts: parts.map(({ moment, answeredAt }) => ({ moment, answeredAt: answeredAt.getTime() })),
});

const partsOf = ({ parts }: QuizRow): Reply['parts'] =>
  parts.map(({ version, moment, form, answers, confidence, answeredAt }) => ({
    ...{ version, moment, form, at: answeredAt.toISOString() },
    answers: [...answers].map((option) => (QUIZ_OPTIONS as readonly string[]).indexOf(option)),
    confidence: [...confidence].map((mark) => (mark === '-' ? null : Number(mark))),
  }));

type Part = ParsedBodyOf<'quizAnswer'>;

const optionsOf = ({ answers }: Part): string => answers.map((place) => QUIZ_OPTIONS[place as 0]).join('');
const marksOf = ({ confidence }: Part): string => confidence.map((mark) => mark ?? '-').join('');

/** A code as it is kept; null where no class that may answer has it. */
async function classOf({ store }: Ports, typed: string): Promise<string | null> {
  const code = readGroupCode(typed);
  return code !== null && (await store.isOpenClass(code)) ? code : null;
}

/** The questions around the game. */
export const quiz: Calls<'quizStanding' | 'quizAnswer'> = {
  quizStanding: async (ports, { playerId, query }) => {
    const kept = await ports.store.quiz();
    const standing = quizStanding(factsOf(playerId, kept), ports.now());
    const parts = partsOf(kept);
    const isFirst = standing.kind === 'ASK' && standing.moment === 'BEFORE';
    if (!isFirst || query.classCode === undefined) return ok({ standing, parts, inClass: kept.arm });
    return ok({ standing, parts, inClass: (await classOf(ports, query.classCode)) === null ? null : 'ASKED' });
  },
  quizAnswer: async (ports, { playerId, body }) => {
    const kept = await ports.store.quiz();
    const at = ports.now();
    const accepted = acceptQuiz(factsOf(playerId, kept), body, at);
    if (!accepted.ok) return accepted;
    const { moment, daysSinceEnd } = accepted.value;
    const isOfClass = body.classCode !== undefined && moment === 'BEFORE';
    const classCode = isOfClass ? await classOf(ports, body.classCode ?? '') : null;
    if (isOfClass && classCode === null) return refuse('QUIZ_CLASS_NOT_FOUND');
    const { version, form } = body;
    const part = { playerId, version, moment, form, answers: optionsOf(body), confidence: marksOf(body) };
    const isKept = await ports.store.keepPart({ ...part, daysSinceEnd, answeredAt: new Date(at), classCode });
    return isKept ? ok({}) : refuse('QUIZ_ALREADY_ANSWERED');
  },
};
