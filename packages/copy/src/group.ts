/* The people of the player's group, and what is shown of its assemblies. */

import { twoDigits } from './digits.ts';
import { type FundRest, paidCopy } from './fund.ts';

/** Names that fit the faces of the crowd, place by place (packages/art, people/extras). */
export const MEMBER_NAMES: readonly string[] = [
  'Wesley do Som',
  'Dona Iracema',
  'Seu Haroldo',
  'Aline Contadora',
  'Seu Ademir',
  'Bia da UNIQUE HOUSE',
  'Cida da Lanchonete',
  'Otávio da Farmácia',
  'Keila Manicure',
  'Marcão do Gás',
  'Jussara da Feira',
  'Jorginho Entregador',
  'Dona Zuleide',
  'Prof. Ludmila',
  'Davi do Xadrez',
  'Dona Marlene',
  'Seu Nestor',
  'Dona Neide',
  'Seu Benedito',
  'Dona Lourdes',
  'Dona Fátima',
  'Caio da Biblioteca',
  'Rita da Costura',
  'Tião do Pão',
  'Iolanda do Artesanato',
  'Nonato Pizzaiolo',
  'Dona Celeste',
  'Vanda do Coral',
  'Anderson da Oficina',
  'Taís da Padaria',
  'Ruan do Cinema',
  'Helô da Floricultura',
  'Gilson do Táxi',
  'Dona Aparecida',
  'Márcia da Quitanda',
  'Rafa da Barbearia',
  'Dona Jandira',
  'Seu Osvaldo',
  'Ceci da Natação',
  'Seu Raimundo',
  'Lia do Vôlei',
  'Joana da Creche',
  'Téo da Informática',
  'Dona Amélia',
  'Breno da Papelaria',
  'Nara da Capoeira',
  'Seu Valdir',
  'Sônia do Posto de Saúde',
];

/** What the month's assembly decided, shown in the popups after it. */
export const minutesCopy = {
  title: 'Nesta assembleia',
  you: 'Você',
  quotaName: 'cota',
  awarded: 'contemplada',
  quota: (quota: number) => `Cota ${twoDigits(quota)}`,
  bid: (bid: number) => `Lance ${bid}`,
  winningBid: (bid: number) => `Lance vencedor: ${bid}`,
  drawn: 'Sorteio',
  pot: 'No fundo, sem os lances',
  waiting: 'Ainda sem carta',
  chance: 'Chance',
} as const;

/** What a group pays in one month, in effort, opened into its parts, and what becomes of the common fund's. */
export interface MonthsPot extends FundRest {
  /** One member's instalment of that month. */
  readonly due: number;
  /** Members who pay, the awarded ones too. */
  readonly payers: number;
  readonly common: number;
  readonly fee: number;
  readonly reserve: number;
  /** Letters that the month's assembly gives, and what one is worth. */
  readonly letters: number;
  readonly letter: number;
}

/** `/grupo`: people, pot and assemblies. Sums in effort. */
export const groupCopy = {
  title: 'O grupo',
  loading: 'Carregando o grupo',
  none: 'Sem grupo por enquanto',
  noneBody: 'O grupo aparece quando você escolhe um sonho e começa a jogar.',
  button: 'VOLTAR AO JOGO',
  intro: (quotas: number, dream: string) =>
    `São ${quotas} cotas, cada uma com o seu número. O sonho do grupo: ${dream}.`,
  waiting: 'Ainda sem carta',
  awarded: 'Contempladas',
  pot: 'Fundo comum do mês',
  potSum: ({ payers, due, common, fee, reserve, letters, letter, ...rest }: MonthsPot) =>
    `${payers} cotas × ${due} de esforço por mês = ${payers * due}. O fundo comum recebe ${common}, a taxa de administração leva ${fee}, e o fundo de reserva guarda ${reserve}. ${paidCopy(letters, letter, rest)}`,
  assemblies: 'As assembleias',
  noAssembly: 'A primeira assembleia vem depois da primeira parcela.',
  assembly: (cycle: number) => `Ciclo ${twoDigits(cycle)}`,
  open: 'A assembleia está acontecendo agora.',
  out: 'Sua cota ficou fora. A parcela foi paga depois do vencimento.',
  closing: 'Assembleia de encerramento: todas as cotas que esperavam foram contempladas.',
  members: 'Todo o grupo',
  by: { bid: 'por lance', raffle: 'por sorteio', closing: 'no encerramento' },
  awardedIn: (how: string, cycle: number) => `Contemplada ${how}, ciclo ${twoDigits(cycle)}`,
  stillWaiting: 'Ainda sem carta',
  late: 'Parcela em atraso',
  gone: 'Saiu do grupo',
  /** RULES 7.2; the index is shown with its source. */
  leavers: (gone: number, quotas: number) =>
    gone === 0
      ? `Todas as ${quotas} cotas ainda estão no grupo.`
      : `${gone === 1 ? '1 cota parou' : `${gone} cotas pararam`} de pagar e ${gone === 1 ? 'saiu' : 'saíram'} do grupo.`,
  invented:
    'Os nomes e rostos são inventados. Os números, os lances e os sorteios são os do seu jogo. Dá para conferir no fim.',
  street:
    'No mapa, as cartas dos vizinhos viram bens, até onde cabem, e quem sai fecha a casa. As luzes da rua crescem com o fundo comum.',
  you: (name: string) => `${name} (você)`,
} as const;
