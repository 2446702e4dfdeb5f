import { DEBRIEF_ASKED, DEBRIEF_PAGES, LIVE_FAMILIES } from '@consorcio/rules/live-words';
import { debriefTitles } from './live-debrief.ts';
import { openGroupCopy, REHEARSAL, rehearsalCopy } from './live-host.ts';

/* The lesson with a live group, on the teacher's page: 50 minutes in which the class is one group (LIVE 6.5.1). */

export const liveLessonCopy = {
  title: 'Roteiro ao vivo: a turma é um grupo só',
  intro:
    'Você precisa de um projetor e de um celular por pessoa ou dupla. Deixe os celulares na mesa antes de começar. Ninguém se cadastra. O jogo dá um apelido a cada um.',
  open: 'ABRIR UM GRUPO',
  taps: `Daqui até a sala abrir são 3 toques. Antes da aula, abra ${openGroupCopy.create} e toque em ${rehearsalCopy.start}. ${REHEARSAL}`,
  head: ['Tempo', 'No telão e com você', 'No celular de cada um'],
  print: {
    title: 'Para imprimir',
    lines: [
      'Antes da aula: a folha do aluno.',
      'Ao abrir a sala: o seu cartão. Com ele você volta ao grupo em outro aparelho.',
      'Depois do jogo: as folhas de exercícios, uma por lugar, com os números da própria turma. O gabarito vem junto.',
    ],
  },
} as const;

/** Pages of the debrief with a question for the class. */
const TALKED = DEBRIEF_PAGES.slice(0, DEBRIEF_ASKED)
  .map((page) => debriefTitles[page])
  .join(', ');
const QUESTIONS = `${LIVE_FAMILIES.length} perguntas`;

interface LiveLessonStep {
  /** In minutes. */
  readonly time: string;
  readonly projector: string;
  readonly phone: string;
}

/** Fifty minutes of a class that plays five months. */
export const LIVE_LESSON: readonly LiveLessonStep[] = [
  {
    time: '0–4',
    projector: 'Abra a sala com 5 meses. O telão mostra o código, o QR e o lacre do sorteio.',
    phone: `Apontar a câmera, ver a cota e o apelido, escolher a figura da sorte. Depois, ${QUESTIONS}.`,
  },
  {
    time: '4–6',
    projector:
      'Feche a sala e diga no computador a hora do sino. Com relógio, os últimos meses encurtam se faltar tempo.',
    phone: 'Ler o que cada um quer, para quê, e como se ganha.',
  },
  {
    time: '6–11',
    projector: 'Mês 1. O telão mostra o tempo e quantas pessoas já lacraram.',
    phone: 'Imprevisto, pagamento, lugar, ritmo, parcela e lance. No fim, o envelope lacrado.',
  },
  {
    time: '11–14',
    projector: 'Assembleia 1: chamada, pote, sorteio e lances. Pergunte: de quem é este dinheiro?',
    phone: 'Ver o próprio resultado na mesma hora. Mandar palmas.',
  },
  {
    time: '14–20',
    projector: 'Mês 2 e assembleia. Se faltou parcela, pergunte: por que o pote encolheu?',
    phone: 'Quem tem a carta decide se compra ou guarda. Quem atrasou fica fora desta assembleia.',
  },
  {
    time: '20–32',
    projector: 'Meses 3 e 4. Pergunte: quem ainda paga depois da carta?',
    phone: 'As mesmas decisões, agora com o que sobrou.',
  },
  {
    time: '32–36',
    projector: 'Mês 5 e as contas do grupo. Tudo o que entrou saiu: a diferença é 0.',
    phone: 'Quem pagou tudo e ainda espera recebe a carta. Cada um vê como terminou.',
  },
  {
    time: '36–46',
    projector: `Passe as páginas da conversa: ${TALKED}. Cada uma traz uma pergunta.`,
    phone: `Ler a nota de decisão. Responder a mais ${QUESTIONS}.`,
  },
  {
    time: '46–50',
    projector: 'O lacre se abre. A turma confere o sorteio pelo QR.',
    phone: 'Conferir no navegador e guardar o certificado.',
  },
];
