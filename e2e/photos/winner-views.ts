import { certificatePath } from '@consorcio/contract';
import { must } from '@consorcio/kernel';
import { at, press, type View } from './view.ts';

/** With a dream that came true. */
export const WINNER_VIEWS: readonly View[] = [
  { name: 'dream-paid', open: at('/mapa?complete=true', 'AVANÇAR') },
  { name: 'certificate', open: at('/certificado-de-conquista', 'AVANÇAR') },
  {
    name: 'certificate-true',
    open: async (page, player) => {
      const campaignId = must((await player.call('auth')).campaign, 'campaign').id;
      const { code } = await player.call('issueCertificate', { params: { campaignId } });
      await at(certificatePath(code), 'VERDADEIRO')(page);
    },
  },
  {
    name: 'certificate-card',
    open: async (page) => {
      await at('/certificado-de-conquista', 'AVANÇAR')(page);
      await page.locator('summary').filter({ hasText: 'Lembra desta ideia?' }).click();
      await page.getByRole('button', { name: 'Não lembro' }).waitFor();
    },
  },
  {
    name: 'new-game-plus',
    open: async (page) => {
      await at('/certificado-de-conquista', 'AVANÇAR')(page);
      await press(page, 'AVANÇAR');
      await page.getByRole('button', { name: 'NOVO JOGO +' }).waitFor();
    },
  },
  {
    name: 'shared-campaign',
    open: async (page, player) => {
      const { campaign } = await player.call('auth');
      await at(`/compartilhar?kind=campaign&id=${campaign?.id}`, 'QUERO JOGAR TAMBÉM')(page);
    },
  },
];
