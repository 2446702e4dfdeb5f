import { renderPng } from '@consorcio/art/render';
import { serveThread } from '../../worker-thread.ts';
import type { CardTask } from './share-card.ts';

/** The thread on which share pictures are drawn, one after the other: each takes 0.3 s of CPU. */
serveThread<CardTask, Uint8Array>(({ svg, width }) => renderPng(svg, width));
