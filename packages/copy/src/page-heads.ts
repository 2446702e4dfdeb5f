import type { ScreenName } from '@consorcio/contract/wire';
import { certificateCheckCopy } from './certificate.ts';
import { aboutCopy, openingCopy } from './entrance.ts';
import { ACCESSIBILITY, GAME_NAME } from './first-screens.ts';
import { playCopy } from './guest.ts';
import { openGroupCopy } from './live-host.ts';
import { joinCopy } from './live-phone.ts';
import { teachersCopy } from './teachers.ts';
import { pastWeeksCopy } from './week.ts';

/* Titles and descriptions of the public pages for link previews and search engines. The share page has its own (share.ts). */

export interface PageText {
  readonly title: string;
  readonly description: string;
}
const { kit, links } = teachersCopy;

/** Every public page with one address: these are in the sitemap, in this order. */
export const PAGE_HEADS = {
  welcome: {
    title: GAME_NAME,
    description:
      'O jogo que mostra, mês a mês, como funciona um consórcio. Escolha um sonho, jogue, pague a parcela e dispute o lance e o sorteio.',
  },
  play: { title: playCopy.title, description: playCopy.body },
  opening: { title: 'Abertura do jogo', description: openingCopy.summary },
  about: { title: aboutCopy.title, description: 'Quem apresenta o jogo e que interesse tem nele.' },
  aboutYou: { title: 'Sobre você', description: 'Duas perguntas antes do cadastro. Dá para pular.' },
  register: { title: 'Cadastro', description: 'Crie sua conta e guarde seus sonhos e suas conquistas.' },
  login: { title: 'Entrada', description: 'Entre e continue o sonho de onde você parou.' },
  recover: { title: 'Nova senha', description: 'Volte a jogar com a sua conta.' },
  teachers: { title: teachersCopy.title, description: teachersCopy.heading },
  worksheet: { title: kit.worksheet, description: 'Oito exercícios sobre consórcio para imprimir, frente e verso.' },
  answerKey: { title: kit.answerKey, description: 'As respostas da folha do aluno, para quem ensina.' },
  classroom: { title: kit.classroom, description: 'Uma aula sobre consórcio com papel, dados, fichas e uma caixa.' },
  slides: { title: kit.slides, description: 'Doze páginas sobre consórcio para mostrar no projetor.' },
  scams: { title: links.scams, description: 'Mensagens de todo dia para ler. Confira antes de pagar.' },
  pocket: {
    title: links.pocket,
    description: 'Compare a mesma compra por consórcio, por empréstimo e juntando dinheiro.',
  },
  totals: { title: links.totals, description: 'As respostas do desafio antes e depois do jogo.' },
  pastWeeks: { title: pastWeeksCopy.title, description: pastWeeksCopy.intro },
  privacy: { title: links.privacy, description: 'O que o jogo guarda, por quanto tempo e como apagar.' },
  accessibility: { title: ACCESSIBILITY, description: 'O que o jogo oferece para que todo mundo jogue.' },
} as const satisfies { readonly [Name in ScreenName]?: PageText };

/** The public pages about one campaign each. */
export const CHECK_HEAD: PageText = {
  title: 'Conferir o sorteio',
  description: 'O lacre, os números e a conta de cada sorteio deste sonho. No fim, qualquer pessoa pode refazer.',
};

/** Live groups: where they begin, and the address that leads into one, whichever it is. Nothing of a group is told. */
export const LIVE_HEAD: PageText = {
  title: openGroupCopy.name,
  description: `${openGroupCopy.lead} ${openGroupCopy.privacy}`,
};
export const JOIN_HEAD: PageText = { title: joinCopy.title, description: LIVE_HEAD.description };

/** A certificate's page where no code leads to one; a true one says whose it is (certificate.ts). Search engines list neither. */
export const CERTIFICATE_HEAD: PageText = {
  title: 'Conferir certificado',
  description: certificateCheckCopy.intro,
};
