import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../test/memory-storage.ts';

vi.stubGlobal('localStorage', memoryStorage());
vi.stubGlobal('sessionStorage', memoryStorage());
const fetched = vi.fn(async (_address: string, _request: RequestInit) => new Response(null, { status: 204 }));
vi.stubGlobal('fetch', fetched);

const store = await import('./session-store.ts');
const keys = await import('./local-keys.ts');
const signedIn = { id: 'u1', name: 'Ana', email: 'ana@exemplo.com', token: 'segredo' };

beforeEach(() => {
  store.signOut({ revoke: false });
  fetched.mockClear();
});

describe('a visit', () => {
  test('starts signed out, with the authentication still to be looked at', () => {
    expect(store.useSession.getState()).toMatchObject({
      route: { isLoggedIn: false, loadingAuth: true, token: null },
      user: { id: null, name: '', email: '', token: '', isLoggedIn: false },
      app: { validatingAuth: false },
    });
  });

  test('starts with the first persona and no place of the carousel', () => {
    expect(keys.storedPersona()).toBe('1');
    expect(keys.CHARACTER_INDEX.read()).toBeNull();
  });
});

describe('what storage kept is read with care', () => {
  test.each(['', 'abc', '../1', '-1', '0'])('the persona %o is the first one', (kept) => {
    localStorage.setItem('persona', kept);
    expect(keys.storedPersona()).toBe('1');
  });

  test.each([
    ['of the right types', { isLoggedIn: true, token: 't' }, { isLoggedIn: true, loadingAuth: true, token: 't' }],
    ['of other types', { isLoggedIn: 'yes', token: 7 }, { isLoggedIn: false, loadingAuth: true, token: null }],
    ['that says a validation goes on', { loadingAuth: false }, { isLoggedIn: false, loadingAuth: true, token: null }],
    ['that is none', null, { isLoggedIn: false, loadingAuth: true, token: null }],
  ])('a route slice %s', (_, route, expected) => {
    localStorage.setItem('route-slice', JSON.stringify({ state: { route }, version: 0 }));
    expect(store.ROUTE_SLICE.read()?.state.route).toEqual(expected);
  });
});

test('login keeps the token and the user', () => {
  store.signIn(signedIn);
  expect(localStorage.getItem('token')).toBe('segredo');
  expect(store.useSession.getState().user).toMatchObject({ ...signedIn, isLoggedIn: true });
  expect(JSON.parse(localStorage.getItem('route-slice') ?? '').state.route).toMatchObject({
    isLoggedIn: true,
    token: 'segredo',
  });
});

test('validation runs from its start to its end, which says whether somebody is signed in', () => {
  store.startValidation();
  expect(store.useSession.getState().app.validatingAuth).toBe(true);
  store.endValidation('segredo');
  expect(store.useSession.getState()).toMatchObject({
    app: { validatingAuth: false },
    route: { loadingAuth: false, isLoggedIn: true },
  });
});

describe('logout', () => {
  test('puts every slice back and empties both storages', () => {
    store.signIn(signedIn);
    store.updateSlice('menu', { visible: true });
    store.updateSlice('audio', { currentBGM: 'MAPA' });
    store.startValidation();
    keys.storePersona(3);
    sessionStorage.setItem('results-required', '{}');
    store.signOut();
    expect(store.useSession.getState()).toMatchObject({
      user: { id: null, isLoggedIn: false },
      menu: { visible: false },
      audio: { currentBGM: null },
      app: { validatingAuth: false },
    });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('revokes the token that was in use', () => {
    store.signIn(signedIn);
    store.signOut();
    expect(fetched).toHaveBeenCalledWith(
      '/api/auth/logout',
      expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer segredo' }) }),
    );
  });

  test('is sent to every listener', () => {
    const heard = vi.fn();
    const stop = store.onSignedOut(heard);
    store.signOut({ revoke: false });
    stop();
    store.signOut({ revoke: false });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
