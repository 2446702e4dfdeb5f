import { citeSource, said, saidWhen } from '@consorcio/rules/figures';
import { counted } from './digits.ts';

/* `/golpe`: messages as they come by phone. Companies and people are invented. */

/** The name that the simulated lookup searches; null if there is none. */
interface Lookup {
  readonly name: string;
  readonly isListed: boolean;
}

export interface Message {
  readonly from: string;
  /** Name of the sender's picture. */
  readonly face: 'estranho' | 'colega' | 'vendedor' | 'folha' | 'semente' | 'moeda' | 'pressa' | 'casa';
  /** In pieces that can be touched. */
  readonly pieces: readonly string[];
  /** Place of the piece that gives it away, from 0. */
  readonly clue: number;
  /** UNSAFE: no fraud is known, and nobody supervises it. */
  readonly kind: 'SCAM' | 'RIGHT' | 'UNSAFE';
  /** What PERGUNTAR shows. */
  readonly reply: string;
  /** What CONFERIR shows. */
  readonly check: string;
  readonly lookup: Lookup | null;
  readonly feedback: string;
}

const AROEIRA: Lookup = { name: 'Aroeira Administradora de Consórcios', isListed: true };
const JATOBA: Lookup = { name: 'Jatobá Administradora de Consórcios', isListed: true };
const notListed = (name: string): Lookup => ({ name, isListed: false });

/** The first eight. */
export const FIRST_MESSAGES: readonly Message[] = [
  {
    from: 'Marcos Cartas',
    face: 'estranho',
    pieces: [
      'Tenho carta contemplada de R$ 60 mil.',
      'Sinal de R$ 4.000 por',
      'Pix na minha conta,',
      'só hoje,',
      'e em 5 dias ela é sua.',
    ],
    clue: 2,
    kind: 'SCAM',
    reply: 'A administradora eu conto depois do sinal.',
    check: 'Sem nome de administradora, não há o que buscar.',
    lookup: null,
    feedback: 'A cota só muda de dono pela administradora. Nada de Pix antes de ela aprovar.',
  },
  {
    from: 'Vendas Jatobá Oficial',
    face: 'semente',
    pieces: [
      'Entre hoje:',
      '1ª parcela de R$ 1.200',
      'e contemplação garantida em 30 dias.',
      'Se a empresa ligar, diga que ninguém prometeu prazo.',
    ],
    clue: 3,
    kind: 'SCAM',
    reply: 'Pode confiar, já coloquei muita gente.',
    check: 'A empresa existe, mas o contrato dela diz que não há data.',
    lookup: JATOBA,
    feedback: 'O nome da empresa pode ser real. Vale o que está no contrato, e data ninguém garante.',
  },
  {
    from: 'Crédito Já Carros',
    face: 'pressa',
    pieces: [
      'Financiamento aprovado!',
      'Entrada de R$ 3.500 e o carro sai sexta.',
      'No contrato está “consórcio”,',
      'é só o sistema.',
    ],
    clue: 2,
    kind: 'SCAM',
    reply: 'É tudo igual, assine logo.',
    check: '',
    lookup: notListed('Crédito Já Carros'),
    feedback: 'Se no papel está consórcio, é consórcio. O carro não sai sexta.',
  },
  {
    from: 'Aplicativo Aroeira',
    face: 'folha',
    pieces: [
      'Sua parcela 8 de 60, R$ 590, vence dia 10.',
      'O boleto está aqui no aplicativo,',
      'em nome de Aroeira Administradora de Consórcios.',
    ],
    clue: 2,
    kind: 'RIGHT',
    reply: '(abre o atendimento do aplicativo) Sim, é a parcela 8.',
    check: 'Boleto, valor, data e nome iguais aos do aplicativo.',
    lookup: AROEIRA,
    feedback: 'Canal certo, nome certo, valor certo. Pode pagar.',
  },
  {
    from: 'Aroeira Cobrança (número novo)',
    face: 'folha',
    pieces: [
      'Mudamos de banco.',
      'Pague a parcela 9 neste Pix',
      'e ganhe 10% de desconto.',
      'Recebedor: AR Cobranças.',
    ],
    clue: 3,
    kind: 'SCAM',
    reply: 'O aplicativo está fora do ar, pague por aqui.',
    check: 'No aplicativo, a parcela 9 é de R$ 590, em nome da Aroeira, sem desconto.',
    lookup: null,
    feedback: 'Desconto, número novo e outro nome. Pague só pelo canal de sempre.',
  },
  {
    from: 'Tânia, colega de trabalho',
    face: 'colega',
    pieces: [
      'Quero passar minha cota contemplada.',
      'A Aroeira analisa o seu cadastro.',
      'A taxa de transferência é R$ 300,',
      'no boleto dela,',
      'só depois que ela aprovar.',
    ],
    clue: 3,
    kind: 'RIGHT',
    reply: 'Liga lá antes, o grupo é o 1204.',
    check: 'O atendimento confirma a cota e a taxa do contrato.',
    lookup: AROEIRA,
    feedback: 'Dá para passar a cota. A administradora aprova, e só depois se paga.',
  },
  {
    from: 'Central de Valores',
    face: 'moeda',
    pieces: ['Você tem R$ 8.740 de um consórcio antigo!', 'Pague a taxa', 'de R$ 197 para liberar.'],
    clue: 1,
    kind: 'SCAM',
    reply: 'O prazo acaba hoje.',
    check: 'A consulta de valores a receber do Banco Central é gratuita.',
    lookup: notListed('Central de Valores'),
    feedback: 'Pagar para receber é golpe.',
  },
  {
    from: 'Ivo, Jatobá',
    face: 'vendedor',
    pieces: [
      'Simulação: carta de R$ 40.000, 60 meses, taxa de 17%, reserva de 2%, parcela de R$ 793,33.',
      'Não há data certa.',
      'Leia o contrato.',
      'A 1ª parcela vem em boleto da Jatobá, depois de assinar.',
    ],
    clue: 1,
    kind: 'RIGHT',
    reply: 'Mando o contrato e a ata da última assembleia.',
    check: 'Ivo está na lista de vendedores do site dela.',
    lookup: JATOBA,
    feedback: 'Sem promessa e com tudo escrito. Entrar ou não é escolha sua.',
  },
];

/** Six more, for another week. */
export const LATER_MESSAGES: readonly Message[] = [
  {
    from: 'Promo Carta',
    face: 'pressa',
    pieces: ['Contemplou, quitou!', 'Depois da carta você', 'não paga mais nada.', 'Adesão de R$ 900 hoje.'],
    clue: 2,
    kind: 'SCAM',
    reply: 'É assim mesmo, pode confiar.',
    check: '',
    lookup: notListed('Promo Carta'),
    feedback: 'Depois da carta, as parcelas continuam.',
  },
  {
    from: 'Segurança Aroeira',
    face: 'folha',
    pieces: ['Detectamos fraude.', 'Mande o código do SMS', 'e faça um Pix de teste de R$ 1.'],
    clue: 1,
    kind: 'SCAM',
    reply: 'Rápido, o código vale só dois minutos.',
    check: 'No aplicativo não há aviso nenhum.',
    lookup: null,
    feedback: 'Código e senha não se mandam a ninguém.',
  },
  {
    from: 'Bairro no zap',
    face: 'casa',
    pieces: ['Consórcio entre vizinhos,', 'R$ 200 por mês.', 'A Dona Lu guarda tudo', 'e faz o sorteio.'],
    clue: 2,
    kind: 'UNSAFE',
    reply: 'Todo mundo aqui conhece a Dona Lu.',
    check: 'Não há administradora para buscar.',
    lookup: null,
    feedback:
      'Pode ter boa intenção. Sem administradora, não é consórcio. Se o dinheiro sumir, nenhuma empresa responde por ele.',
  },
  {
    from: 'Invista Fácil',
    face: 'moeda',
    pieces: ['Compre 5 cotas', 'e ganhe', '3% ao mês, sem risco.', '1ª parcela por Pix.'],
    clue: 2,
    kind: 'SCAM',
    reply: 'O lucro é certo, restam poucas cotas.',
    check: '',
    lookup: notListed('Invista Fácil'),
    feedback: 'Consórcio não é investimento.',
  },
  {
    from: 'Aplicativo Aroeira',
    face: 'folha',
    pieces: ['A parcela 11 atrasou.', 'Com 2% de multa e 1% de juros,', 'são R$ 607,70', 'até dia 20.'],
    clue: 2,
    kind: 'RIGHT',
    reply: '(abre o atendimento do aplicativo) Sim, é a parcela 11.',
    check: 'Aplicativo: 590 + 11,80 + 5,90 = 607,70. O valor bate.',
    lookup: AROEIRA,
    feedback: 'Canal certo e conta certa.',
  },
  {
    from: 'Aplicativo Jatobá',
    face: 'semente',
    pieces: ['Seu lance de 25% venceu.', 'O boleto de R$ 10.000', 'vence dia 18.', 'Sem pagamento, a vez passa.'],
    clue: 1,
    kind: 'RIGHT',
    reply: '(abre o atendimento do aplicativo) Sim, o boleto está no aplicativo.',
    check: 'Ata no aplicativo: cota 27, lance de 25%.',
    lookup: JATOBA,
    feedback: 'Lance que vence é pago no prazo do contrato.',
  },
];

export const scamsCopy = {
  title: 'É golpe?',
  intro: 'Chegaram mensagens no celular. Algumas são golpe, outras não. Em cada uma, você pergunta, confere e decide.',
  /** 'Pagar' means doing what the message asks. */
  meaning: 'Pagar quer dizer fazer o que a mensagem pede. As empresas e as pessoas são inventadas.',
  size: (count: number) => `São ${count} mensagens.`,
  start: 'COMEÇAR',
  again: 'JOGAR DE NOVO',
  newOnes: 'MENSAGENS NOVAS',
  newOnesIn: (days: number) =>
    `Chegam ${LATER_MESSAGES.length} mensagens novas em até ${counted(days, 'dia', 'dias')}.`,
  place: (place: number, all: number) => `Mensagem ${place} de ${all}`,
  pay: 'PAGAR',
  refuse: 'NÃO PAGAR',
  ask: 'PERGUNTAR',
  check: 'CONFERIR',
  answered: 'Resposta',
  lookup: {
    title: 'Busca de exemplo, imita a do Banco Central. A verdadeira fica no site bcb.gov.br',
    name: 'Nome',
    cnpj: 'CNPJ',
    /** No number: it could be somebody's. */
    noCnpj: 'não informado',
    someCnpj: '(o da mensagem)',
    listed: 'Autorizada: administradora de consórcio',
    none: 'Nada encontrado',
  },
  app: 'O que você confere',
  clueOf: {
    SCAM: 'Toque na pista do golpe.',
    RIGHT: 'Toque na pista de que está certo.',
    UNSAFE: 'Toque na pista do risco.',
  },
  clueFound: 'Você achou a pista.',
  clueMissed: (clue: string) => `A pista mais clara era “${clue}”.`,
  verdict: {
    SCAM: { refused: 'Isso! Você barrou um golpe.', paid: 'Era golpe. O dinheiro não volta sozinho.' },
    RIGHT: { refused: 'Esta mensagem era verdadeira.', paid: 'Isso! A mensagem era verdadeira.' },
    UNSAFE: { refused: 'Isso! Ninguém fiscaliza esse dinheiro.', paid: 'Ninguém fiscaliza esse dinheiro.' },
  },
  next: 'PRÓXIMA',
  toResult: 'VER RESULTADO',
  resultTitle: 'Seu resultado',
  barred: (barred: number, all: number) => `Você barrou ${barred} de ${all} golpes.`,
  refused: (refused: number, all: number) => `Você recusou ${refused} de ${all} mensagens verdadeiras.`,
  checked: (checked: number, all: number) => `Você conferiu ${checked} de ${all} golpes antes de decidir.`,
  unsafe: (hasPaid: boolean) => `Você ${hasPaid ? 'entrou n' : 'recusou '}o grupo sem administradora.`,
  tooWary: 'Desconfiar de tudo também atrapalha. Confira e depois decida.',
  help: `Caiu num golpe? Avise o banco na hora. Foi Pix? Conteste no aplicativo do banco, em até ${said('return-days')} dias (dado de ${saidWhen('return-days')}, ${citeSource('pix-return')}). A devolução depende de ainda haver dinheiro na outra conta. Guarde as mensagens, faça boletim de ocorrência e procure o Procon.`,
  close: 'FECHAR',
} as const;
