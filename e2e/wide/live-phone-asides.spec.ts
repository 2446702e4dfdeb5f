import { goalCopy, seatCopy } from '@consorcio/copy/live-phone';
import { liveQuestionsCopy } from '@consorcio/copy/live-questions';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES } from '../support/browser.ts';
import { LivePhone } from '../support/live-phone.ts';
import {
  asked,
  closeRoom,
  createRoomOf,
  enter,
  leadAssembly,
  leadOn,
  lowerEdge,
  openRoom,
  press,
  toTheInstalment,
} from '../support/live-room.ts';
import { ScreenAudit } from '../support/screen-audit.ts';
import { useSite } from '../support/site.ts';

/* What a phone does beside its months: questions, nicknames, reactions, the seat card. */
const site = useSite();

const thanked = (page: Page): Promise<void> => page.getByText('Respostas guardadas. Obrigado!').first().waitFor();

async function openHosted() {
  const { page: host } = await site().newPlayer('phone');
  return { host, ...(await openRoom(host)) };
}

/** From the code to a sealed first month, once the room is closed. */
async function comeLate(page: Page, code: string, quota: number): Promise<void> {
  await page.goto(`/v/${code}`);
  await asked(page, `Você é a cota ${quota}`);
  await press(page, 'É ESSE');
  await toTheInstalment(page);
  await press(page, /^PAGAR/);
  await press(page, 'SEM LANCE');
  await asked(page, 'Envelope lacrado.');
}

/** Answers the three questions; gives what they asked. */
async function answerThree(page: Page, onFirst = async () => {}): Promise<readonly string[]> {
  await press(page, 'RESPONDER');
  const questions: string[] = [];
  for (const place of [1, 2, 3]) {
    await asked(page, `Pergunta ${place} de 3`);
    questions.push((await page.locator('main section p').first().textContent()) ?? '');
    if (place === 1) await onFirst();
    await page.locator('main section button').first().click();
  }
  return questions;
}

test('the open room shows people with the faces that they chose, and empty seats as gaps', async () => {
  const { groupId, code } = await openHosted();
  const other = new LivePhone(site().origin, groupId);
  await other.join();
  await other.wear(2);
  const { page } = await site().newPlayer('phone', { isCalm: true });
  await enter(page, code, 2);
  const faces = page.locator('main figure img');
  await expect.poll(() => faces.count()).toBe(2);
  /* The second quota was dealt the second persona. */
  const [chosen, own] = await faces.evaluateAll((all) => all.map((face) => face.getAttribute('src')));
  expect(chosen).toBe(own);
});

test('a late joiner reads what everybody wants and what the good is for before the first decision', async () => {
  const { page: host } = await site().newPlayer('phone');
  const { phones } = await createRoomOf(2, host, site().origin);
  await closeRoom(host);
  for (const phone of phones) await phone.play(1);
  await press(host, 'ABRIR A ASSEMBLEIA: TODOS LACRARAM');
  await leadAssembly(host, 'ABRIR O MÊS 2');
  const view = await phones[0]?.view();
  const { page: late } = await site().newPlayer('phone', { isCalm: true });
  await late.goto(`/v/${view?.group.code}`);
  await asked(late, 'Você é a cota 3');
  await press(late, 'É ESSE');
  await asked(late, goalCopy.title);
  await late
    .locator('main')
    .getByText(/^(Para trabalhar|Para a família|Sem pressa)/)
    .waitFor();
  await press(late, goalCopy.start);
  await late
    .locator('main')
    .getByText(/ e [−+]\d+ de energia$/)
    .waitFor();
});

test('three questions are asked before, through a lost connection, three others after, and a late joiner is asked the same six', async () => {
  const { host, groupId, code } = await openHosted();
  const { page, context, faults } = await site().newPlayer('phone', { isCalm: true });
  await enter(page, code);
  const audit = new ScreenAudit(page);
  const before = await answerThree(page, async () => {
    await audit.full('a question');
    await context.setOffline(true);
  });
  await page.getByText('Guardando suas respostas...').first().waitFor();
  await context.setOffline(false);
  await page.getByText('Guardando suas respostas...').first().waitFor({ state: 'hidden' });
  expect(await page.getByRole('heading', { name: /^Pergunta/ }).count()).toBe(0);
  await thanked(page);
  await page.reload();
  await thanked(page);

  await new LivePhone(site().origin, groupId).join();
  await closeRoom(host);
  const { page: late, faults: lateFaults } = await site().newPlayer('phone', { isCalm: true });
  await comeLate(late, code, 3);
  const lateBefore = await answerThree(late);
  await thanked(late);
  await press(host, 'TERMINAR AGORA');
  await host.getByRole('dialog').getByRole('button', { name: 'TERMINAR AGORA' }).click();
  const after = await answerThree(page);
  await thanked(page);
  const lateAfter = await answerThree(late);
  await thanked(late);
  /* The forms go by quota: 1 and 3 have the same one. */
  expect([lateBefore, lateAfter]).toEqual([before, after]);
  expect(lateFaults).toEqual([]);
  expect(audit.found).toEqual([]);
  expect(before[1]).toContain('Zilda');
  expect(new Set([...before, ...after]).size).toBe(6);
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
});

test('with forty people in the room a small phone offers the three questions in its first window', async () => {
  const { groupId, code } = await openHosted();
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  await enter(page, code);
  for (let people = 1; people < 40; people += 1) await new LivePhone(site().origin, groupId).join();
  await page.getByText(seatCopy.people(40)).waitFor();
  const edge = await lowerEdge(page.getByRole('button', { name: liveQuestionsCopy.open }));
  expect(edge).toBeLessThanOrEqual(SIZES.phone.height);
  expect(faults).toEqual([]);
});

test('another nickname can be drawn three times', async () => {
  const { code } = await openHosted();
  const { page, faults } = await site().newPlayer('phone');
  await page.goto(`/v/${code}`);
  await asked(page, 'Você é a cota 1');
  const name = page.locator('main section p').first();
  const names = [await name.textContent()];
  for (const left of [3, 2, 1]) {
    await press(page, `OUTRO APELIDO (${left})`);
    await expect.poll(() => name.textContent()).not.toBe(names.at(-1));
    names.push(await name.textContent());
  }
  await page.getByRole('button', { name: 'TROCAR ROSTO' }).waitFor();
  expect(await page.getByRole('button', { name: /OUTRO APELIDO/ }).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('reactions with words go to the projector, at most one in two seconds, and a refusal is not shown', async () => {
  const { host, groupId, code } = await openHosted();
  const { page, faults } = await site().newPlayer('phone');
  await enter(page, code);
  const { page: projector } = await site().newPlayer('desktop');
  await projector.goto(`/ao-vivo/telao/${groupId}`);
  await new LivePhone(site().origin, groupId).join();
  await closeRoom(host);
  await page.getByRole('heading', { name: 'O que você quer' }).waitFor();
  await leadOn(host, /^ABRIR A ASSEMBLEIA$/);
  /* A reaction is told for six seconds: the projector is there before it comes. */
  await projector.locator('main').getByText('fecharam o mês em dia').first().waitFor();
  const reactions = page.getByRole('group', { name: 'Reações para o telão' }).getByRole('button');
  await reactions.first().waitFor();
  expect(await reactions.allTextContents()).toEqual(['Palmas', 'Força!', 'Uau!', 'Boa!', 'Quase!', 'Valeu!']);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/me/react')) sent.push(request.postDataJSON());
  });
  /* Within the two seconds, however slow the machine: the page's own timers come after these presses. */
  await reactions.evaluateAll(
    async (all, names) => {
      for (const name of names) {
        (all as HTMLElement[]).find((button) => button.textContent === name)?.click();
        await new Promise((pressed) => setTimeout(pressed));
      }
    },
    ['Uau!', 'Palmas', 'Boa!'],
  );
  await projector.getByRole('img', { name: 'Uau!' }).first().waitFor();
  expect(sent).toEqual([{ reaction: 3 }]);
  await page.route('**/me/react', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, message: 'UNKNOWN' } }),
  );
  await page.getByRole('button', { name: 'Valeu!' }).and(page.locator('[aria-disabled=false]')).click();
  await page.locator('[data-sent=true]', { hasText: 'Valeu!' }).waitFor();
  expect(await page.getByRole('button', { name: 'Fechar aviso' }).count()).toBe(0);
  expect(faults.filter((fault) => !/500/.test(fault))).toEqual([]);
});

test('the QR code of a seat card opens the seat on another device, and both play on', async () => {
  const { code } = await openHosted();
  const { page: first } = await site().newPlayer('phone');
  await enter(first, code);
  const token = await first.evaluate(() => {
    const { groupId, quota, key } = JSON.parse(localStorage.getItem('live-seat') ?? '{}');
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const all = Uint8Array.from([...bytes(groupId), quota, ...bytes(key)]);
    return btoa(String.fromCharCode(...all))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
  });
  const { page: second } = await site().newPlayer('phone');
  await second.goto(`/ao-vivo/volta#${token}`);
  await asked(second, 'Tudo certo! O jogo ainda não começou.');
  expect(second.url()).not.toContain(token);
  await press(second, 'VER MEU CARTÃO');
  const pictures = second.getByRole('list', { name: 'Suas três figuras, na ordem' }).locator('li');
  await expect.poll(() => pictures.count()).toBe(3);
  await first.reload();
  await asked(first, 'Tudo certo! O jogo ainda não começou.');
});
