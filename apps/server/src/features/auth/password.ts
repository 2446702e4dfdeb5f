import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../http/refusal.ts';
import { boundedQueue } from '../../queues.ts';

/** Argon2id as QUALITY asks: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** Of "no such player": verifying against it takes as long as against a real one, and never succeeds. */
const NOBODY = hash(crypto.randomUUID(), COST);

/** The same word typed on two keyboards may differ in how accents are encoded. */
const plain = (password: string): string => password.normalize('NFC');

export interface Passwords {
  /** @throws Refusal UNAVAILABLE when too many wait already */
  hash(password: string): Promise<string>;
  /** Takes the same time for null, which stands for an unknown account. */
  matches(password: string, hashed: string | null): Promise<boolean>;
}

/** Hashes on threads of their own, as many at once as there are cores; whoever finds the queue full comes back later. */
export function passwords(cores = availableParallelism(), waiting = cores * 32): Passwords {
  const queue = boundedQueue(cores, waiting, () => new Refusal('UNAVAILABLE', 2));
  return {
    hash: (password) => queue(() => hash(plain(password), COST)),
    matches: (password, hashed) =>
      queue(async () => (await verify(hashed ?? (await NOBODY), plain(password))) && hashed !== null),
  };
}
