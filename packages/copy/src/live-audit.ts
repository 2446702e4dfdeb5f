import { counted } from './digits.ts';

/* `/ao-vivo/conferir/:groupId` (LIVE 3.12). */

export const liveAuditCopy = {
  title: 'Conferir o grupo',
  intro: 'O sorteio foi lacrado antes. Aqui o seu aparelho refaz a conta.',
  loading: 'Buscando os dados do grupo',
  unknownTitle: 'Grupo não encontrado',
  unknownBody: 'O endereço pode ter vindo cortado, ou o grupo já foi apagado.',
  sealTitle: 'O lacre, mostrado antes',
  copySeal: 'Copiar o lacre',
  waiting: 'O resto aparece quando a última assembleia acabar: a chave, as jogadas e todos os sorteios.',
  /** What was checked, where it holds. */
  holds: {
    SEAL: () => 'O lacre confere.',
    WORDS: () => 'As figuras de todo mundo conferem.',
    DRAWS: (draws: number) => counted(draws, 'sorteio confere.', 'sorteios conferem.'),
    MONTHS: (moves: number, difference: number) =>
      `${counted(moves, 'jogada', 'jogadas')}: as contas fecham, diferença ${difference}.`,
    LOGS: (logs: number) =>
      logs === 0
        ? 'Não há jogos para refazer.'
        : counted(logs, 'jogo refeito: os pontos conferem.', 'jogos refeitos: os pontos conferem.'),
  },
  /** Where it does not. */
  differs: {
    SEAL: 'O lacre não confere.',
    WORDS: 'As figuras não conferem.',
    DRAWS: 'Há sorteio que não confere.',
    MONTHS: 'Há conta que não fecha.',
    LOGS: 'Há jogo que não confere.',
  },
  replaying: (done: number, all: number) => `Refazendo os jogos: ${done} de ${all}`,
  notReplayed: 'Não deu para refazer os jogos. Abra a página de novo.',
  /** Logs of versions that this page does not have any more. */
  tooOld: (logs: number) => counted(logs, 'jogo antigo ficou de fora.', 'jogos antigos ficaram de fora.'),
  fault: (at: string, told: string, computed: string) =>
    `${at}: está ${told || 'vazio'}, a conta dá ${computed || 'vazio'}`,
  /** Where a difference is. */
  places: { month: 'mês', quota: 'cota' },
  sum: 'VER A CONTA',
  which: 'Qual sorteio?',
  steps: {
    message: 'O texto da conta',
    digest: 'O código que sai, com a chave (HMAC-SHA256)',
    word: (place: number) => `O pedaço ${place} do código, como número`,
    rest: (n: number) => `O resto da divisão por ${n}`,
    told: 'O que o grupo viu',
  },
  data: 'BAIXAR OS DADOS',
  program: 'BAIXAR O PROGRAMA',
  checksTitle: 'O que cada um confere',
  checks: [
    'Esta página refaz lacre, figuras, sorteios, moedas e jogos.',
    'O programa curto refaz só o lacre e os sorteios.',
    'O verify_live.py refaz o mesmo, menos os jogos. Ele vem com o código do jogo.',
  ],
  home: 'Confira em casa, em outro computador, com outro programa.',
  limitsTitle: 'O que isto não prova',
  limits: [
    'Quem cuida do servidor pode olhar a chave antes do fim.',
    'Também pode fechar a sala na hora que quiser. As figuras ficam escondidas até lá.',
    'O jogo refeito dá os mesmos pontos. Quem tocou na tela, ele não sabe dizer.',
  ],
} as const;
