import { cite, said, saidWhen, workedExample } from '@consorcio/rules/figures';
import { BIDS_SEEN } from './decisions.ts';

/** What the notebook adds to an idea's sentence: an everyday example, and the source of a fact. */
interface IdeaWords {
  readonly example: string;
  readonly source?: string;
}

const example = workedExample();

/** By the number of the idea, 1 to 34. */
export const ideaWords: Readonly<Record<number, IdeaWords>> = {
  1: {
    example: 'Juntar dinheiro só entre amigos não é consórcio. Falta a administradora autorizada, e ninguém fiscaliza.',
    source: cite('organiser'),
  },
  2: {
    example: 'No ônibus fretado, ninguém muda a rota sozinho: vale o que é bom para todo mundo que está dentro.',
    source: cite('group-first'),
  },
  3: {
    example: 'A cota de Léo é a 12. Se sair a bola 12, a carta é dele.',
    source: cite('numbered-quota'),
  },
  4: {
    example: 'A síndica cuida do caixa do prédio, mas o dinheiro é dos moradores. E o trabalho dela tem um preço.',
    source: cite('administrator'),
  },
  5: {
    example: 'Seu Zeca procurou o nome e o CNPJ no site do Banco Central. A empresa não estava lá. Ele não assinou.',
    source: cite('authorisation'),
  },
  6: {
    example: 'Dandara leu em casa, com calma, e perguntou tudo o que não entendeu antes de assinar.',
    source: cite('contract'),
  },
  7: {
    example: `Um grupo de carro dura alguns anos. Os novos de imóvel, em ${saidWhen('property-months')}, tinham, em média, ${said('property-months')} meses.`,
    source: cite('property-months'),
  },
  8: {
    example: `${example.credit} em ${example.months} meses, com taxa de ${example.fee} e reserva de ${example.reserve}: ${example.common} + ${example.admin} + ${example.kept} = ${example.instalment} por mês.`,
    source: cite('example-credit'),
  },
  9: {
    example: 'Quem paga põe sua parte no pote. Do pote saem as cartas do mês.',
    source: cite('common-fund'),
  },
  10: {
    example: `Média dos grupos novos de ${saidWhen('admin-fee')}: ${said('admin-fee')} do crédito, somando o plano inteiro.`,
    source: cite('admin-fee'),
  },
  11: {
    example: 'Dois colegas atrasam. A reserva paga a falta, e as cartas do mês saem.',
    source: cite('reserve-fund'),
  },
  12: {
    example: 'Se o plano tem seguro, ele aparece numa linha da parcela. Iara conferiu: o dela não tinha.',
    source: 'Nenhuma lida por nós. Confira no contrato do seu grupo.',
  },
  13: {
    example: 'O carro de R$ 60.000 passou a R$ 63.000. A carta foi a R$ 63.000 e a parcela subiu os mesmos 5%.',
    source: cite('letter-value'),
  },
  14: {
    example: 'A assembleia pode ser pela internet. Nela se conta o dinheiro do grupo e se vê quem foi contemplado.',
    source: cite('assembly', 'virtual-assembly'),
  },
  15: {
    example: 'Léo não ganhou um carro: ganhou o direito de usar o crédito para comprar o dele.',
    source: cite('contemplation'),
  },
  16: {
    example: 'Com 27 cotas no globo, a chance de cada uma é de 1 em 27.',
    source: cite('equal-treatment'),
  },
  17: {
    example: 'A parcela vence na sexta, e a assembleia é na segunda. Pagou até sexta? Sua cota participa.',
    source: cite('active-members'),
  },
  18: {
    example: `Na carta de R$ 60.000, oferecer R$ 18.000 é um lance de 30%. ${BIDS_SEEN}`,
    source: cite('free-bid', 'bid-usual-least', 'bid-highest'),
  },
  19: {
    example: 'O contrato diz 30%? Então todo mundo que der lance fixo oferece 30%, e o contrato diz como desempatar.',
    source: cite('fixed-bid'),
  },
  20: {
    example: 'Carta de R$ 60.000 com R$ 15.000 embutidos: você recebe R$ 45.000 para comprar.',
    source: cite('embedded-bid'),
  },
  21: {
    example: 'Duas cotas ofereceram o mesmo. Levou a mais próxima do número sorteado, como o contrato dizia.',
    source: cite('tied-bids'),
  },
  22: {
    example: 'Seu lance ficou em segundo. O dinheiro nem saiu da sua conta.',
    source: cite('losing-bid'),
  },
  23: {
    example: 'Um lance de R$ 18.000 com parcela de R$ 1.200 paga 15 parcelas, as últimas do plano.',
    source: cite('winning-bid'),
  },
  24: {
    example: 'Com a carta de veículo, dá para escolher a loja e pechinchar como quem paga à vista.',
    source: cite('chosen-seller'),
  },
  25: {
    example: 'Quem saiu no sorteio no mês 3 de 60 ainda tem 57 parcelas.',
    source: cite('paying-on'),
  },
  26: {
    example: 'O carro fica com você, e a garantia vale até a última parcela.',
    source: cite('guarantee'),
  },
  27: {
    example: 'Parcela de R$ 1.200 com 30 dias de atraso: R$ 24 de multa e R$ 12 de juros.',
    source: cite('lateness', 'late-fine'),
  },
  28: {
    example: `Quase metade de quem compra uma cota não chega a comprar o bem. O índice de exclusão foi de ${said('exclusion-index')} em ${saidWhen('exclusion-index')}.`,
    source: cite('exclusion-index', 'exclusion'),
  },
  29: {
    example:
      'Pagou 10 de 60 parcelas, um sexto do fundo comum, de um bem de R$ 60.000? Se no dia da devolução ele custa R$ 66.000, um sexto são R$ 11.000. Com multa de 10%, voltam R$ 9.900. Sem prova de prejuízo do grupo, tribunais já tiraram a multa.',
    source: cite('money-back', 'refund-price', 'refund-penalty'),
  },
  30: {
    example:
      'Antes de parar de pagar, Iara ligou para a administradora e passou a cota para a prima. Numa venda (cessão), vai junto o que já foi pago e o que falta pagar.',
    source: cite('transfer'),
  },
  31: {
    example: 'O grupo acabou e sobrou dinheiro. Dandara tinha o Pix atualizado e recebeu logo.',
    source: cite('group-end', 'kept-address'),
  },
  32: {
    example:
      '“Contemplação garantida em 30 dias” não existe. “Parcela reduzida até a carta”? Pergunte quanto ela sobe depois.',
    source: cite('no-promised-date'),
  },
  33: {
    example:
      'Precisa da moto amanhã? Veja o financiamento. Pode esperar? Compare consórcio e poupança. Consórcio serve para comprar. Ele não rende.',
  },
  34: {
    example: 'Primeiro a parcela do mês que vem, depois um dinheirinho para o susto. O lance é o que sobra.',
  },
};
