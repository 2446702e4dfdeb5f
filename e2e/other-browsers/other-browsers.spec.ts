import { describe, expect, inject, test } from 'vitest';
import { otherBrowsers } from '../support/other-browsers/installed.ts';
import { RemotePage } from '../support/other-browsers/remote-page.ts';
import { RemotePlayer } from '../support/other-browsers/remote-player.ts';
import { hasPlayed, listenToSound, measureLoopSeam, soundProblems } from '../support/sound-listener.ts';
import { FILM_STALL, stretchTimers } from '../support/stretched-timers.ts';

const PHONE = { width: 500, height: 900 };
/** How softly the softest 5 ms at a seam may be against the same music played on: a healed seam melts two copies. */
const SOFTEST = 0.5;
const browsers = otherBrowsers();

test('no browser is skipped in CI; elsewhere a skipped one is reported clearly', () => {
  expect(process.env.CI === 'true' ? browsers.length : 2).toBe(2);
});

describe.each(browsers)('in $name', ({ name, start }) => {
  test('the main way works from sign-up to the certificate, with its films, and its music loops without a gap', async () => {
    const [origin, remote] = [inject('serverOrigin'), await start(PHONE)];
    const page = new RemotePage(remote);
    const player = new RemotePlayer(page, origin);
    const hears = (type: 'theme' | 'effect', sound: string): Promise<boolean> =>
      page.until(`${sound} to be heard`, hasPlayed, type, sound);
    const loops = async (): Promise<void> => {
      const loop = await page.evaluate(measureLoopSeam);
      expect(loop).toMatchObject({ loop: true, isOver: false });
      expect(loop?.hole).toBeGreaterThan(SOFTEST);
      expect(loop?.edge).toBeLessThan(100);
    };
    try {
      await page.goto(origin);
      await page.until('the welcome', () => document.querySelector('a[href]') !== null);
      await page.evaluate(listenToSound);
      await page.evaluate(stretchTimers, [FILM_STALL]);
      await player.signUp();
      await hears('theme', 'INTRO');
      await hears('effect', 'CLICK');
      await loops();

      await player.choosePersonaAndDream();
      await page.until('a film that moves, with its caption', () => {
        const words = document.querySelector('dialog[open] p')?.textContent ?? '';
        return (document.querySelector('video')?.currentTime ?? 0) > 2 && words !== '';
      });
      await player.readTutorial();
      await hears('theme', 'MAPA');
      await loops();

      /* Whoever leaves before a theme's file has come does not hear it. */
      await player.visitSnackBar(async () => {
        await hears('theme', 'TAPPER');
        await loops();
      });
      expect(await page.evaluate(soundProblems)).toEqual([]);

      await player.workUntilPayment();
      await page.goto(`${origin}/mapa`);
      await page.until('the instalment', () => document.querySelector('dialog[open]') !== null);
      await page.evaluate(listenToSound);
      await page.press('PAGAR');
      await hears('theme', 'SUCCESS');
      expect(await page.evaluate(soundProblems)).toEqual([]);

      await player.liveToCertificate(() => page.evaluate(listenToSound));
      await hears('theme', 'FINAL_POSITIVO');
      expect(await page.evaluate(soundProblems)).toEqual([]);
    } catch (error) {
      await page.photograph(`main way in ${name}`);
      throw error;
    } finally {
      await remote.close();
    }
  });
});
