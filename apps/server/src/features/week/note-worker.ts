import { serveThread } from '../../worker-thread.ts';
import { noting } from './noter.ts';

/** The thread on which notes of the week's tries are computed, one after the other. */
serveThread(noting());
