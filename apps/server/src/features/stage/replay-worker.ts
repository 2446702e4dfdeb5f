import { serveThread } from '../../worker-thread.ts';
import { replay } from './replayer.ts';

/** The thread on which minigames are played again: one run after the other, so that no other request waits for it. */
serveThread(replay);
