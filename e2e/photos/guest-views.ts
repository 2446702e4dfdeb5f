import type { Page } from 'playwright-core';
import { EXERCISE_VIEWS } from './exercise-views.ts';
import { at, press, type View } from './view.ts';

/** Leaves a field with nothing or something wrong in it. */
async function leave(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel(label, { exact: true }).blur();
}

/** What everybody may see. */
export const GUEST_VIEWS: readonly View[] = [
  { name: 'welcome', open: at('/', 'FAZER MEU CADASTRO') },
  { name: 'play', open: at('/jogar', 'Jogue agora, sem cadastro') },
  { name: 'class-entrance', open: at('/desafio?turma=BCDFGH', 'Sua turma') },
  { name: 'opening', open: at('/intruducao', 'Toque para começar') },
  { name: 'about', open: at('/sobre-abac', 'AVANÇAR') },
  {
    name: 'about-you',
    open: async (page) => {
      await at('/sobre-voce', 'AVANÇAR')(page);
      await page.locator('label').filter({ hasText: 'Ouvi falar' }).click();
    },
  },
  { name: 'login', open: at('/login', 'LOGIN') },
  {
    name: 'login-refused',
    isBrief: true,
    open: async (page) => {
      await page.goto('/login');
      await leave(page, 'E-mail', 'ninguem@exemplo.com.br');
      await leave(page, 'Senha', 'Errada-2026!');
      await press(page, 'LOGIN');
      await page.getByRole('button', { name: 'Fechar aviso' }).waitFor();
    },
  },
  { name: 'recover', open: at('/recuperar', 'Receber um link por e-mail') },
  {
    name: 'recover-by-mail',
    open: async (page) => {
      await page.goto('/recuperar');
      await press(page, 'Receber um link por e-mail');
      await leave(page, 'Seu e-mail', 'ana@exemplo.com.br');
    },
  },
  { name: 'recover-by-link', open: at(`/recuperar#${'A'.repeat(64)}`, 'Escolha sua senha nova.') },
  { name: 'register', open: at('/cadastro', 'CADASTRAR') },
  {
    name: 'register-faults',
    open: async (page) => {
      await page.goto('/cadastro');
      await leave(page, 'Como podemos te chamar?', '');
      await leave(page, 'Nome do personagem', 'Bia da Feira');
      await leave(page, 'Seu e-mail', 'ana@');
      await leave(page, 'Sua senha', 'curta');
    },
  },
  { name: 'shared-badge', open: at('/compartilhar?kind=badge&id=12', 'QUERO JOGAR TAMBÉM') },
  { name: 'shared-avatar', open: at('/compartilhar?kind=avatar&id=2&dream=3', 'QUERO JOGAR TAMBÉM') },
  { name: 'shared-unknown', open: at('/compartilhar?kind=campaign&id=nobody', 'Não deu para mostrar esse sonho') },
  { name: 'certificate-check', open: at('/c', 'Código do certificado') },
  { name: 'certificate-mistyped', open: at('/c/7K3M-9QRT', 'Falta, sobra ou está trocada') },
  { name: 'certificate-unknown', open: at('/c/0000-0000-0000', 'nenhum certificado tem este código') },
  { name: 'privacy', open: at('/privacidade', 'ainda não se apresentou aqui') },
  { name: 'accessibility', open: at('/acessibilidade', 'O responsável ainda não informou um contato') },
  { name: 'totals', open: at('/aprendizado', /./) },
  { name: 'teachers', open: at('/para-professores', /./) },
  ...EXERCISE_VIEWS,
  { name: 'worksheet', open: at('/folha-do-aluno', 'Diário') },
  {
    name: 'answer-key',
    open: async (page) => {
      await at('/gabarito', 'Só para quem ensina.')(page);
      await press(page, 'MOSTRAR AS RESPOSTAS');
    },
  },
  { name: 'classroom', open: at('/aula-sem-internet', 'No fim') },
  {
    name: 'slides',
    open: async (page) => {
      await at('/telao', 'Por que comprar em grupo?')(page);
      for (let slide = 1; slide < 9; slide += 1) await page.keyboard.press('ArrowRight');
      await page.getByText('9 de 12').waitFor();
    },
  },
  { name: 'not-found', open: at('/nao-existe', 'VOLTAR AO JOGO') },
  {
    name: 'guard-fails',
    open: async (page) => {
      // 'falha...' leads on after a moment: here that moment lasts.
      await page.addInitScript(() => {
        const real = window.setTimeout;
        const isLeaving = (delay: unknown): boolean => delay === 700 && location.pathname === '/mapa';
        window.setTimeout = ((run: () => void, delay?: number) =>
          isLeaving(delay) ? 0 : real(run, delay)) as typeof window.setTimeout;
      });
      await at('/mapa', 'falha...')(page);
    },
  },
];
