import type { ReplyOf } from '@consorcio/contract';
import { addressOf, type SentAnswer, type SentRequest } from '@consorcio/contract/call';
import { kept, LIGHT, oneOf, TOKEN, tellRefusal } from '@consorcio/contract/kept';
import {
  ASKED_DREAM,
  IS_LOCAL,
  IS_ON_DEVICE,
  type OfPlatform,
  PATHS,
  pathHere,
  ROUTES,
  searchHere,
  withBase,
} from '@consorcio/contract/wire';
import { onDeviceCopy } from '@consorcio/copy/on-device';
import type { HomeAnswer, HomeRequest } from '@consorcio/game/home';
import { Unavailable } from '@consorcio/kernel';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { enterAsPupil, keepPupil } from '../session/school-window.ts';
import { onSignedOut, signOut } from '../session/session-store.ts';
import { toast } from '../ui/notices/toast.ts';
import { trustedScriptUrl } from '../ui/trusted.ts';
import type { Asked, Port, Told } from './home-worker.ts';
import worker from './home-worker.ts?worker&url';

/*
 * Calls go to a worker of this device. The first script of the editions of files (scripts/site.mjs), whose screens stand behind the
 * address's `#`; of a server's, before the program starts, for a campaign that was begun without a network: that one ends here, and
 * the next is the server's again.
 */

interface Waiting {
  readonly answer: (answer: HomeAnswer) => void;
  readonly fail: (reason: unknown) => void;
}

/** A campaign that was begun without a network stays on this device until its end. Read by the script of index.html. */
const HOME = kept('home', oneOf('device'));

const waiting = new Map<number, Waiting>();
let port: Port<Asked, Told> | undefined;
let asked = 0;
/** The player was told that the device does not read what it keeps. */
let isTold = false;
/** UNAVAILABLE, in CONTRACT section 3. */
const UNREADABLE = 503;

/** A worker that is lost answers nobody: the next call starts another. */
function lose(reason: unknown): void {
  port = undefined;
  for (const { fail } of waiting.values()) fail(reason);
  waiting.clear();
}

function connect(): Port<Asked, Told> {
  const address = trustedScriptUrl(worker);
  try {
    if (platform?.isReview) throw new Error('kept nowhere');
    const shared = new SharedWorker(address);
    shared.onerror = lose;
    return shared.port;
  } catch {
    /* There is none, or it is refused, or the game is kept nowhere. */
    const own = new Worker(address, { name: platform?.isReview ? 'keeps nothing' : '' });
    own.onerror = lose;
    return own;
  }
}

function answerTo(request: HomeRequest): Promise<HomeAnswer> {
  return new Promise((answer, fail) => {
    if (port === undefined) {
      port = connect();
      port.onmessage = ({ data }) => {
        if (data === 'forgetful') return platform === undefined ? tellRefusal() : undefined;
        waiting.get(data[0])?.answer(data[1]);
        waiting.delete(data[0]);
      };
    }
    asked += 1;
    waiting.set(asked, { answer, fail });
    port.postMessage([asked, request]);
  });
}

/** Of a package: who plays, and where the game is kept beside this device. */
const platform = ofPlatform();
function ofPlatform(): OfPlatform | undefined {
  try {
    return (window.parent as typeof window & { ofPlatform?: OfPlatform }).ofPlatform;
  } catch {
    return undefined;
  }
}
const FILE = '/file';

/**
 * Begins with the game that the platform keeps, or the pupil's on this device; in another attempt an ended campaign is left behind.
 * @throws Unavailable for a game of a newer program, which stays as it is there
 */
async function open({ pupil, text, dream, isLight, isNewAttempt }: OfPlatform): Promise<void> {
  if (isLight) LIGHT.write('on');
  enterAsPupil({ hash: `#aluno=${pupil}`, search: dream === null ? '' : `?${ASKED_DREAM}=${dream}` });
  const [, own] = /"token":"([\w-]{64})"/.exec(text) ?? [];
  if (own !== undefined) {
    TOKEN.write(own);
    keepPupil(own);
    const { status } = await answerTo({ method: 'PUT', target: FILE, headers: {}, body: text });
    if (status === UNREADABLE) {
      tellUnreadable();
      throw new Unavailable(FILE);
    }
  }
  const token = TOKEN.read();
  if (!isNewAttempt || token === null) return;
  const headers = { authorization: `Bearer ${token}` };
  const { text: player } = await answerTo({ method: 'GET', target: addressOf('', ROUTES.auth), headers });
  const { campaign } = JSON.parse(player) as Partial<ReplyOf<'auth'>>;
  if (!campaign?.completed) return;
  const body = JSON.stringify({ campaignId: campaign.id });
  await answerTo({ method: ROUTES.seeResults.method, target: addressOf('', ROUTES.seeResults), headers, body });
}
const opened = platform === undefined ? Promise.resolve() : open(platform);
opened.catch(() => undefined);

/** Said once. */
function tellUnreadable(): void {
  if (!isTold) toast.error(onDeviceCopy.notOpened);
  isTold = true;
}

/** What begins a visit of this device, as a file does that is opened or kept, and what ends its campaign for good. */
const [BEGINS, ...ENDS] = [ROUTES.guest, ROUTES.seeResults, ROUTES.giveUp].map((route) => addressOf('', route));
if (IS_ON_DEVICE) onSignedOut(() => location.assign(withBase(PATHS.welcome)));

/** Asks this device as `fetch` asks a server. @throws where its worker is lost */
async function askOnDevice(address: string, { method, headers, body }: SentRequest<AbortSignal>): Promise<SentAnswer> {
  await opened;
  const target = address.slice(address.indexOf('/api/') + '/api'.length);
  const { status, text } = await answerTo({ method, target, headers, body });
  if (status === UNREADABLE) tellUnreadable();
  const isOk = status < 300;
  if (isOk && method !== 'GET' && platform !== undefined && headers.authorization !== undefined)
    void answerTo({ method: 'GET', target: FILE, headers }).then(
      (file) => file.status === 200 && platform.keep(file.text),
    );
  if (isOk && IS_ON_DEVICE) {
    if (target === BEGINS || target === FILE) HOME.write('device');
    if (ENDS.includes(target)) signOut({ revoke: false });
  }
  return { ok: isOk, status, text: async () => text };
}

/** How the router reads and changes the address of a folder of files. */
const hash = IS_LOCAL && {
  hook: (): [string, typeof navigate] => [useLocationProperty(pathHere), (to, options) => navigate(`#${to}`, options)],
  searchHook: (): string => useLocationProperty(searchHere),
  hrefs: (path: string): string => `#${path}`,
};

declare global {
  var askDevice: typeof askOnDevice | undefined;
  var hashAddress: Exclude<typeof hash, false> | undefined;
}
/* Before the program runs, which asks for no part of this where a server answers; the minigames' frames ask their page. */
Object.assign(globalThis, { askDevice: askOnDevice, hashAddress: hash || undefined });
