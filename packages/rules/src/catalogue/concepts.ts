import { said } from '../figures/index.ts';

/** An idea about consórcios that the player meets by acting. */
export interface Concept {
  readonly id: number;
  readonly title: string;
  /** For the player, at most 160 characters. */
  readonly sentence: string;
}

/** The ideas of the notebook, ascending id (CONTENT). */
export const CONCEPTS: readonly Concept[] = [
  {
    id: 1,
    title: 'Consórcio',
    sentence:
      'Consórcio é um grupo que paga todo mês para comprar. Uma empresa autorizada pelo Banco Central administra, e as cartas saem por sorteio ou lance.',
  },
  {
    id: 2,
    title: 'Grupo',
    sentence:
      'Seu grupo reúne pessoas com o mesmo tipo de objetivo. O interesse do grupo vem antes do interesse de cada um.',
  },
  {
    id: 3,
    title: 'Cota',
    sentence: 'A cota é o seu lugar numerado no grupo. É com esse número que você participa do sorteio.',
  },
  {
    id: 4,
    title: 'Administradora',
    sentence: 'A administradora organiza o grupo e cuida do dinheiro de todos, mas esse dinheiro não é dela.',
  },
  {
    id: 5,
    title: 'Autorização do Banco Central',
    sentence: 'Antes de assinar, veja no site do Banco Central se a administradora é autorizada. Leva um minuto!',
  },
  {
    id: 6,
    title: 'Contrato',
    sentence: 'No contrato estão o prazo, as taxas, o reajuste e as regras de lance e sorteio. Leia antes de assinar.',
  },
  {
    id: 7,
    title: 'Prazo',
    sentence: 'Todo grupo tem começo, meio e fim. No jogo, o prazo é o número de ciclos do seu sonho.',
  },
  {
    id: 8,
    title: 'Composição da parcela',
    sentence: 'Sua parcela soma fundo comum, taxa de administração e, se o contrato previr, fundo de reserva e seguro.',
  },
  {
    id: 9,
    title: 'Fundo comum',
    sentence: 'O fundo comum é o dinheiro do grupo. É dele que saem as cartas de quem é contemplado.',
  },
  {
    id: 10,
    title: 'Taxa de administração',
    sentence: 'Consórcio não tem juros, mas tem custo. A taxa de administração paga a empresa que organiza o grupo.',
  },
  {
    id: 11,
    title: 'Fundo de reserva',
    sentence: 'O fundo de reserva cobre faltas do grupo. Se sobrar no fim, é dividido como o contrato manda.',
  },
  {
    id: 12,
    title: 'Seguro',
    sentence: 'Quando há seguro no plano, ele protege o grupo e a família se algo grave acontecer com você.',
  },
  {
    id: 13,
    title: 'Reajuste do crédito',
    sentence:
      'Se o preço do bem sobe, em geral a carta sobe junto, e a parcela também. O contrato diz qual preço ou índice vale.',
  },
  {
    id: 14,
    title: 'Assembleia',
    sentence: 'Em geral, todo mês tem assembleia. É nela que acontecem o sorteio e a abertura dos lances.',
  },
  {
    id: 15,
    title: 'Contemplação',
    sentence: 'Ser contemplado é ganhar o direito de usar o crédito, por sorteio ou por lance.',
  },
  {
    id: 16,
    title: 'Sorteio com chances iguais',
    sentence:
      'No sorteio do jogo, cada cota em dia e sem carta tem uma bola e a mesma chance. Na vida real, o contrato diz como é.',
  },
  {
    id: 17,
    title: 'Estar em dia',
    sentence: 'Só concorre à carta quem está em dia. Atrasou? Fica fora do lance e do sorteio do mês.',
  },
  {
    id: 18,
    title: 'Lance livre',
    sentence: 'No lance livre, você escolhe quanto oferecer. Em geral, vence o maior percentual da carta.',
  },
  {
    id: 19,
    title: 'Lance fixo',
    sentence: 'No lance fixo, todos oferecem o mesmo percentual. O contrato diz como desempatar.',
  },
  {
    id: 20,
    title: 'Lance embutido',
    sentence: 'O lance embutido usa um pedaço da própria carta. Você antecipa, mas recebe um crédito menor.',
  },
  {
    id: 21,
    title: 'Desempate do lance',
    sentence: 'Dois lances iguais? O contrato diz quem leva. Um jeito comum é a cota mais próxima do número sorteado.',
  },
  {
    id: 22,
    title: 'Lance não vencedor',
    sentence: 'Em geral, o lance só é pago se vencer. Não venceu? Nada é cobrado.',
  },
  {
    id: 23,
    title: 'Lance vencedor abate parcelas',
    sentence: 'O lance que vence paga parcelas que ainda vão vencer, ou diminui o valor delas, como o contrato manda.',
  },
  {
    id: 24,
    title: 'Carta de crédito',
    sentence: 'Com a carta de crédito você compra à vista, na categoria do contrato, e escolhe o vendedor.',
  },
  {
    id: 25,
    title: 'Continuar pagando',
    sentence:
      'Foi contemplado? Continue pagando até o fim. As parcelas enchem o fundo comum, de onde saem as outras cartas.',
  },
  {
    id: 26,
    title: 'Garantia',
    sentence: 'Quem recebe a carta antes de quitar dá uma garantia. Em geral é o próprio bem, até pagar tudo.',
  },
  {
    id: 27,
    title: 'Multa e juros por atraso',
    sentence: `Em geral, atrasar custa ${said('late-fine')} de multa e ${said('late-interest')} de juros ao mês. E a cota fica fora do lance e do sorteio do mês.`,
  },
  {
    id: 28,
    title: 'Exclusão',
    sentence: 'Em geral, três parcelas seguidas sem pagar excluem do grupo quem ainda não foi contemplado.',
  },
  {
    id: 29,
    title: 'Restituição de quem sai',
    sentence:
      'Saiu? Em geral, volta a sua parte do fundo comum, pelo preço do bem e menos a multa. Ela vem no sorteio da cota ou no fim.',
  },
  {
    id: 30,
    title: 'Transferência da cota',
    sentence: 'Apertou? Dá para transferir a cota a outra pessoa, se a administradora concordar.',
  },
  {
    id: 31,
    title: 'Encerramento do grupo',
    sentence: 'No fim, o grupo presta contas e devolve as sobras. Mantenha seu contato e sua chave Pix em dia.',
  },
  {
    id: 32,
    title: 'Sem data garantida',
    sentence: 'Ninguém pode prometer a data da contemplação. Prometeram? Desconfie, pode ser golpe.',
  },
  {
    id: 33,
    title: 'Consórcio ou financiamento',
    sentence:
      'Financiamento entrega já e cobra juros. Consórcio cobra taxa e não tem data certa. Vale comparar. Consórcio não é investimento.',
  },
  {
    id: 34,
    title: 'Reserva para imprevistos',
    sentence: 'Antes do lance, guarde para a próxima parcela e para um imprevisto.',
  },
];
