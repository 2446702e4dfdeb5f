import { beforeEach, describe, expect, test, vi } from 'vitest';

/* A browser's parts, as far as an update needs them. */
let container: EventTarget;
const reload = vi.fn();
const waiting = { postMessage: vi.fn() };
let openDialog: object | null = null;
let path = '/mapa';
let update: typeof import('./program-update.ts');

const registration = (worker: object | null) =>
  ({ waiting: worker, update: vi.fn(() => Promise.resolve()) }) as unknown as ServiceWorkerRegistration;
const takesOver = (): boolean => container.dispatchEvent(new Event('controllerchange'));

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  openDialog = null;
  path = '/mapa';
  container = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', {
    reload,
    get pathname() {
      return path;
    },
  });
  vi.stubGlobal('document', { querySelector: () => openDialog });
  update = await import('./program-update.ts');
});

describe('a newer program that waits', () => {
  test('takes over when a screen is entered, and the page is reloaded', () => {
    update.watchUpdates(registration(waiting), true);
    update.applyUpdateBetweenScreens('/mapa');
    expect(waiting.postMessage).toHaveBeenCalledWith('take-over');
    expect(reload).not.toHaveBeenCalled();
    takesOver();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each(['/minigame/1', '/minigame/4'])('waits on at %s', (path) => {
    update.watchUpdates(registration(waiting), true);
    update.applyUpdateBetweenScreens(path);
    expect(waiting.postMessage).not.toHaveBeenCalled();
  });

  test('waits on while a popup is open', () => {
    update.watchUpdates(registration(waiting), true);
    openDialog = {};
    update.applyUpdateBetweenScreens('/mapa');
    expect(waiting.postMessage).not.toHaveBeenCalled();
  });
});

describe('a take-over that comes late', () => {
  const goesOn = {
    'a minigame': () => {
      path = '/minigame/1';
    },
    'another screen': () => {
      path = '/caderno';
    },
    'a popup that was opened meanwhile': () => {
      openDialog = {};
    },
  };
  test.each(Object.entries(goesOn))('does not interrupt %s, and the page is reloaded at the next screen', (_, goOn) => {
    update.watchUpdates(registration(waiting), true);
    update.applyUpdateBetweenScreens('/mapa');
    goOn();
    takesOver();
    expect(reload).not.toHaveBeenCalled();
    openDialog = null;
    update.applyUpdateBetweenScreens('/mapa');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('a program that another tab took over is loaded at the next screen, not at once', () => {
  update.watchUpdates(registration(null), true);
  takesOver();
  expect(reload).not.toHaveBeenCalled();
  update.applyUpdateBetweenScreens('/minigame/2');
  expect(reload).not.toHaveBeenCalled();
  update.applyUpdateBetweenScreens('/mapa');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the first worker of a page is not an update', () => {
  update.watchUpdates(registration(null), false);
  takesOver();
  update.applyUpdateBetweenScreens('/mapa');
  expect(reload).not.toHaveBeenCalled();
});

test('where nothing was registered nothing is asked', () => {
  update.applyUpdateBetweenScreens('/mapa');
  expect(reload).not.toHaveBeenCalled();
});
