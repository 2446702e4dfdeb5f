import type { ReplyOf } from '@consorcio/contract';
import { clearKept, fieldsOf, kept, LIGHT } from '@consorcio/contract/kept';
import { isGuest } from '@consorcio/contract/wire';
import { create } from 'zustand';
import { showAccount } from '../api/another-account.ts';
import { call } from '../api/client.ts';
import { CURRENT_CYCLE } from './cycle-shown.ts';
import { storePersona, storeToken } from './local-keys.ts';
import { enterAsPupil, keepPupil } from './school-window.ts';

type Auth = ReplyOf<'auth'>;
type SignedIn = ReplyOf<'login'>;

/** The client's state in the slices of SPEC section 3. */
export interface Session {
  /** Persisted under `route-slice`. */
  readonly route: { readonly isLoggedIn: boolean; readonly loadingAuth: boolean; readonly token: string | null };
  readonly user: Pick<Auth, 'name' | 'email' | 'characterName' | 'personaId' | 'campaign'> & {
    readonly id: string | null;
    readonly token: string;
    readonly isLoggedIn: boolean;
    /** Seal of the next campaign's draws; compared with what the choice of a dream answers. RULES 8. */
    readonly nextCommitment: string | null;
  };
  readonly app: { readonly validatingAuth: boolean };
  /** `changes` grows when badges may have been earned; `forceHidden` keeps the unlocked badge back: everywhere but where useBadgesShown says. */
  readonly badge: { readonly changes: number; readonly forceHidden: boolean };
  readonly menu: { readonly visible: boolean };
  readonly achievements: { readonly visible: boolean };
  readonly audio: { readonly currentBGM: string | null };
}

const STARTS: Session = {
  route: { isLoggedIn: false, loadingAuth: true, token: null },
  user: {
    id: null,
    name: '',
    email: '',
    token: '',
    isLoggedIn: false,
    characterName: '',
    personaId: null,
    campaign: null,
    nextCommitment: null,
  },
  app: { validatingAuth: false },
  badge: { changes: 0, forceHidden: true },
  menu: { visible: false },
  achievements: { visible: false },
  audio: { currentBGM: null },
};

/** The route slice as storage kept it; a field of another type starts again. `loadingAuth` always does: this page has not validated yet. */
function keptRoute(state: unknown): Session['route'] {
  const { token, isLoggedIn } = fieldsOf(fieldsOf(state).route);
  const { route } = STARTS;
  return {
    ...route,
    ...(typeof isLoggedIn === 'boolean' && { isLoggedIn }),
    ...(typeof token === 'string' && { token }),
  };
}
/* Before anything is read. There is no address where the build writes pages ahead. */
if (globalThis.location !== undefined) enterAsPupil(globalThis.location);
export const ROUTE_SLICE = kept('route-slice', (text) => ({
  state: { route: keptRoute(fieldsOf(JSON.parse(text)).state) },
  version: 0,
}));

/** The store; read it with a selector: `useSession((session) => session.user.name)`. */
export const useSession = create<Session>()(() => ({
  ...STARTS,
  route: ROUTE_SLICE.read()?.state.route ?? STARTS.route,
}));
useSession.subscribe(({ route }, before) => {
  if (route !== before.route) ROUTE_SLICE.write({ state: { route }, version: 0 });
});

/** Selects whether the player is a guest. */
export const isGuestSession = ({ user }: Session): boolean => user.isLoggedIn && isGuest(user);

type Slice = keyof Session;
/** Changes some fields of one slice. */
export function updateSlice<S extends Slice>(slice: S, change: Partial<Session[S]>): void {
  useSession.setState((session) => ({ [slice]: { ...session[slice], ...change } }) as Partial<Session>);
}

/** Login and sign-up: keeps the token and the user. SPEC section 4. */
export function signIn({ id, name, email, token }: SignedIn): void {
  storeToken(token);
  keepPupil(token);
  showAccount({ token, id });
  updateSlice('user', { id, name, email, token, isLoggedIn: true });
  updateSlice('route', { isLoggedIn: true, token });
}

/** Route validation begins. SPEC section 4. */
export function startValidation(): void {
  updateSlice('app', { validatingAuth: true });
}
/** Route validation ends: loadingAuth false, isLoggedIn from the token's presence. SPEC section 4. */
export function endValidation(token: string | null): void {
  updateSlice('app', { validatingAuth: false });
  updateSlice('route', { loadingAuth: false, isLoggedIn: token !== null, token });
}

/** What the server said about the player; the persona's id is kept for pictures and films. */
export function storeAuth(auth: Auth, token: string): void {
  const { id, name, email, characterName, personaId, campaign, nextCommitment } = auth;
  showAccount({ token, id });
  if (personaId !== null) storePersona(personaId);
  if (campaign === null && CURRENT_CYCLE.read() !== null) CURRENT_CYCLE.forget();
  updateSlice('user', {
    id,
    name,
    email,
    characterName,
    personaId,
    campaign,
    nextCommitment,
    token,
    isLoggedIn: true,
  });
}

const leaveListeners = new Set<() => void>();
/** Adds a listener for logouts, so that caches can be emptied. Returns a function that removes it. */
export function onSignedOut(listener: () => void): () => void {
  leaveListeners.add(listener);
  return () => leaveListeners.delete(listener);
}

/** Logout: all slices start again, what the game keeps on the device is dropped. The token is revoked without waiting. */
export function signOut({ revoke = true }: { revoke?: boolean } = {}): void {
  if (revoke) void call('logout');
  showAccount(null);
  useSession.setState(STARTS, true);
  /* The choice belongs to the device. */
  const light = LIGHT.read();
  keepPupil(null);
  clearKept();
  if (light !== null) LIGHT.write(light);
  for (const listen of leaveListeners) listen();
}
