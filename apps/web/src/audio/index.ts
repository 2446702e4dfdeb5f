import { isLight } from '../ui/light-mode.ts';
import { loadChunk } from '../ui/loading/load-chunk.ts';
import { logProblems } from './developer-messages.ts';
import { Sound } from './sound.ts';

export type { EffectTag, MusicTag } from '@consorcio/audio/tags';
export { attachClicks, attachUnlock } from './gestures.ts';

/** Safari: be silent with the ringer, and let other apps play on. */
interface AudioSession {
  type: string;
}

export const sound = new Sound({
  makeContext: () => {
    const { audioSession } = navigator as Navigator & { readonly audioSession?: AudioSession };
    if (audioSession !== undefined) audioSession.type = 'ambient';
    return new AudioContext({ latencyHint: 'interactive' });
  },
  loadEngine: async (context, settings, emit) => {
    const { startEngine } = await loadChunk('Sound', () => import('./engine.ts'));
    return startEngine(context, settings, emit);
  },
  isLight,
});
sound.listen(logProblems);

/** For tests and developers: every event of the sound is one of the window as well. */
sound.listen((event) => window.dispatchEvent(new CustomEvent('sound', { detail: event })));
