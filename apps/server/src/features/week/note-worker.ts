import type { Note } from '@consorcio/rules/what-if';
import { serveThread } from '../../worker-thread.ts';
import { type NoteTask, noting } from './noter.ts';

/** The thread on which notes of the week's tries are computed, one after the other. */
serveThread<NoteTask, Note | null>(noting());
