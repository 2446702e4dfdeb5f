import { verifyRun } from '@consorcio/minigames';
import { serveThread } from '../../worker-thread.ts';
import type { ReplayResult, ReplayTask } from './replayer.ts';

/** The thread on which minigames are played again: one run after the other, so that no other request waits for it. */
serveThread<ReplayTask, ReplayResult>(({ issued, log }) => verifyRun(issued, log));
