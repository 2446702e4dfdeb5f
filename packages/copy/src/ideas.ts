import { citeSource, said, saidWhen, workedExample } from '@consorcio/rules/figures';

/** What the notebook adds to an idea's sentence: an everyday example, where it is met, and the source of a fact. */
interface IdeaWords {
  readonly example: string;
  readonly where: string;
  readonly source?: string;
}

const LAW = (articles: string): string => `${citeSource('lei-11795')}, ${articles}`;
const RULE = (article: string): string => `${citeSource('res-285')}, ${article}`;

const example = workedExample();

/** By the number of the idea, 1 to 34. */
export const ideaWords: Readonly<Record<number, IdeaWords>> = {
  1: {
    example: 'Dez vizinhas juntam dinheiro todo mês e, a cada mês, duas compram a geladeira. No fim, todas têm a sua.',
    where: 'No começo do tutorial',
    source: LAW('art. 2º'),
  },
  2: {
    example: 'No ônibus fretado, ninguém muda a rota sozinho: vale o que é bom para todo mundo que está dentro.',
    where: 'No mapa, com o grupo do seu sonho',
    source: LAW('art. 3º'),
  },
  3: {
    example: 'É como o número da sua rifa, só que vale o plano inteiro e participa de todas as assembleias.',
    where: 'Na escolha do sonho, ao receber a sua cota',
    source: LAW('art. 11'),
  },
  4: {
    example: 'A síndica cuida do caixa do prédio, mas o dinheiro é dos moradores. E o trabalho dela tem um preço.',
    where: 'Na hora de pagar a parcela',
    source: LAW('arts. 5º e 6º'),
  },
  5: {
    example:
      'Antes de assinar, Seu Zeca procurou o nome da empresa na lista do site do Banco Central. Não estava: foi embora.',
    where: 'Na surpresa “Carta já contemplada?”',
    source: LAW('art. 6º'),
  },
  6: {
    example: 'Dandara leu em casa, com calma, e perguntou tudo o que não entendeu antes de assinar.',
    where: 'Ao confirmar o sonho',
    source: LAW('arts. 10 a 13'),
  },
  7: {
    example: `Um grupo de carro dura alguns anos. Um de imóvel passa de 15 anos. Os novos de ${saidWhen('property-months')} tinham, em média, ${said('property-months')} meses.`,
    where: 'Na virada do ciclo',
    source: citeSource('panorama-2023'),
  },
  8: {
    example: `${example.credit} em ${example.months} meses, com taxa de ${example.fee} e reserva de ${example.reserve}: ${example.common} + ${example.admin} + ${example.kept} = ${example.instalment} por mês.`,
    where: 'Na hora de pagar a parcela',
    source: citeSource('abac-example'),
  },
  9: {
    example: 'Cada um põe sua parte no pote. Quando o pote enche, sai a carta de quem foi contemplado.',
    where: 'Logo depois de pagar a parcela',
    source: LAW('art. 25'),
  },
  10: {
    example: `Nos grupos novos de ${saidWhen('admin-fee')}, a taxa média foi de ${said('admin-fee')} do crédito, dividida pelo plano inteiro.`,
    where: 'Na hora de pagar a parcela',
    source: citeSource('panorama-2024'),
  },
  11: {
    example: 'Choveu no dia da festa? A caixinha extra paga a tenda. Se não chover, o que sobrou volta para a turma.',
    where: 'Na surpresa “Atraso na turma”',
    source: RULE('art. 22'),
  },
  12: {
    example: 'Se o plano tem seguro, ele aparece numa linha da parcela. Iara conferiu: o dela não tinha.',
    where: 'Na hora de pagar a parcela',
  },
  13: {
    example: 'O carro de R$ 60.000 passou a R$ 63.000. A carta foi a R$ 63.000 e a parcela subiu os mesmos 5%.',
    where: 'Na surpresa “Reajuste da carta”',
    source: LAW('art. 24'),
  },
  14: {
    example:
      'É a reunião do mês, que hoje pode ser pela internet: conta-se o caixa, faz-se o sorteio, abrem-se os lances.',
    where: 'Na assembleia',
    source: RULE('art. 44'),
  },
  15: {
    example: 'Léo não ganhou um carro: ganhou o direito de usar o crédito para comprar o dele.',
    where: 'Na assembleia em que saiu a sua cota',
    source: LAW('art. 22'),
  },
  16: {
    example: 'Com 27 cotas no globo, a chance de cada uma é de 1 em 27. Para todo mundo igual.',
    where: 'Na assembleia, antes do sorteio',
    source: LAW('art. 22'),
  },
  17: {
    example: 'A parcela vence na sexta e a assembleia é na segunda. Pagou antes? Está no globo.',
    where: 'Quando uma parcela não coube',
    source: LAW('art. 22, § 2º'),
  },
  18: {
    example: 'Na carta de R$ 60.000, oferecer R$ 18.000 é um lance de 30%. Quem oferecer mais, em percentual, leva.',
    where: 'Na hora de escolher o valor do lance',
  },
  19: {
    example: 'O contrato diz 30%? Então todo mundo que der lance fixo oferece 30%, e o número sorteado desempata.',
    where: 'Na assembleia, a partir da segunda campanha',
  },
  20: {
    example: 'Carta de R$ 60.000 com R$ 15.000 embutidos: você recebe R$ 45.000 para comprar.',
    where: 'Na assembleia, a partir da segunda campanha',
  },
  21: {
    example: 'Duas cotas ofereceram o mesmo. Levou a mais próxima do número sorteado, como o contrato dizia.',
    where: 'Num lance que não venceu',
  },
  22: {
    example: 'Seu lance ficou em segundo? O dinheiro continua seu, e no mês seguinte você pode tentar outra vez.',
    where: 'Num lance que não venceu',
  },
  23: {
    example: 'Um lance de R$ 18.000 com parcela de R$ 1.200 paga 15 parcelas, as últimas do plano.',
    where: 'No lance vencedor',
    source: `${RULE('art. 12')}, com a ${citeSource('res-362')}`,
  },
  24: {
    example: 'Com a carta de veículo, dá para escolher a loja e pechinchar como quem paga à vista.',
    where: 'Ao receber a carta de crédito',
    source: LAW('art. 22'),
  },
  25: {
    example: 'Quem foi contemplado no mês 3 de 60 ainda tem 57 parcelas. É assim que os outros também recebem.',
    where: 'Ao receber a carta de crédito',
  },
  26: {
    example: 'O carro fica no seu nome e na sua garagem, com um cadeado no documento até a última parcela.',
    where: 'Ao receber a carta de crédito',
    source: LAW('art. 14'),
  },
  27: {
    example: 'Parcela de R$ 1.200 com 30 dias de atraso: R$ 24 de multa e R$ 12 de juros.',
    where: 'Na parcela paga com atraso',
    source: `${LAW('art. 28')}, e ${citeSource('contracts')}`,
  },
  28: {
    example: `Quase metade de quem compra uma cota não chega a comprar o bem. O índice de exclusão foi de ${said('exclusion-index')} em ${saidWhen('exclusion-index')}.`,
    where: 'Quando o consórcio foi encerrado',
    source: `${citeSource('panorama-2024')}; ${citeSource('res-285')}`,
  },
  29: {
    example:
      'Pagou 10 de 60 parcelas de R$ 1.200? R$ 10.000 foram para o fundo comum. Com multa de 10%, voltam R$ 9.000, mais tarde.',
    where: 'Quando o consórcio foi encerrado',
    source: LAW('art. 30'),
  },
  30: {
    example: 'Antes de parar de pagar, Iara ligou para a administradora e passou a cota para a prima.',
    where: 'Quando uma parcela não coube',
    source: LAW('art. 13'),
  },
  31: {
    example: 'O grupo acabou e sobrou dinheiro no fundo de reserva. Quem deixou a chave Pix em dia recebeu primeiro.',
    where: 'No sonho quitado',
    source: LAW('arts. 31 e 32'),
  },
  32: {
    example: '“Contemplação garantida em 30 dias” não existe. Quem vende data vende golpe.',
    where: 'No sorteio que foi para outra cota',
    source: LAW('art. 22, § 1º'),
  },
  33: {
    example:
      'Precisa da moto amanhã para trabalhar? Compare o financiamento. Pode esperar? Compare o consórcio e a reserva.',
    where: 'Na tela dos três caminhos',
  },
  34: {
    example: 'Primeiro a parcela do mês que vem, depois um dinheirinho para o susto. O lance é o que sobra.',
    where: 'Na hora de escolher o valor do lance',
  },
};

/** RULES section 12: what the game tells differently, one pair a line. */
export const realLife: readonly { readonly game: string; readonly life: string }[] = [
  {
    game: 'No jogo, o lance vem antes do sorteio.',
    life: 'Na vida real, o sorteio vem primeiro. Os lances usam o dinheiro que ainda houver no fundo.',
  },
  {
    game: 'No jogo, ser contemplado termina a campanha.',
    life: 'Na vida real, as parcelas continuam até o fim do plano, e o bem costuma ficar em garantia.',
  },
  {
    game: 'No jogo, cada assembleia contempla duas cotas, e a última encerra o grupo.',
    life: 'Na vida real, o número de contemplações depende do dinheiro do fundo. Ninguém pode prometer quantas nem quando.',
  },
  {
    game: 'No jogo, um ciclo vale por vários meses.',
    life: 'Na vida real, um plano de carro leva anos e um de imóvel pode passar de quinze anos.',
  },
  {
    game: 'No jogo, a parcela atrasada e acertada participa da assembleia do mês.',
    life: 'Na vida real, quem não está em dia fica de fora do sorteio e do lance daquela assembleia.',
  },
];
