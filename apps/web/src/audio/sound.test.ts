import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeContext } from '../../test/fake-audio-context.ts';
import { startEngine } from './engine.ts';
import { Sound } from './sound.ts';
import type { SoundEvent } from './sound-events.ts';

let context: FakeContext;
let fetched: string[];
let answers: (url: string) => Promise<Response>;
const storage = new Map<string, string>();
let isLight = false;

const fileOf = (url: string): string => /([a-z0-9-]+)\.webm/.exec(url)?.[1] ?? url;
const settled = async (): Promise<void> => {
  for (let i = 0; i < 30; i++) await Promise.resolve();
};

beforeEach(() => {
  context = new FakeContext();
  fetched = [];
  storage.clear();
  isLight = false;
  answers = (url) => Promise.resolve(new Response(new TextEncoder().encode(fileOf(url))));
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(fileOf(url));
    const response = await answers(url);
    const bytes = await response.arrayBuffer();
    return { ok: response.ok, status: response.status, arrayBuffer: () => Promise.resolve(bytes) };
  });
  vi.stubGlobal('document', {
    createElement: () => ({ canPlayType: (mime: string) => (mime === '' ? '' : 'probably') }),
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal('navigator', {});
});

interface Heard {
  readonly sound: Sound;
  readonly events: SoundEvent[];
  /** A gesture, and time for the engine to come. */
  gesture(): Promise<void>;
}

function aSound(): Heard {
  const sound = new Sound({
    makeContext: () => context as unknown as AudioContext,
    loadEngine: async (...args) => startEngine(...args),
    isLight: () => isLight,
  });
  const events: SoundEvent[] = [];
  sound.listen((event) => events.push(event));
  const gesture = async (): Promise<void> => {
    sound.unlock();
    await flush();
  };
  return { sound, events, gesture };
}

/** Lets what is under way arrive. */
const flush = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) {
    await settled();
    await new Promise((done) => setTimeout(done, 0));
  }
};

const files = (): string[] => context.played.map(({ file }) => file);
const sounding = (): string[] => context.played.filter(({ stoppedAt }) => stoppedAt === null).map(({ file }) => file);

describe('before the first gesture', () => {
  test('nothing is loaded and nothing is heard', async () => {
    const { sound } = aSound();
    sound.playTheme('INTRO');
    sound.playEffect('BADGE');
    await flush();
    expect([fetched, files()]).toEqual([[], []]);
  });

  test('what was asked for is remembered and played with the gesture: the last theme, each effect once', async () => {
    const { sound, gesture, events } = aSound();
    sound.playTheme('INTRO');
    sound.playTheme('MAPA');
    sound.playEffect('BADGE');
    sound.playEffect('BADGE');
    await gesture();
    expect(files().sort()).toEqual(['badge', 'mapa']);
    expect(context.state).toBe('running');
    expect(events.map(({ type }) => type)).toContain('unlocked');
  });

  test('what was stopped again is not played', async () => {
    const { sound, gesture } = aSound();
    sound.playTheme('INTRO');
    sound.playEffect('BADGE');
    sound.stop();
    sound.playEffect('CLICK');
    await gesture();
    expect(files()).toEqual(['click']);
  });

  test('the theme asked for is current already', () => {
    const { sound } = aSound();
    sound.playTheme('INTRO');
    expect(sound.current).toBe('INTRO');
  });

  test('an engine that does not come is asked for again at the next gesture', async () => {
    let tries = 0;
    const sound = new Sound({
      makeContext: () => context as unknown as AudioContext,
      loadEngine: async (...args) => {
        tries += 1;
        if (tries === 1) throw new Error('offline');
        return startEngine(...args);
      },
      isLight: () => isLight,
    });
    sound.playTheme('INTRO');
    sound.unlock();
    await flush();
    sound.unlock();
    await flush();
    expect([tries, files()]).toEqual([2, ['intro']]);
  });
});

describe('a theme', () => {
  test('loops between the points of the manifest, from its beginning', async () => {
    context.duration = () => 67.4;
    const { sound, gesture } = aSound();
    await gesture();
    sound.playTheme('MAPA');
    await flush();
    const [theme] = context.played;
    expect(theme?.offset).toBeCloseTo(0.1, 6);
    expect(theme?.loop?.[0]).toBeCloseTo(0.1, 6);
    expect(theme?.loop?.[1]).toBeCloseTo(67.3, 6);
  });

  test('moves its points when a decoder left its delay in front', async () => {
    context.duration = () => 67.4 + 0.044;
    const { sound, gesture } = aSound();
    await gesture();
    sound.playTheme('MAPA');
    await flush();
    const [theme] = context.played;
    expect(theme?.offset).toBeCloseTo(0.144, 6);
    expect(theme?.loop?.[1]).toBeCloseTo(67.344, 6);
  });

  test('of a result is played once', async () => {
    const { sound, gesture } = aSound();
    await gesture();
    sound.playTheme('FINAL_POSITIVO');
    await flush();
    expect(context.played[0]).toMatchObject({ file: 'final-positivo', offset: 0, loop: null });
  });

  test('stops all sounds before it begins, with a fade instead of a cut', async () => {
    const { sound, gesture } = aSound();
    await gesture();
    sound.playTheme('MAPA');
    sound.playEffect('SORTEIO');
    await flush();
    sound.playTheme('PAGAMENTOS');
    await flush();
    expect(sounding()).toEqual(['pagamentos']);
    for (const { stoppedAt } of context.played.slice(0, 2))
      expect(stoppedAt).toBeCloseTo(context.currentTime + 0.06, 6);
    expect(sound.current).toBe('PAGAMENTOS');
  });

  test('that already plays goes on without a break', async () => {
    const { sound, gesture } = aSound();
    await gesture();
    sound.playTheme('INTRO');
    await flush();
    sound.playTheme('INTRO');
    await flush();
    expect([files(), sounding()]).toEqual([['intro'], ['intro']]);
  });

  test('that comes too late, after another was asked for, is not played', async () => {
    const { sound, gesture } = aSound();
    await gesture();
    let deliver: () => void = () => undefined;
    const atOnce = answers;
    answers = async (url) => {
      if (fileOf(url) === 'mapa') await new Promise<void>((done) => (deliver = done));
      return atOnce(url);
    };
    sound.playTheme('MAPA');
    sound.playTheme('PAGAMENTOS');
    await flush();
    deliver();
    await flush();
    expect(files()).toEqual(['pagamentos']);
  });
});

describe('an effect', () => {
  test('plays beside the theme', async () => {
    const { sound, gesture } = aSound();
    await gesture();
    sound.playTheme('MAPA');
    sound.playEffect('CLICK');
    await flush();
    expect(sounding().sort()).toEqual(['click', 'mapa']);
  });

  test('climbs the ladder of its cue, and the rate of a frame multiplies it', async () => {
    const { sound, gesture } = aSound();
    await gesture();
    sound.playEffect('T_SERVIU', { step: 7 });
    sound.playEffect('T_SERVIU', { step: 99 });
    sound.playEffect('T_SERVIU', { rate: 1.5 });
    sound.playEffect('M_BRINDE', { step: 1 });
    await flush();
    expect(context.played.map(({ file, rate }) => [file, rate])).toEqual([
      ['served', 2],
      ['served', 2],
      ['served', 1.5],
      ['match-3', 1],
    ]);
  });

  test('of the draw makes the music step back by half, and come back when it is over', async () => {
    const { sound, gesture } = aSound();
    await gesture();
    sound.playEffect('SORTEIO');
    await flush();
    const [, music] = context.gains;
    expect(music?.gain.ramps).toEqual([[0.5, 5.08]]);
    context.played[0]?.end();
    expect(music?.gain.ramps.at(-1)).toEqual([1, 5.4]);
  });

  test('is loaded once, however often it is heard', async () => {
    const { sound, gesture } = aSound();
    await gesture();
    for (let i = 0; i < 20; i++) sound.playEffect('CLICK');
    await flush();
    expect([fetched, files().length]).toEqual([['click'], 20]);
  });
});

describe('STOP', () => {
  test('with a name stops only that sound', async () => {
    const { sound, gesture } = aSound();
    await gesture();
    sound.playTheme('MAPA');
    sound.playEffect('SORTEIO');
    sound.playEffect('BADGE');
    await flush();
    sound.stop('SORTEIO');
    expect(sounding().sort()).toEqual(['badge', 'mapa']);
    expect(sound.current).toBe('MAPA');
  });

  test('without a name stops everything and nothing is current', async () => {
    const { sound, gesture } = aSound();
    await gesture();
    sound.playTheme('MAPA');
    sound.playEffect('BADGE');
    await flush();
    sound.stop();
    expect([sounding(), sound.current]).toEqual([[], null]);
  });

  test('reaches what is still under way', async () => {
    const { sound, gesture } = aSound();
    await gesture();
    sound.playTheme('MAPA');
    sound.playEffect('BADGE');
    sound.stop();
    await flush();
    expect(files()).toEqual([]);
  });
});

describe('the volume', () => {
  test('of the whole is 0.1', async () => {
    const { gesture } = aSound();
    await gesture();
    const [master, music, effects] = context.gains;
    expect(master?.gain.value).toBe(0.1);
    expect([music?.to, effects?.to, master?.to]).toEqual([master, master, context.destination]);
  });
});

describe('settings', () => {
  test('music and effects are turned off apart, and the music comes back with its theme', async () => {
    const { sound, gesture } = aSound();
    await gesture();
    sound.playTheme('MAPA');
    await flush();
    sound.change({ music: false });
    sound.playEffect('CLICK');
    await flush();
    expect(sounding()).toEqual(['click']);
    sound.change({ music: true, effects: false });
    sound.playEffect('BADGE');
    await flush();
    expect([sounding(), fetched]).toEqual([['mapa'], ['mapa', 'click']]);
  });

  test('are remembered on this device', () => {
    aSound().sound.change({ effects: false });
    expect(aSound().sound.settings).toEqual({ music: true, effects: false });
  });

  test("in 'modo leve' effects are heard without music, until the player wants music there as well", async () => {
    isLight = true;
    const { sound, gesture } = aSound();
    sound.playTheme('INTRO');
    sound.playEffect('BADGE');
    await gesture();
    expect([sound.settings, fetched]).toEqual([{ music: false, effects: true }, ['badge']]);
    sound.change({ music: true });
    await flush();
    expect(files()).toEqual(['badge', 'intro']);
  });

  test.each([true, false])("music that was %s before 'modo leve' is so again after it", async (music) => {
    const { sound, gesture } = aSound();
    sound.change({ music });
    await gesture();
    isLight = true;
    sound.refresh();
    expect(sound.settings.music).toBe(false);
    isLight = false;
    sound.refresh();
    expect([sound.settings.music, aSound().sound.settings.music]).toEqual([music, music]);
  });

  test('a screen that holds the sound back fetches none of it until it lets go', async () => {
    const { sound, gesture } = aSound();
    const letGo = sound.hold();
    sound.playTheme('INTRO');
    await gesture();
    expect([fetched, context.state]).toEqual([[], 'suspended']);
    letGo();
    await gesture();
    expect(files()).toEqual(['intro']);
  });

  test('the choice is the device’s: it outlives a logout, which empties the storage', () => {
    const { sound } = aSound();
    sound.change({ music: false });
    storage.clear();
    sound.leave();
    expect(aSound().sound.settings).toEqual({ music: false, effects: true });
  });

  test('a logout where nothing was chosen leaves nothing behind', () => {
    aSound().sound.leave();
    expect([...storage]).toEqual([]);
  });

  test('a damaged stored value counts as none', () => {
    storage.set('sound', '{"music":"loud"');
    expect(aSound().sound.settings).toEqual({ music: true, effects: true });
  });
});

describe('a developer gets an error', () => {
  const problems = (events: readonly SoundEvent[]) =>
    events.flatMap((event) => (event.type === 'problem' ? [event.message] : []));

  test.each<[string, () => void, string, string]>([
    ['of a name in neither table', () => undefined, 'FOGUETE', 'sound.url or sound.source must be set'],
    [
      'of a file that is not there',
      () => {
        answers = () => Promise.resolve(new Response('', { status: 404 }));
      },
      'BADGE',
      'Failed to load audio element (code: 404)',
    ],
    [
      'of a connection that is gone',
      () => {
        answers = () => Promise.reject(new TypeError('fetch failed'));
      },
      'BADGE',
      'Failed to load audio element (code: 0)',
    ],
    [
      'of a load that was broken off',
      () => {
        answers = () => Promise.reject(new DOMException('aborted', 'AbortError'));
      },
      'BADGE',
      'Sound loading has been aborted',
    ],
    [
      'of a browser that does not know this kind of file',
      () => {
        context.decodes = false;
        vi.stubGlobal('document', { createElement: () => ({ canPlayType: () => '' }) });
      },
      'BADGE',
      'No supported file type found',
    ],
    [
      'of a file that cannot be decoded',
      () => {
        context.decodes = false;
      },
      'BADGE',
      'Unable to decode file',
    ],
  ])('%s', async (_title, spoil, name, message) => {
    spoil();
    const { sound, gesture, events } = aSound();
    await gesture();
    sound.playEffect(name);
    await flush();
    expect(problems(events)).toEqual([message]);
  });

  test('and what failed is tried again the next time', async () => {
    const { sound, gesture } = aSound();
    await gesture();
    const good = answers;
    answers = () => Promise.reject(new TypeError('fetch failed'));
    sound.playTheme('MAPA');
    await flush();
    answers = good;
    sound.playTheme('MAPA');
    await flush();
    expect(files()).toEqual(['mapa']);
  });
});

test('a browser that decodes WebM without admitting to it is played to', async () => {
  vi.stubGlobal('document', { createElement: () => ({ canPlayType: () => '' }) });
  const { sound, gesture, events } = aSound();
  await gesture();
  sound.playTheme('INTRO');
  await flush();
  expect([files(), events.filter(({ type }) => type === 'problem')]).toEqual([['intro'], []]);
});
