import { FarPlayer } from '../far-player.ts';
import { steady } from '../plans.ts';
import { PASSWORD } from '../player.ts';
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

  /** Goes to the snack bar, plays a little by its keys and leaves by the pause menu: what was done counts. */
  async visitSnackBar(): Promise<void> {
    const { page } = this;
    await page.press('Lanchonete dos Amigos');
    await page.press('Jogar');
    await page.untilAt('/minigame/1');
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
    const token = await this.page.evaluate(() => localStorage.getItem('token') ?? '');
    await new FarPlayer(this.#origin, token).playUntil(({ extras }) => extras.stageIsPayment, steady);
  }
}
