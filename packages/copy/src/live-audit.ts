/* `/ao-vivo/conferir/:groupId` (LIVE 3.12). */

const one = (count: number, single: string, several: string): string => `${count} ${count === 1 ? single : several}`;

export const liveAuditCopy = {
  title: 'Conferir o grupo',
  intro: 'Ninguém escolhe o que sai. O sorteio foi lacrado antes, e aqui o seu aparelho refaz tudo.',
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
    DRAWS: (draws: number) => one(draws, 'sorteio confere.', 'sorteios conferem.'),
    MONTHS: (moves: number, difference: number) =>
      `${one(moves, 'jogada', 'jogadas')}: as contas fecham, diferença ${difference}.`,
  },
  /** Where it does not. */
  differs: {
    SEAL: 'O lacre não confere.',
    WORDS: 'As figuras não conferem.',
    DRAWS: 'Há sorteio que não confere.',
    MONTHS: 'Há conta que não fecha.',
  },
  fault: (at: string, told: string, computed: string) =>
    `${at}: está ${told || 'vazio'}, a conta dá ${computed || 'vazio'}`,
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
  home: 'Confira em casa, em outro computador, com outro programa.',
  limitsTitle: 'O que isto não prova',
  limits: [
    'Quem cuida do servidor pode olhar a chave antes do fim.',
    'Também poderia fechar a sala num momento que lhe conviesse. As figuras ficam escondidas até lá.',
    'Os pontos dos jogos são refeitos pelo servidor, e não aqui.',
  ],
} as const;
