import { plans, type StageReply } from '@consorcio/players';
import { ApiPlayer } from '../api-player.ts';
import { PASSWORD } from '../player.ts';
import { LUCKY_WORD, LUCKY_WORD_FOLD, LUCKY_WORD_LABEL } from '../seeds.ts';
import type { RemotePage } from './remote-page.ts';

/** A person at a browser that is driven from outside: the same way as `Player`, by labels, clicks and keys. */
export class RemotePlayer {
  readonly page: RemotePage;
  readonly #origin: string;
  readonly #email = `rui.${Date.now()}.${Math.floor(Math.random() * 1e6)}@exemplo.com.br`;

  constructor(page: RemotePage, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  /** From the welcome, which is open, to the character intro. */
  async signUp(): Promise<void> {
    const { page } = this;
    await page.follow('FAZER MEU CADASTRO');
    await page.press('Toque para começar');
    await page.untilAt('/sobre-abac');
    await page.follow('AVANÇAR');
    await page.untilAt('/sobre-voce');
    await page.follow('AVANÇAR');
    await page.write('Como podemos te chamar?', 'Rui Nogueira');
    await page.write('Nome do personagem', 'Rui da Feira');
    await page.write('Seu e-mail', this.#email);
    await page.write('Sua senha', PASSWORD);
    await page.press('CADASTRAR');
    await page.untilAt('/introducao-personagem');
  }

  /** The first persona and the first dream, up to the tutorial film. */
  async choosePersonaAndDream(): Promise<void> {
    const { page } = this;
    await page.follow('ESCOLHA SEU PERSONAGEM');
    await page.press('QUERO ESSE PERSONAGEM');
    await page.press('SIM, ESSE É O MEU PERSONAGEM!');
    await page.untilAt('/boas-vindas-a-cidade');
    await page.follow('AVANÇAR');
    await page.untilAt('/introducao-sonho');
    await page.follow('ESCOLHA SEU SONHO');
    await page.press('QUERO ESSE SONHO');
    await page.press(LUCKY_WORD_FOLD);
    await page.write(LUCKY_WORD_LABEL, LUCKY_WORD);
    await page.press('SIM, ESSE É O MEU SONHO!');
    await page.press('COMEÇAR O JOGO');
  }

  /** After the film. */
  async readTutorial(): Promise<void> {
    const { page } = this;
    await page.untilAt('/tutorial');
    for (let step = 1; step <= 4; step += 1) await page.press('Avançar');
    await page.untilAt('/mapa');
  }

  /** Goes to the snack bar, plays a little by its keys and leaves by the pause menu: what was done counts. `onArrival` comes before. */
  async visitSnackBar(onArrival: () => Promise<unknown>): Promise<void> {
    const { page } = this;
    await page.press('Lanchonete dos Amigos');
    await page.press('Jogar');
    await page.untilAt('/minigame/1');
    await onArrival();
    await page.inFrame(async () => {
      await page.press('JOGAR');
      await page.until('the run', () => document.querySelector('button[aria-label="Pausar"]')?.checkVisibility());
      for (const key of ['1', '2', '3', '4']) await page.key(key);
      await page.press('Pausar');
      await page.press('DESISTIR');
      await page.press('VOLTAR AO MAPA');
    });
    await page.untilAt('/mapa');
  }

  /** The rest of the month's stages, by calls alone. */
  async workUntilPayment(): Promise<void> {
    await this.#workUntil(({ extras }) => extras.stageIsPayment);
  }

  /**
   * From an open popup to the certificate, popup by popup; the effort is kept, never bid. The months before the last one
   * are lived by calls alone, and `onReload` is called whenever the page was loaded anew after that.
   */
  async liveToCertificate(onReload: () => Promise<unknown>): Promise<void> {
    const { page } = this;
    for (;;) {
      const next = await page.until('the way on', findWayOn);
      if (next === 'certificate') return;
      if (next !== 'map') {
        await page.pressIfThere(next);
        continue;
      }
      await this.#workUntil(({ extras, stage, dream }) => extras.stageIsPayment && stage.cycle === dream.cycles);
      await page.goto(`${this.#origin}/mapa`);
      await page.until('a popup', () => document.querySelector('dialog[open]') !== null);
      await onReload();
    }
  }

  async #workUntil(isThere: (standing: StageReply) => boolean): Promise<void> {
    const token = await this.page.evaluate(() => localStorage.getItem('token') ?? '');
    await new ApiPlayer(this.#origin, token).playUntil(isThere, plans.saver);
  }
}

/** Runs in the page: the button that leads on, or what is shown instead; null while a film or a picture moves. */
function findWayOn(): string | null {
  if (location.pathname === '/certificado-de-conquista') return 'certificate';
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog === undefined) return document.querySelector('[aria-label^="Lanchonete"]') === null ? null : 'map';
  if (dialog.querySelector(':checked') === null) dialog.querySelector<HTMLElement>('[type=radio]')?.click();
  const names = [...dialog.querySelectorAll('button:not(:disabled)')].map((one) => one.textContent?.trim() ?? '');
  const LEADING = ['PAGAR', 'GUARDAR', 'IR PARA O SORTEIO', 'AVANÇAR', 'VOLTAR AO JOGO', 'Voltar ao jogo'];
  return LEADING.find((name) => names.includes(name)) ?? null;
}
