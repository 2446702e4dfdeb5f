import { clearKept, fieldsOf, kept, SCHOOL, TOKEN } from '@consorcio/contract/kept';
import { ASKED_DREAM, PATHS, playPath } from '@consorcio/contract/wire';

/*
 * A package of a school's platform (SCORM) shows the game in a frame and says in the address which pupil it is for, by a mark. The
 * frame belongs to the browser, the pupil to the platform: each pupil has a player of their own on the device, and none reads or
 * plays another's. Runs before anything reads the token.
 */

/**
 * Of the address's fragment, which no server sees: 32 digits drawn at random; of a package of 1.0, 16 that were computed. The head's
 * script knows it too.
 */
const PUPIL = /^#aluno=([0-9a-f]{16,32})$/;
/** Pupils that a device remembers, the newest first: more than two classes. */
const MOST_PUPILS = 80;

/** Tokens of the pupils of this device, by the mark of each. */
export const PUPILS = kept('pupils', (text): Readonly<Record<string, string>> | null => {
  const pairs = Object.entries(fieldsOf(JSON.parse(text))).filter(
    ([, token]) => typeof token === 'string' && /^[!-~]+$/.test(token),
  );
  return pairs.length === 0 ? null : (Object.fromEntries(pairs) as Record<string, string>);
});

/** The fragment by which another window of the game is the same pupil's; empty outside a package. */
export function pupilFragment(): string {
  const pupil = SCHOOL.read()?.pupil ?? null;
  return pupil === null ? '' : `#aluno=${pupil}`;
}

/** Makes this window that of the pupil whom the address names. */
export function enterAsPupil({ hash, search }: Pick<Location, 'hash' | 'search'>): void {
  const [, pupil] = PUPIL.exec(hash) ?? [];
  if (pupil === undefined) return;
  const dream = Number(new URLSearchParams(search).get(ASKED_DREAM)) || null;
  const before = SCHOOL.read();
  SCHOOL.write({ returnUrl: null, isGraded: true, pupil, dream });
  if (before?.pupil !== pupil) {
    /* Of this window alone, now that it is the school's: nothing of another pupil's visit is left. */
    clearKept();
  }
  const token = PUPILS.read()?.[pupil];
  if (token === undefined) TOKEN.forget();
  else TOKEN.write(token);
}

/** Remembers whose player this is, or that nobody's is left (null). */
export function keepPupil(token: string | null): void {
  const pupil = SCHOOL.read()?.pupil ?? null;
  if (pupil === null) return;
  const { [pupil]: _, ...others } = PUPILS.read() ?? {};
  const rest = Object.entries(others).slice(0, MOST_PUPILS - 1);
  PUPILS.write(Object.fromEntries(token === null ? rest : [[pupil, token], ...rest]));
}

/** Where the next dream is chosen: the one that a school's activity is about, or any. */
export function nextDreamPath(): string {
  const dream = SCHOOL.read()?.dream ?? null;
  return dream === null ? PATHS.dreamIntro : playPath(dream);
}
