import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** How one sign-up ended. */
export interface SignUp {
  /** The address in the form in which it is kept. */
  readonly email: string;
  readonly status: number;
  readonly isToldWhen: boolean;
  /** Empty unless it succeeded. */
  readonly id: string;
}

/** Milliseconds between two of them: a password's hash costs as much as many calls. */
const REST = 100;

/** Signs up players one after the other for a number of milliseconds. */
export async function signUpFor(origin: string, ms: number): Promise<readonly SignUp[]> {
  const done: SignUp[] = [];
  for (const until = Date.now() + ms; Date.now() < until; await pause(REST)) {
    const email = `${randomUUID()}@exemplo.com.br`;
    const answer = await fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, name: 'Ana', characterName: 'Bia', password: 'Segredo-9x!' }),
    });
    const { id = '' } = (await answer.json()) as { id?: string };
    done.push({ email, status: answer.status, isToldWhen: answer.headers.has('retry-after'), id });
  }
  return done;
}
