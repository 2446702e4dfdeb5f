import { serveThread } from '../../worker-thread.ts';
import { countRedraws } from './counter.ts';

/** The thread on which the redraws of debriefs are played, one group after the other. */
serveThread(countRedraws);
