import type { Redrawn } from '@consorcio/rules/live';
import { serveThread } from '../../worker-thread.ts';
import { type CountTask, countRedraws } from './counter.ts';

/** The thread on which the redraws of debriefs are played, one group after the other. */
serveThread<CountTask, Redrawn>(countRedraws);
