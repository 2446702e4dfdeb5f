import { said } from '../figures/index.ts';
import type { QuizForm } from '../vocabulary.ts';

/** An idea about consórcios that the player meets by acting, with the question that measures it. */
export interface Concept {
  readonly id: number;
  readonly title: string;
  /** For the player, at most 160 characters. */
  readonly sentence: string;
  readonly question: string;
  readonly options: readonly [string, string, string];
  /** Place of the right option, from 0. */
  readonly answer: 0 | 1 | 2;
}

/** The ideas of the notebook, ascending id (CONTENT). */
export const CONCEPTS: readonly Concept[] = [
  {
    id: 1,
    title: 'Consórcio',
    sentence:
      'Consórcio é um grupo que junta dinheiro todo mês para comprar. Uma administradora autorizada organiza, e as cartas saem por sorteio ou lance.',
    question: 'O que é um consórcio?',
    options: [
      'Um empréstimo que o banco libera assim que você assina o contrato',
      'Um grupo que se autofinancia para comprar bens ou serviços',
      'Uma loteria em que todo mês alguém ganha um prêmio em dinheiro',
    ],
    answer: 1,
  },
  {
    id: 2,
    title: 'Grupo',
    sentence:
      'Seu grupo reúne pessoas com o mesmo tipo de objetivo. O interesse do grupo vem antes do interesse de cada um.',
    question: 'Quando o interesse de uma pessoa bate de frente com o do grupo, o que prevalece?',
    options: ['O interesse do grupo', 'O de quem paga a maior parcela', 'O de quem entrou primeiro'],
    answer: 0,
  },
  {
    id: 3,
    title: 'Cota',
    sentence: 'A cota é o seu lugar numerado no grupo. É com esse número que você participa do sorteio.',
    question: 'Para que serve o número da sua cota?',
    options: [
      'Para calcular os juros que você vai pagar',
      'Para dizer quanto dinheiro você tem no banco',
      'Para identificar seu lugar no grupo e no sorteio',
    ],
    answer: 2,
  },
  {
    id: 4,
    title: 'Administradora',
    sentence: 'A administradora organiza o grupo e cuida do dinheiro de todos, mas esse dinheiro não é dela.',
    question: 'O dinheiro do fundo comum pertence a quem?',
    options: ['À administradora do consórcio', 'Ao grupo de consorciados', 'Ao Banco Central do Brasil'],
    answer: 1,
  },
  {
    id: 5,
    title: 'Autorização do Banco Central',
    sentence: 'Antes de assinar, veja no site do Banco Central se a administradora é autorizada. Leva um minuto!',
    question: 'Quem autoriza e fiscaliza as administradoras de consórcio?',
    options: [
      'A prefeitura da cidade onde fica a loja',
      'A associação dos lojistas do bairro',
      'O Banco Central do Brasil',
    ],
    answer: 2,
  },
  {
    id: 6,
    title: 'Contrato',
    sentence: 'No contrato estão o prazo, as taxas, o reajuste e as regras de lance e sorteio. Leia antes de assinar.',
    question: 'Onde ficam as regras de lance, reajuste e desempate do seu grupo?',
    options: [
      'No contrato de participação em grupo de consórcio',
      'Na nota fiscal do bem escolhido',
      'No extrato da sua conta no banco',
    ],
    answer: 0,
  },
  {
    id: 7,
    title: 'Prazo',
    sentence: 'Todo grupo tem começo, meio e fim. No jogo, o prazo é o número de ciclos do seu sonho.',
    question: 'O que o prazo do grupo define?',
    options: [
      'Quantos minigames você pode jogar por dia',
      'Em quantos meses o plano será pago',
      'Quantas pessoas do grupo podem dar lance',
    ],
    answer: 1,
  },
  {
    id: 8,
    title: 'Composição da parcela',
    sentence: 'Sua parcela soma fundo comum, taxa de administração e, se o contrato previr, fundo de reserva e seguro.',
    question: 'Qual destes itens NÃO faz parte da parcela do consórcio?',
    options: ['Taxa de administração', 'Fundo comum do grupo', 'Juros do cheque especial'],
    answer: 2,
  },
  {
    id: 9,
    title: 'Fundo comum',
    sentence: 'O fundo comum é o dinheiro do grupo. É dele que saem as cartas de quem é contemplado.',
    question: 'De onde sai o dinheiro da carta de crédito?',
    options: [
      'Do fundo comum do grupo',
      'De um empréstimo feito pela administradora',
      'De um prêmio pago pela loteria',
    ],
    answer: 0,
  },
  {
    id: 10,
    title: 'Taxa de administração',
    sentence: 'Consórcio não tem juros, mas tem custo. A taxa de administração paga a empresa que organiza o grupo.',
    question: 'O que a taxa de administração remunera?',
    options: [
      'O prêmio de quem ganhou o sorteio do mês',
      'O serviço de organizar e cuidar do grupo',
      'A comissão da loja que vendeu o bem para você',
    ],
    answer: 1,
  },
  {
    id: 11,
    title: 'Fundo de reserva',
    sentence: 'O fundo de reserva cobre faltas do grupo. Se sobrar no fim, é dividido como o contrato manda.',
    question: 'O que acontece com a sobra do fundo de reserva no fim do grupo?',
    options: [
      'É rateada entre os participantes que seguiram até o fim',
      'Fica com a administradora como lucro',
      'Vira prêmio do último sorteio do grupo',
    ],
    answer: 0,
  },
  {
    id: 12,
    title: 'Seguro',
    sentence: 'Quando há seguro no plano, ele protege o grupo e a família se algo grave acontecer com você.',
    question: 'Como saber se o seu plano cobra seguro?',
    options: [
      'Perguntando ao vizinho que já fez consórcio',
      'Esperando a última parcela para conferir',
      'Lendo o contrato e a composição da parcela',
    ],
    answer: 2,
  },
  {
    id: 13,
    title: 'Reajuste do crédito',
    sentence:
      'Se o preço do bem sobe, em geral a carta sobe junto, e a parcela também. O contrato diz qual preço ou índice vale.',
    question: 'O preço do bem subiu 5%. O que tende a acontecer no consórcio?',
    options: ['A carta e a parcela sobem', 'A parcela cai e a carta fica igual', 'Nada muda'],
    answer: 0,
  },
  {
    id: 14,
    title: 'Assembleia',
    sentence: 'Em geral, todo mês tem assembleia. É nela que acontecem o sorteio e a abertura dos lances.',
    question: 'O que acontece na assembleia geral ordinária?',
    options: [
      'A entrega das chaves na concessionária',
      'O sorteio e a apuração dos lances',
      'A escolha de quem vai pagar menos no mês',
    ],
    answer: 1,
  },
  {
    id: 15,
    title: 'Contemplação',
    sentence: 'Ser contemplado é ganhar o direito de usar o crédito, por sorteio ou por lance.',
    question: 'Quais são os dois caminhos da contemplação?',
    options: ['Indicação de amigo e tempo de grupo', 'Pagamento por Pix e por boleto', 'Sorteio e lance'],
    answer: 2,
  },
  {
    id: 16,
    title: 'Sorteio com chances iguais',
    sentence:
      'No sorteio do jogo, cada cota em dia tem uma bola e a mesma chance. Na vida real, o contrato diz como é o sorteio.',
    question: 'Quem tem mais chance no sorteio?',
    options: [
      'Quem contratou a carta de maior valor',
      'Quem entrou primeiro e tem mais tempo de grupo',
      'Ninguém: toda cota em dia tem a mesma chance',
    ],
    answer: 2,
  },
  {
    id: 17,
    title: 'Estar em dia',
    sentence: 'Só participa do sorteio e do lance quem está em dia. Atrasou? Fica fora daquela assembleia.',
    question: 'Você atrasou a parcela deste mês. Pode participar do sorteio?',
    options: [
      'Não, até colocar a parcela em dia',
      'Sim, mas só com metade da chance de ganhar',
      'Sim, desde que avise a administradora',
    ],
    answer: 0,
  },
  {
    id: 18,
    title: 'Lance livre',
    sentence: 'No lance livre, você escolhe quanto oferecer. Em geral, vence o maior percentual da carta.',
    question: 'No lance livre, quem costuma vencer?',
    options: [
      'Quem oferece o maior percentual do crédito como antecipação',
      'Quem manda o lance antes dos outros',
      'Quem tem o menor número de cota',
    ],
    answer: 0,
  },
  {
    id: 19,
    title: 'Lance fixo',
    sentence: 'No lance fixo, todos oferecem o mesmo percentual. O contrato diz como desempatar.',
    question: 'Por que o lance fixo precisa de desempate?',
    options: [
      'Porque o valor de cada lance é secreto',
      'Porque todos oferecem o mesmo percentual',
      'Porque ele só pode ser usado no último mês',
    ],
    answer: 1,
  },
  {
    id: 20,
    title: 'Lance embutido',
    sentence: 'O lance embutido usa um pedaço da própria carta. Você antecipa, mas recebe um crédito menor.',
    question: 'Carta de 60 mil com lance embutido de 15 mil. Qual crédito sobra?',
    options: ['60 mil', '45 mil', '75 mil'],
    answer: 1,
  },
  {
    id: 21,
    title: 'Desempate do lance',
    sentence: 'Dois lances iguais? O contrato diz quem leva. Um jeito comum é a cota mais próxima do número sorteado.',
    question: 'Dois lances empataram. Como se decide?',
    options: ['Pelo critério previsto no contrato', 'Por votação entre as pessoas do grupo', 'Os dois são cancelados'],
    answer: 0,
  },
  {
    id: 22,
    title: 'Lance não vencedor',
    sentence: 'Em geral, o lance só é pago se vencer. Não venceu? Nada é cobrado, e você pode tentar no mês seguinte.',
    question: 'Seu lance não venceu. O que acontece com o valor?',
    options: [
      'Vira multa para o fundo de reserva',
      'Fica com a administradora até o fim',
      'Volta para você, que pode usar no próximo ciclo',
    ],
    answer: 2,
  },
  {
    id: 23,
    title: 'Lance vencedor abate parcelas',
    sentence: 'O lance que vence paga parcelas que ainda vão vencer, ou diminui o valor delas, como o contrato manda.',
    question: 'O lance vencedor serve para quê?',
    options: [
      'Quitar parcelas que ainda vão vencer',
      'Comprar mais números para o próximo sorteio',
      'Pagar a taxa de inscrição no grupo',
    ],
    answer: 0,
  },
  {
    id: 24,
    title: 'Carta de crédito',
    sentence: 'Com a carta de crédito você compra à vista, na categoria do contrato, e escolhe o vendedor.',
    question: 'Com a carta de crédito você compra como?',
    options: [
      'Parcelado, com juros combinados na loja',
      'À vista, em bem ou serviço da categoria prevista no contrato',
      'Só na loja escolhida pela administradora',
    ],
    answer: 1,
  },
  {
    id: 25,
    title: 'Continuar pagando',
    sentence: 'Foi contemplado? Continue pagando até o fim. É com essas parcelas que saem as outras cartas.',
    question: 'Depois de contemplado, o que acontece com as parcelas?',
    options: [
      'Acabam na hora, porque o bem já é seu',
      'Caem pela metade a partir do mês seguinte',
      'Continuam até o fim do plano',
    ],
    answer: 2,
  },
  {
    id: 26,
    title: 'Garantia',
    sentence: 'Quem recebe a carta antes de quitar dá uma garantia. Em geral é o próprio bem, até pagar tudo.',
    question: 'Por que o bem costuma ficar alienado até o fim?',
    options: [
      'Para proteger o grupo enquanto houver parcelas a pagar',
      'Para a loja poder trocar o bem quando quiser',
      'Para aumentar o valor da próxima parcela',
    ],
    answer: 0,
  },
  {
    id: 27,
    title: 'Multa e juros por atraso',
    sentence: `Em geral, atrasar custa ${said('late-fine')} de multa e ${said('late-interest')} de juros ao mês. E a cota fica fora daquela assembleia.`,
    question: 'Qual é o custo usual de atrasar a parcela do consórcio?',
    options: [
      'Nenhum, se você avisar antes do vencimento',
      `Em geral, multa de ${said('late-fine')} mais juros de ${said('late-interest')} ao mês`,
      'Perder a cota no mesmo dia, sem conversa',
    ],
    answer: 1,
  },
  {
    id: 28,
    title: 'Exclusão',
    sentence: 'Em geral, três parcelas seguidas sem pagar excluem do grupo quem ainda não foi contemplado.',
    question: 'Em geral, quantas parcelas seguidas em atraso podem excluir quem ainda não foi contemplado?',
    options: ['Uma', 'Doze', 'Três'],
    answer: 2,
  },
  {
    id: 29,
    title: 'Restituição de quem sai',
    sentence:
      'Saiu do grupo? Em geral, volta a parte do fundo comum, menos a multa do contrato, quando a cota é sorteada ou no fim.',
    question: 'Desistiu do consórcio. Quando o dinheiro volta?',
    options: [
      'No mesmo dia, com tudo o que foi pago, incluindo as taxas',
      'Quando a cota excluída é sorteada ou no fim do grupo',
      'Nunca: quem desiste perde tudo o que já pagou ao grupo',
    ],
    answer: 1,
  },
  {
    id: 30,
    title: 'Transferência da cota',
    sentence: 'Apertou? Dá para transferir a cota a outra pessoa, se a administradora concordar.',
    question: 'Antes de desistir, o que você pode tentar?',
    options: [
      'Transferir a cota, se a administradora concordar',
      'Vender a carta de crédito antes mesmo de recebê-la',
      'Parar de pagar e esperar que esqueçam a dívida',
    ],
    answer: 0,
  },
  {
    id: 31,
    title: 'Encerramento do grupo',
    sentence: 'No fim, o grupo presta contas e devolve as sobras. Mantenha seu contato e sua chave Pix em dia.',
    question: 'O que acontece no encerramento do grupo?',
    options: [
      'Um novo sorteio, com prêmios para quem ficou',
      'A cobrança de juros de quem pagou em dia',
      'A prestação de contas e a devolução das sobras',
    ],
    answer: 2,
  },
  {
    id: 32,
    title: 'Sem data garantida',
    sentence: 'Ninguém pode prometer a data da contemplação. Prometeram? Desconfie, pode ser golpe.',
    question: 'Um vendedor garantiu contemplação em 30 dias. O que isso indica?',
    options: ['Um desconto especial de fim de mês', 'Possível golpe ou venda irregular', 'Que o grupo é pequeno'],
    answer: 1,
  },
  {
    id: 33,
    title: 'Consórcio ou financiamento',
    sentence:
      'Financiamento entrega já e cobra juros. Consórcio em geral custa menos, mas demora. E consórcio não é investimento.',
    question: 'Quando o financiamento pode fazer mais sentido?',
    options: [
      'Quando preciso do bem já e aceito pagar juros',
      'Quando posso esperar e quero pagar menos no total',
      'Quando ainda nem sei o que quero',
    ],
    answer: 0,
  },
  {
    id: 34,
    title: 'Reserva para imprevistos',
    sentence: 'Antes do lance, guarde para a próxima parcela e para um imprevisto.',
    question: 'Qual é a ordem mais segura?',
    options: [
      'O lance primeiro e a parcela se sobrar',
      'As compras, depois o lance e por último a parcela',
      'A parcela garantida, a reserva e só então o lance',
    ],
    answer: 2,
  },
];

/** Two parallel forms of eight concepts each: one before the first dream, the other after the first campaign. */
export const QUIZ: Readonly<Record<QuizForm, readonly number[]>> = {
  A: [9, 16, 22, 25, 28, 13, 8, 33],
  B: [4, 17, 23, 26, 29, 10, 11, 32],
};
