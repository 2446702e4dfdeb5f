import { type Plan, type StageReply, viewOfStage } from '@consorcio/players';
import { MINIGAMES } from '@consorcio/rules/vocabulary';
import type { Frame, Locator, Page } from 'playwright-core';
import { pressUntilItArrives } from './arrival.ts';
import { PATIENCE } from './browser.ts';
import { installMinigameClock } from './minigame-clock.ts';
import { minigameFrame } from './minigame-frame.ts';
import { playMinigame } from './play-minigame.ts';
import { LUCKY_WORD, LUCKY_WORD_FOLD, LUCKY_WORD_LABEL } from './seeds.ts';

/** What the screen shows at the moment. */
interface Glance {
  readonly path: string;
  /** Buttons of the open popup, by name; null without one. */
  readonly buttons: readonly string[] | null;
  readonly heading: string;
}

/** Milliseconds that playing on may take, from one stop to the next. */
const PLAYING = 600_000;
export const PASSWORD = 'Segredo-2026!';

/** A person at the screen: acts by labels, clicks and keys only. */
export class Player {
  readonly page: Page;
  /** What the game shows itself in. */
  readonly here: Page | Frame;
  readonly email: string;
  /** Headings of the popups that were seen, in order. */
  readonly seen: string[] = [];

  constructor(
    page: Page,
    email = `ana.${Date.now()}.${Math.floor(Math.random() * 1e6)}@exemplo.com.br`,
    here: Page | Frame = page,
  ) {
    this.page = page;
    this.here = here;
    this.email = email;
  }

  /** A badge may be earned at any moment; its modal is turned to its last page and closed first. */
  async closeBadges(): Promise<void> {
    /* In a dialog: the same words lead back from a sheet. */
    const [close, next] = ['VOLTAR AO JOGO', 'VER A PRÓXIMA'].map((name) =>
      this.page.locator('dialog[open]').getByRole('button', { name, exact: true }),
    ) as [Locator, Locator];
    const goOn = async (): Promise<void> =>
      this.use((await next.isVisible()) ? next : close, 2_000).catch(() => undefined);
    await this.page.addLocatorHandler(close, goOn, { noWaitAfter: true });
  }

  /** Lets minigames run on the accelerated clock; before the first page is opened. */
  async hurryMinigames(): Promise<void> {
    await this.page.context().addInitScript(installMinigameClock);
  }

  /** Presses a button or follows a link: with a click, unless a kind of player has another way. */
  use(place: Locator, timeout = PATIENCE): Promise<void> {
    return pressUntilItArrives(place, timeout, (patience) => place.click({ timeout: patience }));
  }

  /** Takes an answer of a group. */
  choose(answer: Locator): Promise<void> {
    return answer.check({ timeout: 2_000 });
  }

  write(label: string, text: string): Promise<void> {
    return this.page.getByLabel(label, { exact: true }).fill(text);
  }

  press(name: string): Promise<void> {
    return this.use(this.here.getByRole('button', { name, exact: true }));
  }

  follow(name: string): Promise<void> {
    return this.use(this.here.getByRole('link', { name, exact: true }));
  }

  /** From the welcome to the character intro, as a new player. */
  async signUp(): Promise<void> {
    const { page } = this;
    await this.closeBadges();
    await page.goto('/');
    await this.follow('FAZER MEU CADASTRO');
    await this.press('Toque para começar');
    await this.follow('AVANÇAR');
    await page.getByText('Quase nada').waitFor();
    await this.follow('AVANÇAR');
    await this.write('Como podemos te chamar?', 'Ana Beatriz');
    await this.write('Nome do personagem', 'Bia da Feira');
    await this.write('Seu e-mail', this.email);
    await this.write('Sua senha', PASSWORD);
    await this.press('CADASTRAR');
    await page.waitForURL('**/introducao-personagem');
  }

  async logIn(): Promise<void> {
    await this.page.goto('/login');
    await this.fillLogin();
  }

  /** At the login that is open already. */
  async fillLogin(): Promise<void> {
    await this.write('E-mail', this.email);
    await this.write('Senha', PASSWORD);
    await this.press('LOGIN');
  }

  /** Takes the persona a number of places to the right of the first. */
  async choosePersona(steps = 0): Promise<void> {
    const { page } = this;
    await this.follow('ESCOLHA SEU PERSONAGEM');
    await page.getByRole('button', { name: 'QUERO ESSE PERSONAGEM' }).waitFor();
    for (let i = 0; i < steps; i += 1) await this.press('Próximo');
    await this.press('QUERO ESSE PERSONAGEM');
    await this.press('SIM, ESSE É O MEU PERSONAGEM!');
    await page.waitForURL('**/boas-vindas-a-cidade');
    await this.follow('AVANÇAR');
  }

  /**
   * With the lucky word of known draws: from the dream intro through great choice to the map; with the first dream through film
   * and tutorial.
   */
  async chooseDream(name: string): Promise<void> {
    const { page } = this;
    await page.waitForURL('**/introducao-sonho');
    await this.follow('ESCOLHA SEU SONHO');
    await this.#turnTo(name);
    await this.press('QUERO ESSE SONHO');
    await this.use(page.getByText(LUCKY_WORD_FOLD, { exact: true }));
    await this.write(LUCKY_WORD_LABEL, LUCKY_WORD);
    await this.press('SIM, ESSE É O MEU SONHO!');
    await page.waitForURL('**/escolha?dream=*');
    await this.press('COMEÇAR O JOGO');
    await page.waitForURL(/\/(tutorial|mapa)$/);
    if (page.url().endsWith('/mapa')) return;
    for (let step = 1; step <= 4; step += 1) await this.press('Avançar');
    await page.waitForURL('**/mapa');
  }

  /** Turns the carousel on until a dream is in front. */
  async #turnTo(dream: string): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: 'QUERO ESSE SONHO' }).waitFor();
    const shown = page.locator('h2').first();
    for (const end = Date.now() + PATIENCE; (await shown.textContent()) !== dream; ) {
      if (Date.now() > end) throw new Error(`no dream is called ${dream}`);
      await this.press('Próximo');
    }
  }

  /** The session that the page keeps; empty before the login. */
  token(): Promise<string> {
    return this.page.evaluate(() => localStorage.getItem('token') ?? '');
  }

  /** What the API says of the campaign; `info` of USER_MUST_SEE_RESULTS when it has ended. */
  async standing(): Promise<StageReply> {
    const headers = { authorization: `Bearer ${await this.token()}` };
    const answer = await this.page.request.get('/api/stage/current', { headers });
    const body = (await answer.json()) as StageReply & { info?: StageReply };
    return body.info ?? body;
  }

  /** Plays on by the plan until `isThere` says that this is the place to stop. */
  async playUntil(isThere: (glance: Glance) => boolean | Promise<boolean>, plan: Plan): Promise<void> {
    for (const end = Date.now() + PLAYING; Date.now() < end; ) {
      const glance = await this.#glance();
      if (await isThere(glance)) return;
      await this.#act(glance, plan);
    }
    throw new Error(`still playing after ${PLAYING} ms; seen: ${this.seen.join(' / ')}`);
  }

  async #glance(): Promise<Glance> {
    return this.here.evaluate(() => {
      const open = [...document.querySelectorAll('dialog[open]')].at(-1);
      const names = open === undefined ? null : [...open.querySelectorAll('button:not(:disabled)')];
      return {
        /* Of the edition of files it stands behind the `#`. */
        path: location.hash.startsWith('#/') ? location.hash.slice(1) : location.pathname,
        buttons: names?.map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '') ?? null,
        heading: (open ?? document).querySelector('h1, h2')?.textContent?.trim() ?? '',
      };
    });
  }

  async #act({ path, buttons, heading }: Glance, plan: Plan): Promise<void> {
    if (path.startsWith('/minigame')) return this.#playMinigame(plan);
    if (buttons === null) return path === '/mapa' ? this.#visitPlace(plan) : this.#wait();
    if (heading !== this.seen.at(-1)) this.seen.push(heading);
    if (buttons.includes('Aumentar lance')) return this.#bid(plan);
    if (buttons.includes('GUARDAR')) {
      const offer = plan.bid(viewOfStage(await this.standing()));
      return this.#tryPress(offer > 0 ? 'DAR LANCE' : 'GUARDAR');
    }
    const known = [
      'PAGAR',
      'Jogar',
      'Voltar ao jogo',
      'VER A PRÓXIMA',
      'VOLTAR AO JOGO',
      'IR TRABALHAR',
      'IR DESCANSAR',
    ];
    const next = [...known, 'IR PARA O SORTEIO', 'AVANÇAR'].find((name) => buttons.includes(name));
    return next === undefined ? this.#answer() : this.#tryPress(next);
  }

  /** A card that opens without an answer gets its first; anything else is waited for. */
  async #answer(): Promise<void> {
    const open = this.here.locator('dialog[open]').last();
    const answers = open.getByRole('radio');
    if ((await answers.count()) > 0 && (await open.getByRole('radio', { checked: true }).count()) === 0)
      await this.choose(answers.first()).catch(() => undefined);
    await this.#wait();
  }

  /** A popup may give way to the next one between the look and the click. */
  async #tryPress(name: string): Promise<void> {
    const button = this.here.locator('dialog[open]').last().getByRole('button', { name, exact: true });
    await this.use(button, 2_000).catch(() => undefined);
    await this.#wait();
  }

  #wait(): Promise<void> {
    return this.page.waitForTimeout(150);
  }

  async #visitPlace(plan: Plan): Promise<void> {
    const places = this.here.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button');
    if ((await places.count()) === 0) return this.#wait();
    const standing = await this.standing();
    if (standing.stage.type !== 'MINIGAME' || standing.extras.phase !== 'STAGE') return this.#wait();
    // The places stand in the order of the table of minigames.
    const room = plan.room(viewOfStage(standing));
    const place = MINIGAMES.findIndex(({ roomId }) => roomId === room);
    await this.use(places.nth(place), 2_000).catch(() => undefined);
    await this.#wait();
  }

  async #bid(plan: Plan): Promise<void> {
    const offer = plan.bid(viewOfStage(await this.standing()));
    for (let i = 0; i < offer; i += 1) await this.page.keyboard.press('ArrowUp');
    await this.#tryPress('DAR LANCE');
  }

  /** Leaves the minigame's help, where it shows, for the minigame itself. */
  async startMinigame(): Promise<Frame> {
    const frame = await minigameFrame(this.here);
    const start = frame.getByRole('button', { name: 'JOGAR', exact: true });
    await start
      .or(frame.getByRole('button', { name: 'Pausar' }))
      .first()
      .waitFor();
    if (await start.isVisible()) await this.use(start);
    return frame;
  }

  async #playMinigame(plan: Plan): Promise<void> {
    const frame = await this.startMinigame();
    const { skill = 'expert' } = plan;
    if (skill === 'given up') await this.#giveUp(frame);
    else await playMinigame(this.page, frame, { skill });
    await this.use(frame.getByRole('button', { name: 'VOLTAR AO MAPA' }));
    await this.here.waitForURL('**/mapa');
  }

  /** Leaves a minigame by its pause menu; what was done until then counts. */
  async #giveUp(frame: Frame): Promise<void> {
    await this.use(frame.getByRole('button', { name: 'Pausar' }));
    await this.use(frame.getByRole('button', { name: 'DESISTIR', exact: true }));
  }
}
