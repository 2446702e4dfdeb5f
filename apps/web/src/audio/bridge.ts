import { AUDIO_HOOK, AUDIO_MESSAGE_TYPES, type AudioMessage } from '@consorcio/contract/wire';
import type { EffectOptions } from './engine.ts';
import type { Sound } from './sound.ts';

/** Plays sounds that minigame frames request by window messages. SPEC sections 3 and 5; other origins are ignored. */
export function attachBridge(sound: Sound, page: Window = window): () => void {
  const hear = ({ origin, data }: MessageEvent<unknown>): void => {
    if (origin !== page.location.origin || !isAudioMessage(data)) return;
    const { type, sfx, options } = data;
    /* A tap in the frame is a gesture for the page around it too, but no event of it. */
    if (navigator.userActivation?.hasBeenActive) sound.unlock();
    if (type === 'STOP') sound.stop(sfx);
    else if (sfx === undefined) return;
    else if (type === 'PLAY_BGM') sound.playTheme(sfx);
    else sound.playEffect(sfx, optionsOf(options));
  };
  page.addEventListener('message', hear);
  return () => page.removeEventListener('message', hear);
}

function isAudioMessage(data: unknown): data is AudioMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { from, type, sfx, options } = data as Record<string, unknown>;
  return (
    from === AUDIO_HOOK &&
    AUDIO_MESSAGE_TYPES.some((one) => one === type) &&
    (sfx === undefined || typeof sfx === 'string') &&
    (options === undefined || (typeof options === 'object' && options !== null))
  );
}

/** Of what a frame sends along, the numbers that mean something here. */
function optionsOf({ rate, step, volume }: Readonly<Record<string, unknown>> = {}): EffectOptions {
  return {
    ...(isPlain(rate) && { rate }),
    ...(isPlain(step) && { step }),
    ...(isPlain(volume) && { volume }),
  };
}

const isPlain = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
