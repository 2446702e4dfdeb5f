import { type HomeAnswer, type HomeRequest, homeOn, memoryShelf } from '@consorcio/game/home';
import { deviceShelf } from './device-shelf.ts';

/*
 * Answers the game's calls on this device, for all its pages where the browser has shared workers, else for the page that started
 * it: then two pages meet in the database, where the version of a record lets one of them decide anew.
 */

/** A call, and what tells its answer from others. */
export type Asked = readonly [id: number, request: HomeRequest];
/** Its answer, or that this device forgets the game. */
export type Told = readonly [id: number, answer: HomeAnswer] | 'forgetful';

/** One side of the way between a page and its worker. */
export interface Port<Sent, Heard> {
  postMessage(message: Sent): void;
  onmessage: ((event: MessageEvent<Heard>) => void) | null;
}
type Page = Port<Told, Asked>;
declare const self: Page & { readonly name: string } & {
  onconnect: ((event: { readonly ports: readonly Page[] }) => void) | null;
};

const ports = new Set<Page>();
let isForgetful = false;
const tellForgetful = (): void => {
  isForgetful = true;
  for (const port of ports) port.postMessage('forgetful');
};
/* One that has a name keeps nothing after its page. */
const shelf = self.name === '' ? deviceShelf('vai-de-consorcio', tellForgetful) : memoryShelf();
const answer = homeOn({
  shelf,
  now: Date.now,
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
});

function serve(port: Page): void {
  ports.add(port);
  if (isForgetful) port.postMessage('forgetful');
  port.onmessage = async ({ data: [id, request] }) => port.postMessage([id, await answer(request)]);
}

if ('onconnect' in self) self.onconnect = ({ ports: [port] }) => port !== undefined && serve(port);
else serve(self);
