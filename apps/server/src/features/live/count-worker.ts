import type { Standing } from '@consorcio/rules/live';
import { serveThread } from '../../worker-thread.ts';
import { type CountTask, countStandings } from './counter.ts';

/** The thread on which the redraws of debriefs are played, one group after the other. */
serveThread<CountTask, readonly Standing[]>(countStandings);
