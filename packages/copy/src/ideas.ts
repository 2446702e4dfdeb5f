import { cite, said, saidWhen, workedExample } from '@consorcio/rules/figures';
import { BIDS_SEEN } from './real-life.ts';

/** What the notebook adds to an idea's sentence: an everyday example, where it is met, and the source of a fact. */
interface IdeaWords {
  readonly example: string;
  readonly where: string;
  readonly source?: string;
}

const example = workedExample();

/** By the number of the idea, 1 to 34. */
export const ideaWords: Readonly<Record<number, IdeaWords>> = {
  1: {
    example: 'Juntar dinheiro só entre amigos não é consórcio. Falta a administradora autorizada, e ninguém fiscaliza.',
    where: 'No começo do tutorial',
    source: cite('organiser'),
  },
  2: {
    example: 'No ônibus fretado, ninguém muda a rota sozinho: vale o que é bom para todo mundo que está dentro.',
    where: 'No mapa, com o grupo do seu sonho',
    source: cite('group-first'),
  },
  3: {
    example: 'Sua cota é a 12. Se sair a bola 12, a carta é sua.',
    where: 'Na escolha do sonho, ao receber a sua cota',
    source: cite('numbered-quota'),
  },
  4: {
    example: 'A síndica cuida do caixa do prédio, mas o dinheiro é dos moradores. E o trabalho dela tem um preço.',
    where: 'Na hora de pagar a parcela',
    source: cite('administrator'),
  },
  5: {
    example: 'Seu Zeca procurou o nome e o CNPJ no site do Banco Central. A empresa não estava lá. Ele não assinou.',
    where: 'No imprevisto “Carta já contemplada?”',
    source: cite('authorisation'),
  },
  6: {
    example: 'Dandara leu em casa, com calma, e perguntou tudo o que não entendeu antes de assinar.',
    where: 'Ao confirmar o sonho',
    source: cite('contract'),
  },
  7: {
    example: `Um grupo de carro dura alguns anos. Um de imóvel passa de 15 anos. Os novos de ${saidWhen('property-months')} tinham, em média, ${said('property-months')} meses.`,
    where: 'Na virada do ciclo',
    source: cite('property-months'),
  },
  8: {
    example: `${example.credit} em ${example.months} meses, com taxa de ${example.fee} e reserva de ${example.reserve}: ${example.common} + ${example.admin} + ${example.kept} = ${example.instalment} por mês.`,
    where: 'Na hora de pagar a parcela',
    source: cite('example-credit'),
  },
  9: {
    example: 'Cada um põe sua parte no pote. Do pote saem as cartas do mês.',
    where: 'Logo depois de pagar a parcela',
    source: cite('common-fund'),
  },
  10: {
    example: `Média dos grupos novos de ${saidWhen('admin-fee')}: ${said('admin-fee')} do crédito, somando o plano inteiro.`,
    where: 'Na hora de pagar a parcela',
    source: cite('admin-fee'),
  },
  11: {
    example: 'Dois colegas atrasam. A reserva paga a falta, e as cartas do mês saem.',
    where: 'Na hora de pagar a parcela',
    source: cite('reserve-fund'),
  },
  12: {
    example: 'Se o plano tem seguro, ele aparece numa linha da parcela. Iara conferiu: o dela não tinha.',
    where: 'Na hora de pagar a parcela',
    source: 'Nenhuma lida por nós. Confira no contrato do seu grupo.',
  },
  13: {
    example: 'O carro de R$ 60.000 passou a R$ 63.000. A carta foi a R$ 63.000 e a parcela subiu os mesmos 5%.',
    where: 'Depois de pagar, nos ciclos que faltam',
    source: cite('letter-value'),
  },
  14: {
    example: 'A assembleia pode ser pela internet. Nela se conta o dinheiro do grupo e se vê quem foi contemplado.',
    where: 'Na assembleia',
    source: cite('assembly', 'virtual-assembly'),
  },
  15: {
    example: 'Léo não ganhou um carro: ganhou o direito de usar o crédito para comprar o dele.',
    where: 'Na assembleia em que saiu a sua cota',
    source: cite('contemplation'),
  },
  16: {
    example: 'Com 27 cotas no globo, a chance de cada uma é de 1 em 27. Muitos grupos reais usam a Loteria Federal.',
    where: 'Na assembleia, antes do sorteio',
    source: cite('equal-treatment'),
  },
  17: {
    example: 'A parcela vence na sexta, e a assembleia é na segunda. Pagou até sexta? Sua cota participa.',
    where: 'Na assembleia, antes do sorteio',
    source: cite('active-members'),
  },
  18: {
    example: `Na carta de R$ 60.000, oferecer R$ 18.000 é um lance de 30%. ${BIDS_SEEN}`,
    where: 'Na hora de escolher o valor do lance',
    source: cite('free-bid', 'bid-usual-least', 'bid-highest'),
  },
  19: {
    example: 'O contrato diz 30%? Então todo mundo que der lance fixo oferece 30%, e o número sorteado desempata.',
    where: 'Na hora do lance',
    source: cite('fixed-bid'),
  },
  20: {
    example: 'Carta de R$ 60.000 com R$ 15.000 embutidos: você recebe R$ 45.000 para comprar.',
    where: 'Na hora do lance',
    source: cite('embedded-bid'),
  },
  21: {
    example: 'Duas cotas ofereceram o mesmo. Levou a mais próxima do número sorteado, como o contrato dizia.',
    where: 'Num lance que não venceu',
    source: cite('tied-bids'),
  },
  22: {
    example: 'Seu lance ficou em segundo. O dinheiro nem saiu da sua conta.',
    where: 'Na hora do lance',
    source: cite('losing-bid'),
  },
  23: {
    example: 'Um lance de R$ 18.000 com parcela de R$ 1.200 paga 15 parcelas, as últimas do plano.',
    where: 'No lance vencedor',
    source: cite('winning-bid'),
  },
  24: {
    example: 'Com a carta de veículo, dá para escolher a loja e pechinchar como quem paga à vista.',
    where: 'Ao receber a carta de crédito',
    source: cite('chosen-seller'),
  },
  25: {
    example: 'Quem foi contemplado no mês 3 de 60 ainda tem 57 parcelas.',
    where: 'Logo depois de pagar a parcela',
    source: cite('paying-on'),
  },
  26: {
    example: 'O carro fica com você. O documento mostra a garantia até a última parcela.',
    where: 'Ao receber a carta de crédito',
    source: cite('guarantee'),
  },
  27: {
    example: 'Parcela de R$ 1.200 com 30 dias de atraso: R$ 24 de multa e R$ 12 de juros.',
    where: 'Na parcela paga com atraso',
    source: cite('lateness', 'late-fine'),
  },
  28: {
    example: `Quase metade de quem compra uma cota não chega a comprar o bem. O índice de exclusão foi de ${said('exclusion-index')} em ${saidWhen('exclusion-index')}.`,
    where: 'Quando a cota foi excluída',
    source: cite('exclusion-index', 'exclusion'),
  },
  29: {
    example:
      'Pagou 10 de 60 parcelas, um sexto do fundo comum, de um bem de R$ 60.000? Se no dia da devolução ele custa R$ 66.000, um sexto são R$ 11.000. Com multa de 10%, voltam R$ 9.900. Sem prova de prejuízo do grupo, tribunais tiram a multa.',
    where: 'Logo depois de pagar a parcela',
    source: cite('money-back', 'refund-price', 'refund-penalty'),
  },
  30: {
    example:
      'Antes de parar de pagar, Iara ligou para a administradora e passou a cota para a prima. Numa venda (cessão), vai junto o que já foi pago e o que falta pagar.',
    where: 'Quando uma parcela não coube',
    source: cite('transfer'),
  },
  31: {
    example: 'O grupo acabou e sobrou dinheiro. Dandara tinha o Pix atualizado e recebeu logo.',
    where: 'No sonho quitado',
    source: cite('group-end', 'kept-address'),
  },
  32: {
    example:
      '“Contemplação garantida em 30 dias” não existe. “Parcela reduzida até a carta” costuma subir depois. Leia o contrato.',
    where: 'No sorteio que foi para outra cota',
    source: cite('no-promised-date'),
  },
  33: {
    example:
      'Precisa da moto amanhã? Veja o financiamento. Pode esperar? Compare consórcio e poupança. Consórcio serve para comprar. Ele não rende.',
    where: 'Antes de confirmar o sonho',
  },
  34: {
    example: 'Primeiro a parcela do mês que vem, depois um dinheirinho para o susto. O lance é o que sobra.',
    where: 'Na hora de escolher o valor do lance',
  },
};
