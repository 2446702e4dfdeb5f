import { plans } from '@consorcio/players';
import type { Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ApiPlayer } from '../api-player.ts';
import { PATIENCE } from '../browser.ts';
import type { KeyboardPlayer } from '../keyboard-player.ts';
import { LivePhone } from '../live-phone.ts';
import { closeRoom, leadOn, openRoom } from '../live-room.ts';
import type { MinigameWindow } from '../minigame-clock.ts';
import { minigameFrame } from '../minigame-frame.ts';
import { fillHoles, type Holes, type Utterance } from './compare.ts';
import type { Act } from './play.ts';

/** Arrow keys after which an answer of a card counts as out of reach. */
const MOST_ARROWS = 8;

/** A stage for the play. */
export interface Stage {
  readonly player: KeyboardPlayer;
  /** What is heard, which grows; orders of the calm way are answered by it. */
  readonly heard: readonly Utterance[];
  /** Until the reader has said everything. */
  readonly untilSilent: () => Promise<void>;
}

/** Plays the player's part: every stage direction of the play, by keys. */
export class Actor {
  readonly #player: KeyboardPlayer;
  readonly #page: Page;
  readonly #heard: readonly Utterance[];
  readonly #untilSilent: () => Promise<void>;
  readonly #host: () => Promise<Page>;
  #groupId = '';

  constructor({ player, heard, untilSilent }: Stage, host: () => Promise<Page>) {
    this.#player = player;
    this.#page = player.page;
    this.#heard = heard;
    this.#untilSilent = untilSilent;
    this.#host = host;
  }

  /**
   * Does what an act's stage direction says.
   * @throws Error where the directions have no such verb
   */
  async do({ verb, given }: Act, holes: Holes): Promise<void> {
    const words = given.map((each) => fillHoles(each, holes));
    const [first = '', second = ''] = words;
    switch (verb) {
      case 'A jogadora abre':
        await this.#page.goto(first);
        return;
      case 'A jogadora aperta':
        await this.#player.use(await this.#thing(first));
        return this.#letTimePass();
      case 'A jogadora vai até':
        return this.#player.reach(await this.#thing(first));
      case 'A jogadora escolhe':
        return this.#answer(this.#page.getByRole('radio', { name: first }));
      case 'A jogadora escreve em':
        return this.#player.write(second, first);
      case 'A jogadora aperta a tecla':
      case 'A jogadora aperta as teclas':
        for (const key of words) await this.#page.keyboard.press(key);
        return;
      case 'A jogadora volta':
        await this.#page.goBack();
        return;
      case 'A jogadora espera que a janela se feche':
        return this.#page.locator('dialog[open]').waitFor({ state: 'detached' });
      case 'A jogadora ouve e responde até a última rodada':
        return this.#playByEar();
      case 'O mês passa até o imprevisto':
        return this.#liveUntil('EVENT');
      case 'A jogadora entra na sala que a professora abriu': {
        const { groupId, code } = await openRoom(await this.#host());
        this.#groupId = groupId;
        await this.#page.goto(`/v/${code.toLowerCase()}`);
        return;
      }
      case 'A professora fecha a sala':
        await new LivePhone(this.#origin, this.#groupId).join();
        return closeRoom(await this.#host());
      case 'A professora abre a assembleia':
        return leadOn(await this.#host(), 'ABRIR A ASSEMBLEIA');
      case 'A jogadora aperta a primeira resposta':
        return this.#player.use(this.#page.locator('main section button').first());
      case 'A jogadora fecha o mês sem lance':
        return this.#player.use(this.#page.getByRole('button', { name: /^(SEM LANCE|LACRAR O MÊS)$/ }));
      case 'A jogadora fecha as conquistas':
        return this.#player.seeBadges();
      default:
        throw new Error(`the play has no stage direction '${verb}'`);
    }
  }

  get #origin(): string {
    return new URL(this.#page.url()).origin;
  }

  /** The button, link or fold whose name begins so: of the uppermost dialog, of an open minigame, else of the page. */
  async #thing(name: string): Promise<Locator> {
    const inside: Page | Frame | Locator = this.#page.url().includes('/minigame')
      ? await minigameFrame(this.#page)
      : (await this.#page.locator('dialog[open]').count()) > 0
        ? this.#page.locator('dialog[open]').last()
        : this.#page;
    const named = { name: new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u') };
    return inside
      .getByRole('button', named)
      .or(inside.getByRole('link', named))
      .or(inside.locator('summary', { hasText: name }))
      .first();
  }

  /** The clock of a minigame, where it is not the real one, stands still until it is told to run. */
  async #letTimePass(): Promise<void> {
    for (const frame of this.#page.frames())
      await frame.evaluate(() => void (window as MinigameWindow).__clock?.runTo(1e6)).catch(() => undefined);
  }

  /** Tabs to the group of answers, goes down to one, and takes it where the way there did not: a screen reader may keep the arrows. */
  async #answer(radio: Locator): Promise<void> {
    await this.#player.reach(this.#page.getByRole('radio', { checked: true }));
    for (let keys = 0; !(await this.#player.isOn(radio)); keys += 1) {
      if (keys === MOST_ARROWS) throw new Error(`${radio} is not reached by ${MOST_ARROWS} arrow keys`);
      await this.#page.keyboard.press('ArrowDown');
      /* A reader that keeps the key moves the focus itself, later. */
      await this.#untilSilent();
    }
    if (!(await radio.isChecked())) await this.#page.keyboard.press('Space');
  }

  /** Works through the month by calls alone, up to a kind of stage, and shows it. */
  async #liveUntil(type: 'EVENT'): Promise<void> {
    const api = new ApiPlayer(this.#origin, await this.#player.token());
    await api.playUntil(({ stage, extras }) => extras.phase === 'STAGE' && stage.type === type, plans.saver);
    await this.#page.goto('/mapa');
  }

  /** Gives each row of the calm way back, as it is repeated on request, to the last round. */
  async #playByEar(): Promise<void> {
    let from = this.#heard.findLastIndex(({ words }) => words.includes('Fim da rodada')) + 1;
    const hear = async (words: RegExp): Promise<RegExpExecArray> => {
      const found = () =>
        this.#heard
          .slice(from)
          .map((each) => words.exec(each.words))
          .find((each) => each !== null);
      await expect.poll(found, { timeout: PATIENCE }).toBeDefined();
      return found() as RegExpExecArray;
    };
    for (let isOver = false; !isOver; ) {
      await hear(/Sua vez: são \d+ na ordem/);
      await this.#page.keyboard.press('r');
      const [, row = ''] = await hear(/A ordem é: (.*)\. Sua vez/);
      from = this.#heard.length;
      for (const [, key = ''] of row.matchAll(/mesa (\d)/g)) await this.#page.keyboard.press(key);
      /* The end of the last round may go under in the result, which follows at once. */
      const [, round, rounds] = await hear(/Fim da rodada (\d+) de (\d+)|Fim de jogo/);
      isOver = round === rounds;
    }
  }
}
