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

/** Every card that a rulebook may hold, ascending id. The lesson of the deck is reserve, not loss. */
export const EVENTS: readonly GameEvent[] = [
  {
    id: 1,
    title: 'Bico de fim de semana',
    speech: 'O chapeiro faltou! Segura essa bronca comigo no sábado?',
    description: 'Você cobriu um turno extra na Lanchonete dos Amigos e ainda ganhou elogio no balcão.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 2,
    title: 'Feriado prolongado',
    speech: 'Quatro dias sem despertador? Nem eu acredito!',
    description: 'Rede na varanda, conversa fiada e nenhum compromisso. A bateria voltou cheia.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 3,
    title: 'Vendi o videogame antigo',
    speech: 'Vem com os dois controles? Então é meu, pode embrulhar!',
    description: 'Ele só juntava poeira na estante. Agora junta esforço para o seu sonho.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 4,
    title: 'Carona solidária',
    speech: 'Cabe mais um! Vambora que é caminho.',
    description: 'Sem ônibus lotado, sobrou tempo e disposição, e a passagem ficou no bolso.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 5,
    title: 'Férias na casa da avó',
    speech: 'Senta, come mais um pouquinho e deixa o problema lá fora.',
    description: 'Bolo de fubá, couve fresquinha e cochilo no sofá. Energia renovada.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 6,
    title: 'Décimo terceiro',
    speech: 'Caiu, caiu, caiu! Olha o extrato sorrindo pra mim!',
    description: 'A primeira parte do décimo terceiro chegou. Dá para respirar e planejar.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 7,
    title: 'Marmita em dia',
    speech: 'Arroz, feijão e um mês inteiro sem lanche de última hora!',
    description: 'Cozinhar no domingo rendeu a semana toda: mais saúde e menos gasto.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 8,
    title: 'Tarde no parque',
    speech: 'Traz a canga, a bola e a garrafinha de água!',
    description: 'Sombra, vento no rosto e a família reunida, tudo de graça. Todo mundo saiu mais leve.',
    type: 'GOOD',
    concepts: [],
  },
  {
    id: 9,
    title: 'Celular quebrado',
    speech: 'Eu só ia ver uma mensagem lavando a louça!',
    description: 'O conserto saiu caro e a foto do cachorro se salvou por pouco.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 10,
    title: 'Gripe forte',
    speech: 'Atchim! Hoje o único lugar aonde vou é a cama.',
    description: 'Dois dias de molho, chá de limão e pouca força.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 11,
    title: 'Conta de luz alta',
    speech: 'Quem deixou o ventilador ligado a noite inteira?',
    description: 'O calor apertou e a conta subiu junto. No mês que vem tem economia.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 12,
    title: 'Ônibus em greve',
    speech: 'Hoje não passa nenhum, pessoal. Só amanhã, se passar!',
    description: 'Meia cidade a pé e uma corrida dividida em quatro. As pernas e o bolso sentiram.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 13,
    title: 'Obra no vizinho',
    speech: 'É só mais uma paredinha, já já a gente termina!',
    description: 'A furadeira começou às seis da manhã, e o seu sono não teve chance.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 14,
    title: 'Vazamento na pia',
    speech: 'Fecha o registro! Fecha o registro!',
    description: 'Água pela cozinha toda e encanador de emergência.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 15,
    title: 'Multa da biblioteca',
    speech: 'Esse livro era para março, viu? Mas o final é bom mesmo.',
    description: 'O atraso saiu caro, e ainda teve a caminhada até lá para devolver.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 16,
    title: 'Mudança de um amigo',
    speech: 'É rapidinho! São só o sofá, a geladeira e quarenta caixas.',
    description: 'Três andares de escada e pizza no final. A amizade ficou forte, as costas nem tanto.',
    type: 'BAD',
    concepts: [],
  },
  {
    id: 17,
    title: 'Sua reserva rendeu',
    speech: 'Olha só, o dinheiro guardado trabalhou sozinho!',
    description:
      'Sua poupança rendeu um pouco. O dinheiro do fundo comum também fica aplicado, mas esse rendimento é do grupo.',
    type: 'GOOD',
    concepts: [9],
  },
  {
    id: 18,
    title: 'Reajuste da carta',
    speech: 'O preço subiu. A carta subiu junto, e a parcela também.',
    description: 'A diferença deste mês saiu do seu esforço. Em troca, a carta continua comprando o mesmo bem.',
    type: 'BAD',
    concepts: [13],
  },
  {
    id: 19,
    title: 'Atraso no grupo',
    speech: 'Dois colegas atrasaram. A reserva do grupo pagou a falta.',
    description: 'Sua parcela não mudou. Você só perdeu um bico para ir à reunião.',
    type: 'BAD',
    concepts: [11],
  },
  {
    id: 20,
    title: '“Carta já contemplada?”',
    speech: 'Só hoje! Faça um Pix de entrada e amanhã a carta é sua.',
    description: 'Você desconfiou, conferiu no Banco Central e escapou do golpe. Só perdeu tempo e sossego.',
    type: 'BAD',
    concepts: [5, 32],
  },
];
