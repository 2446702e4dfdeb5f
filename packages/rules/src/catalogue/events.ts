import type { EventType } from '../vocabulary.ts';

/**
 * What a card of the month says (SPEC section 3, RULES 5.3); what it changes is its rulebook's. Named `GameEvent`
 * because `Event` is a word of the browser.
 */
export interface GameEvent {
  readonly id: number;
  readonly title: string;
  /** Direct speech, written without quotation marks. */
  readonly speech: string;
  readonly description: string;
  readonly type: EventType;
  /** Concepts of the notebook that this card teaches. */
  readonly concepts: readonly number[];
}

/**
 * Every card that a rulebook may hold, ascending id. The lesson of the deck is reserve, not loss. Every card asks: its
 * description says where the player stands and leaves what comes of it to the answer (options.ts).
 */
export const EVENTS: readonly GameEvent[] = [
  {
    id: 1,
    title: 'Bico de fim de semana',
    speech: 'O chapeiro faltou! Segura essa bronca comigo no sábado?',
    description: 'O turno extra é no sábado, na Lanchonete dos Amigos. Era o seu dia de descanso.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 2,
    title: 'Feriado prolongado',
    speech: 'Quatro dias sem despertador? Nem eu acredito!',
    description: 'A rede está na varanda. A vizinha procura alguém para pintar o muro dela.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 3,
    title: 'Vendi o videogame antigo',
    speech: 'Vem com os dois controles? Então é meu, pode embrulhar!',
    description: 'Ele só juntava poeira na estante. Agora o dinheiro da venda está na sua mão.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 4,
    title: 'Carona solidária',
    speech: 'Cabe mais um! Vambora que é caminho.',
    description: 'Um colega tem lugar no carro, e a viagem fica uma hora mais curta.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 5,
    title: 'Férias na casa da avó',
    speech: 'Senta, come mais um pouquinho e deixa o problema lá fora.',
    description: 'Tem bolo de fubá, couve fresquinha e sofá. No sábado, a avó vende na feira.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 6,
    title: 'Décimo terceiro',
    speech: 'Caiu, caiu, caiu! Olha o extrato sorrindo pra mim!',
    description: 'A primeira parte do décimo terceiro chegou. O resto vem no fim do ano.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 7,
    title: 'Marmita em dia',
    speech: 'Arroz, feijão e um mês inteiro sem lanche de última hora!',
    description: 'Cozinhar no domingo dá comida para a semana toda. Dois colegas também querem.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 8,
    title: 'Tarde no parque',
    speech: 'Traz a canga, a bola e a garrafinha de água!',
    description: 'Tem sombra, vento no rosto e a família reunida. Com esse calor, todo mundo procura água gelada.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 9,
    title: 'Celular quebrado',
    speech: 'Eu só ia ver uma mensagem lavando a louça!',
    description: 'A tela apagou, e a foto do cachorro está lá dentro.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 10,
    title: 'Gripe forte',
    speech: 'Atchim! Meu corpo inteiro está pedindo cama.',
    description: 'Febre, tosse e um dia cheio de coisas para fazer.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 11,
    title: 'Conta de luz alta',
    speech: 'Quem deixou o ventilador ligado a noite inteira?',
    description: 'O calor apertou, e a conta subiu junto. O número da leitura parece alto demais.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 12,
    title: 'Ônibus em greve',
    speech: 'Hoje não passa nenhum, pessoal. Só amanhã, se passar!',
    description: 'O trabalho fica do outro lado da cidade. Dá para dividir uma corrida e andar o resto.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 13,
    title: 'Obra no vizinho',
    speech: 'É só mais uma paredinha, já já a gente termina!',
    description: 'A furadeira começa às seis da manhã. A pousada da esquina tem um quarto sossegado.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 14,
    title: 'Vazamento na pia',
    speech: 'Fecha o registro! Fecha o registro!',
    description: 'Tem água pela cozinha toda, e o cano não para de pingar.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 15,
    title: 'Multa da biblioteca',
    speech: 'Esse livro era para março, viu? Mas o final é bom mesmo.',
    description: 'O prazo do livro passou, e a multa sobe todo mês. A biblioteca fica longe.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 16,
    title: 'Mudança de um amigo',
    speech: 'É rapidinho! São só o sofá, a geladeira e quarenta caixas.',
    description: 'São três andares de escada, sem elevador. Dá para chamar um carreto.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 17,
    title: 'Um rendimento',
    speech: 'Olha só, caiu um rendimento na conta!',
    description:
      'Um dinheiro seu rendeu um pouco, e o rendimento é seu. Em grupos reais, o que o fundo comum rende é do grupo.',
    type: 'GOOD',
    concepts: [9],
  },
  {
    id: 18,
    title: 'Reajuste da carta',
    speech: 'No grupo do meu primo, a carta subiu, e a parcela subiu junto.',
    description: 'No seu grupo, a carta e a parcela seguem como combinado. O que subiu este mês foi a sua passagem.',
    type: 'BAD',
    concepts: [13],
  },
  {
    id: 19,
    title: 'Reunião do grupo',
    speech: 'Me ajuda a fechar a conta? Não quero atrasar a parcela.',
    description: 'Um colega do grupo não quer atrasar e pede ajuda. A reunião é na hora do seu bico.',
    type: 'BAD',
    concepts: [11],
  },
  {
    id: 20,
    title: '“Carta já contemplada?”',
    speech: 'Só hoje! Faça um Pix de entrada e amanhã a carta é sua.',
    description: 'A mensagem veio de um número que você não conhece.',
    type: 'BAD',
    concepts: [5, 32],
  },
];

const GROUP_MEETING = 19;

/**
 * A card as it is told in a group in which so many members are late by its minutes: only there the meeting is about lateness
 * (RULES 5.3).
 */
export function eventTold(event: GameEvent, late: number): GameEvent {
  if (event.id !== GROUP_MEETING || late === 0) return event;
  const speech = late === 1 ? 'Um colega do grupo atrasou a parcela.' : `${late} colegas do grupo atrasaram a parcela.`;
  return { ...event, speech, description: 'Sua parcela não muda. A reunião do grupo é na hora do seu bico.' };
}
