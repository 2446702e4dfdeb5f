import { PATHS } from '@consorcio/contract/wire';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { noticesOf } from './support/notices.ts';
import { PASSWORD, Player } from './support/player.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();
const NEXT_PASSWORD = 'Outra-2027!';

test('a player with the recovery code gets in without the password, and gets the next code', async () => {
  const { page, faults, player } = await site().newPlayer('phone', { isCalm: true });
  await player.signUp();
  await page.waitForURL(`**${PATHS.characterIntro}`);
  await player.press('Guardar código de recuperação');
  const code = await page.getByRole('dialog').locator('code').innerText();
  await player.press('JÁ GUARDEI');
  expect(await page.getByRole('button', { name: 'Guardar código de recuperação' }).count()).toBe(0);

  const other = await site().newPlayer('phone', { isCalm: true });
  await other.page.goto(PATHS.login);
  await other.player.follow('Esqueci minha senha');
  await other.player.write('Seu e-mail', player.email);
  await other.player.write('Código de recuperação', code.toLowerCase());
  await other.player.write('Sua senha nova', NEXT_PASSWORD);
  await other.player.press('ENTRAR');
  expect(await other.page.getByRole('dialog').locator('code').innerText()).not.toBe(code);
  await other.player.press('JÁ GUARDEI');
  await other.page.waitForURL(`**${PATHS.characterIntro}`);
  expect([...faults, ...other.faults]).toEqual([]);
});

test('the token of a mailed link is removed from the address at once, and an invalid link leads to requesting another', async () => {
  const { page, faults, player } = await site().newPlayer('phone', { isCalm: true });
  await page.goto(`${PATHS.recover}#${'A'.repeat(64)}`);
  await page.getByText('Escolha sua senha nova.').waitFor();
  await expect.poll(() => page.url()).toBe(`${site().origin}${PATHS.recover}`);
  await player.write('Sua senha nova', NEXT_PASSWORD);
  await player.press('ENTRAR');
  await page.getByText('Este link não vale mais.').waitFor();
  await player.write('Seu e-mail', 'ninguem@exemplo.com.br');
  await player.press('ENVIAR LINK');
  await page.getByText('Se existe uma conta com ninguem@exemplo.com.br').waitFor();
  expect(faults).toEqual([]);
});

test('a player changes names and password, the other device is signed out, and a new recovery code takes the place of the ended one', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  const { recoveryCode } = await api.call('makeRecoveryCode', { body: {} });
  const elsewhere = await api.call('login', { body: { email: api.email, password: PASSWORD } });
  const { page, context, faults } = await site().newPlayer('phone', { isCalm: true });
  await signIn(context, api);
  const player = new Player(page, api.email);
  await page.goto(PATHS.account);
  const sessions = page.locator('section li');
  await expect.poll(() => sessions.count()).toBe(2);
  await page.getByText('Nome e personagem').click();
  await player.write('Como podemos te chamar?', 'Ana Clara');
  await player.press('SALVAR NOMES');
  await noticesOf(page).getByText('Nomes salvos.').waitFor();
  expect((await api.call('auth')).name).toBe('Ana Clara');

  await page.getByText('Senha', { exact: true }).click();
  const form = page.locator('details').filter({ hasText: 'TROCAR SENHA' });
  await form.getByText('Seu código de recuperação deixa de valer.').waitFor();
  await form.getByLabel('Sua senha de hoje', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Sua senha nova', { exact: true }).fill(NEXT_PASSWORD);
  await player.press('TROCAR SENHA');
  await page.getByText('Senha trocada.').first().waitFor();
  expect(await page.getByRole('dialog').locator('code').innerText()).not.toBe(recoveryCode);
  await player.press('JÁ GUARDEI');
  await expect.poll(() => sessions.count()).toBe(1);
  await expect(new ApiPlayer(site().origin, elsewhere.token).call('auth')).rejects.toThrow('TOKEN_INVALID');
  expect(faults).toEqual([]);
});
