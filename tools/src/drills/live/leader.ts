import type { BodyOf, ReplyOf } from '@consorcio/contract';
import { Dice } from '@consorcio/kernel';
import { DEBRIEF_PAGES } from '@consorcio/rules/live-words';
import { liveTokenOf } from '../../rig/live-client.ts';
import { Link } from './link.ts';
import type { Room } from './model-phone.ts';
import { rankOf } from './news.ts';
import { HUMAN } from './pace.ts';

type HostView = ReplyOf<'liveHost'>;
type Command = BodyOf<'liveCommand'>['command'];

interface Tap {
  readonly command: Command;
  readonly page?: number;
}

/** Answers to a command that another host was faster with. */
const FASTER: readonly string[] = ['LIVE_MOVED_ON', 'LIVE_NOT_NOW'];
const POLL_SECONDS = 2;

/** Leads a class as its host does, on one of several devices with the same key. */
export class Leader {
  readonly link: Link;
  readonly #room: Room;
  readonly #token: string;
  readonly #dice: Dice;
  readonly #people: number;
  readonly #onAssembly: (month: number) => void;
  /** Commands that changed the group. */
  commands = 0;
  readonly faults: string[] = [];

  /** `people`: how many are waited for before the room is closed. `onAssembly` is called before an assembly is opened. */
  constructor(room: Room, key: string, number: number, people: number, onAssembly: (month: number) => void) {
    this.#room = room;
    this.#token = liveTokenOf(room.groupId, 0, key);
    this.#dice = Dice.of(number.toString(16).padStart(32, '0'), 2);
    this.#people = people;
    this.#onAssembly = onAssembly;
    this.link = new Link(room.origin);
  }

  async #look(): Promise<HostView | null> {
    const params = { groupId: this.#room.groupId };
    const answer = await this.link.ask('liveHost', { params, token: this.#token });
    return answer?.ok ? answer.value : null;
  }

  /** What a host would press now; null while there is something to wait for. */
  async #next(view: HostView, since: number): Promise<Tap | null> {
    const { pace } = this.#room;
    const { group, assembly, seats } = view;
    if (group.phase === 'WAITING') return seats.length >= this.#people ? { command: 'CLOSE_ROOM' } : null;
    if (group.phase === 'PRIVATE') {
      const isPatient = pace.human(performance.now() - since) < HUMAN.patience[0];
      if (isPatient && seats.some(({ hasSealed }) => !hasSealed)) return null;
      this.#onAssembly(group.month);
      return { command: 'OPEN_ASSEMBLY' };
    }
    if (group.phase === 'ASSEMBLY') {
      await pace.wait('step', this.#dice);
      return { command: group.step + 1 === assembly?.steps.length ? 'NEXT' : 'STEP' };
    }
    if (group.phase !== 'DEBRIEF') return null;
    await pace.wait('page', this.#dice);
    return group.step + 1 < DEBRIEF_PAGES.length ? { command: 'PAGE', page: group.step + 1 } : { command: 'END' };
  }

  async #tap({ group: { phase, month, step } }: HostView, tap: Tap): Promise<void> {
    const params = { groupId: this.#room.groupId };
    const body = { ...tap, from: { phase, month, step } };
    const at = performance.now();
    const answer = await this.link.ask('liveCommand', { params, token: this.#token, body });
    if (answer === null) return;
    if (answer.ok) {
      this.commands += 1;
      this.#room.news.tapped(answer.value.group, at);
    } else if (answer.error.kind !== 'code' || !FASTER.includes(answer.error.code))
      this.faults.push(`${tap.command} answered ${JSON.stringify(answer.error)}`);
  }

  async lead(): Promise<void> {
    let [place, since] = [-1, 0];
    for (;;) {
      const view = await this.#look();
      if (view?.group.phase === 'ENDED') return;
      if (view !== null) {
        if (rankOf(view.group) !== place) since = performance.now();
        place = rankOf(view.group);
        const tap = await this.#next(view, since);
        if (tap !== null) await this.#tap(view, tap);
      }
      await this.#room.pace.waitFor(POLL_SECONDS);
    }
  }
}
