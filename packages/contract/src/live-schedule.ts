import { LIVE_EVERY, type LiveMode } from '@consorcio/rules/live-words';
import * as z from 'zod/mini';
import { fault } from './field-faults.ts';
import { oneOfNumbers, text } from './fields.ts';

/** The hours of a group that is played over days: when the room closes, by the clock of America/Sao_Paulo, and days between assemblies. */
export const schedule = z.object({
  first: text(16).check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)),
  everyDays: oneOfNumbers(LIVE_EVERY),
});

interface Opening {
  readonly mode: LiveMode;
  readonly schedule?: unknown;
}

/** A group over days has a schedule, and no other has one. */
export const hasItsSchedule = z.refine<Opening>(
  ({ mode, schedule: given }) => (mode === 'WEEK') === (given !== undefined),
  { error: fault('REQUIRED'), path: ['schedule'] },
);
