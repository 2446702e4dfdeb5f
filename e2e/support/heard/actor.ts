import { type Act, fillHoles, type Holes, type Utterance } from '@consorcio/tools/heard';
import type { Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from '../browser.ts';
import type { KeyboardPlayer } from '../keyboard-player.ts';
import type { MinigameWindow } from '../minigame-clock.ts';
import { minigameFrame } from '../minigame-frame.ts';

/** Plays the player's part: every stage direction of the play, by keys. */
export class Actor {
  readonly #player: KeyboardPlayer;
  readonly #page: Page;
  readonly #heard: readonly Utterance[];

  /** `heard`: what is heard, which grows; orders of the calm way are answered by it. */
  constructor(player: KeyboardPlayer, heard: readonly Utterance[]) {
    this.#player = player;
    this.#page = player.page;
    this.#heard = heard;
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
        return this.#player.choose(this.#page.getByRole('radio', { name: first }));
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
      case 'A jogadora fecha as conquistas':
        return this.#player.seeBadges();
      default:
        throw new Error(`the play has no stage direction '${verb}'`);
    }
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
      const [, round, rounds] = await hear(/Fim da rodada (\d+) de (\d+)/);
      isOver = round === rounds;
    }
  }
}
