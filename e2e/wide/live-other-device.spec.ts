import { seatCopy } from '@consorcio/copy/live-phone';
import { expect, test } from 'vitest';
import { LivePhone } from '../support/live-phone.ts';
import { asked, closeRoom, enter, leadOn, openRoom, press, toTheInstalment } from '../support/live-room.ts';
import { useSite } from '../support/site.ts';

/* A seat that changes its device in the middle of a month. */
const site = useSite();

test('a seat that is taken over in mid-month goes on where it stood, and what the first phone had not sent reaches nobody', async () => {
  const { page: host } = await site().newPlayer('phone');
  const { groupId, code } = await openRoom(host);
  const [{ page: first, context }, { page: second, faults }] = [
    await site().newPlayer('phone'),
    await site().newPlayer('phone'),
  ];
  await enter(first, code);
  await press(first, 'VER MEU CARTÃO');
  const card = first.getByRole('list', { name: 'Suas três figuras, na ordem' }).locator('li');
  await card.first().waitFor();
  const words = await card.allTextContents();
  await press(first, 'FECHAR');
  const other = new LivePhone(site().origin, groupId);
  await other.join();
  await closeRoom(host);
  await toTheInstalment(first);
  await context.setOffline(true);
  await press(first, /^NÃO PAGAR/);
  await first.getByText('Sem conexão. Sua jogada está guardada aqui').first().waitFor();

  await second.goto(`/ao-vivo/volta/${code}`);
  await second.getByLabel('Número da cota').fill('1');
  for (const word of words) await press(second, word.trim());
  await press(second, 'VOLTAR AO MEU LUGAR');
  /* Card, payday and place stand: they were sent. The pace is asked for, since it was only chosen. */
  await second.getByRole('button', { name: /^DESCANSO/ }).waitFor();

  await press(second, /^DESCANSO/);
  await press(second, /^PAGAR/);
  await press(second, 'SEM LANCE');
  await asked(second, 'Envelope lacrado.');

  await context.setOffline(false);
  await first.getByText(seatCopy.lost).waitFor();
  await other.play(1);
  await leadOn(host, /ABRIR A ASSEMBLEIA/);
  await second.locator('main').getByText('Chamada: 8 de 8 fecharam o mês em dia.').waitFor();
  expect(faults).toEqual([]);
});

test('a mistyped code stays in its field, to be corrected where it stands', async () => {
  const { page: host } = await site().newPlayer('phone');
  const { code } = await openRoom(host);
  const { page } = await site().newPlayer('phone');
  const wrong = `${code.slice(0, -1)}${code.endsWith('Z') ? 'X' : 'Z'}`;
  await page.goto(`/v/${wrong}`);
  const field = page.getByLabel('Código do grupo');
  await field.waitFor();
  expect(await field.inputValue()).toBe(wrong);
  await field.fill(code);
  await press(page, 'ENTRAR');
  await page.getByRole('heading', { name: 'Você é a cota 1' }).waitFor();
});

test('a link to another group asks first, costs no seat, and the start lists both; a shut door lets nobody new in', async () => {
  const { page: host } = await site().newPlayer('phone');
  const { code } = await openRoom(host);
  const { page: otherHost } = await site().newPlayer('phone');
  const { code: otherCode } = await openRoom(otherHost);
  const { page, faults } = await site().newPlayer('phone');
  await enter(page, code);
  await press(otherHost, 'PARAR A ENTRADA');
  await otherHost.getByText('Entrada parada: ninguém novo entra.').waitFor();
  await page.goto(`/v/${otherCode}`);
  await page.getByText('A porta da sala está fechada.').waitFor();
  await press(otherHost, 'ABRIR A ENTRADA');
  await otherHost.getByText('Entrada aberta: quem tem o código entra, se houver lugar e não houver pausa.').waitFor();
  await press(page, 'TENTAR DE NOVO');
  await page.getByText(`Este aparelho já tem um lugar: cota 1, grupo ${code}`).waitFor();
  await press(page, 'ENTRAR TAMBÉM NO OUTRO GRUPO');
  await press(page, 'É ESSE');
  await page.goto('/ao-vivo');
  const seats = page.getByRole('region', { name: 'Lugares neste aparelho' }).getByRole('button');
  await expect.poll(() => seats.allTextContents()).toEqual([`cota 1, grupo ${otherCode}`, `cota 1, grupo ${code}`]);
  await page.getByLabel('Código do grupo').fill('olá');
  await press(page, 'ENTRAR');
  await page.getByText('O código do grupo tem 6 letras e números').waitFor();
  await press(page, `cota 1, grupo ${code}`);
  await page.getByText('Tudo certo! O jogo ainda não começou.').waitFor();
  /* The refusals of the shut door are no faults of the page. */
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
});
