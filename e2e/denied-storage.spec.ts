import { expect, test } from 'vitest';
import { denyStorage } from './photos/denied-views.ts';
import { useSite } from './support/site.ts';

const site = useSite();

test.each(['/', '/mapa'])('at %s a browser that stores nothing gets a message that says so', async (path) => {
  const { page } = await site().newPlayer('phone', { isCalm: true });
  await denyStorage(page);
  await page.goto(path);
  if (path === '/') await page.getByRole('button', { name: 'Experimentar sem cadastro' }).click();
  await page.getByText('O navegador não guarda o seu progresso.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/jogar');
});
