import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attachBridge } from './bridge.ts';
import { attachClicks, attachUnlock } from './gestures.ts';
import type { Sound } from './sound.ts';

/** A sound that only writes down what it was asked for. */
function aListener() {
  const asked: unknown[][] = [];
  const note =
    (what: string) =>
    (...args: unknown[]): void =>
      void asked.push([what, ...args]);
  const sound = { playTheme: note('theme'), playEffect: note('effect'), stop: note('stop'), unlock: note('unlock') };
  return { asked, sound: sound as unknown as Sound };
}

beforeEach(() => vi.stubGlobal('navigator', {}));

const ORIGIN = 'https://jogo.example';

function aPage() {
  const page = Object.assign(new EventTarget(), { location: { origin: ORIGIN } });
  const post = (data: unknown, origin = ORIGIN): void => {
    page.dispatchEvent(new MessageEvent('message', { data, origin }));
  };
  return { page: page as unknown as Window, post };
}

describe('the audio bridge', () => {
  test('hears PLAY_BGM, PLAY_SFX and STOP of the audio hook', () => {
    const { asked, sound } = aListener();
    const { page, post } = aPage();
    attachBridge(sound, page);
    post({ from: 'audio-hook', type: 'PLAY_BGM', sfx: 'TAPPER' });
    post({ from: 'audio-hook', type: 'PLAY_SFX', sfx: 'T_SERVIU', options: { rate: 1.2, step: 3, loop: true } });
    post({ from: 'audio-hook', type: 'STOP', sfx: 'TAPPER' });
    post({ from: 'audio-hook', type: 'STOP' });
    expect(asked).toEqual([
      ['theme', 'TAPPER'],
      ['effect', 'T_SERVIU', { rate: 1.2, step: 3 }],
      ['stop', 'TAPPER'],
      ['stop', undefined],
    ]);
  });

  test.each<[string, unknown]>([
    ['from somebody else', { from: 'somebody', type: 'PLAY_SFX', sfx: 'CLICK' }],
    ['of another type', { from: 'audio-hook', type: 'SHOUT', sfx: 'CLICK' }],
    ['without a sound', { from: 'audio-hook', type: 'PLAY_SFX' }],
    ['with a sound that is no name', { from: 'audio-hook', type: 'PLAY_SFX', sfx: { toString: 1 } }],
    ['with odd options', { from: 'audio-hook', type: 'PLAY_SFX', sfx: 'CLICK', options: 'loud' }],
    ['that is nothing', null],
    ['that is a text', 'audio-hook'],
  ])('is deaf to a message %s', (_title, data) => {
    const { asked, sound } = aListener();
    const { page, post } = aPage();
    attachBridge(sound, page);
    post(data);
    expect(asked).toEqual([]);
  });

  test('is deaf to other origins', () => {
    const { asked, sound } = aListener();
    const { page, post } = aPage();
    attachBridge(sound, page);
    post({ from: 'audio-hook', type: 'STOP' }, 'https://outro.example');
    expect(asked).toEqual([]);
  });

  test('gives the game its voice when the player has already tapped in the frame', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    const { asked, sound } = aListener();
    const { page, post } = aPage();
    attachBridge(sound, page);
    post({ from: 'audio-hook', type: 'PLAY_SFX', sfx: 'R_PULO' });
    expect(asked).toEqual([['unlock'], ['effect', 'R_PULO', {}]]);
  });

  test('hears nothing after it was taken away', () => {
    const { asked, sound } = aListener();
    const { page, post } = aPage();
    attachBridge(sound, page)();
    post({ from: 'audio-hook', type: 'STOP' });
    expect(asked).toEqual([]);
  });
});

describe('the page', () => {
  test('plays CLICK on every click', () => {
    const { asked, sound } = aListener();
    const page = new EventTarget();
    const detach = attachClicks(sound, page);
    page.dispatchEvent(new Event('click'));
    page.dispatchEvent(new Event('click'));
    detach();
    page.dispatchEvent(new Event('click'));
    expect(asked).toEqual([
      ['effect', 'CLICK'],
      ['effect', 'CLICK'],
    ]);
  });

  test.each(['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'])(
    'gives the game its voice at %s',
    (gesture) => {
      const { asked, sound } = aListener();
      const page = new EventTarget();
      attachUnlock(sound, page);
      page.dispatchEvent(new Event(gesture));
      expect(asked).toEqual([['unlock']]);
    },
  );
});
