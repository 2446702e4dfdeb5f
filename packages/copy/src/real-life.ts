import { cite, citeSource, said, saidWhen } from '@consorcio/rules/figures';
import { BIDS_SEEN } from './decisions.ts';

/** How something is in the game, and how it is in real life. */
interface Difference {
  readonly game: string;
  readonly life: string;
}

/** Where the game differs from real life (RULES 16). */
export const REAL_LIFE: readonly Difference[] = [
  {
    game: 'No jogo, ninguém vende nada: você escolhe o sonho.',
    life: 'Em geral, um vendedor oferece o plano. Compare a taxa de mais de uma administradora e peça por escrito o que ele promete. Parcela reduzida até a carta? Pergunte quanto ela sobe depois.',
  },
  {
    game: 'No jogo, o lance vem antes do sorteio.',
    life: 'Em geral, o sorteio vem primeiro, e os lances usam o dinheiro que sobra no fundo.',
  },
  {
    game: 'No jogo, a carta sai na hora.',
    life: `Em geral, antes da compra vêm a análise da renda, os documentos e a garantia. Pode levar meses, e as parcelas correm. Se a renda não basta ou o nome tem dívida em atraso, a carta pode esperar (${cite('bad-name')}).`,
  },
  {
    game: 'No jogo, cada assembleia contempla duas cotas, e a última contempla as que ainda esperam.',
    life: 'O número de cartas depende do dinheiro do fundo. Ninguém promete quantas nem quando.',
  },
  {
    game: 'No jogo, o terceiro atraso exclui a cota, e não recuperar um também. Quem para de pagar sai depois de um ciclo.',
    life: `Em geral, são três parcelas seguidas sem pagar, de quem ainda não foi contemplado (${cite('exclusion')}). Quem já comprou pode perder o bem.`,
  },
  {
    game: 'No jogo, quem desiste recomeça do zero.',
    life: 'Em geral, volta a parte do fundo comum, corrigida pelo preço do bem e menos a multa, mais tarde. Outras saídas, se a administradora concordar: vender a cota (cessão) ou, antes da carta, trocar por uma menor.',
  },
  {
    game: 'No jogo, o lance sai só do seu esforço.',
    life: `No consórcio de imóvel, o FGTS também pode dar lance ou pagar parcelas. Você e o imóvel têm de cumprir as regras dele (${cite('fgts-use')}).`,
  },
  {
    game: 'No jogo, o lance nunca diminui a carta.',
    life: 'Alguns contratos aceitam lance embutido, tirado da própria carta. Veja o que muda em Comparar, no menu.',
  },
  {
    game: 'No jogo, o lance que vence costuma ficar abaixo da metade da carta.',
    life: BIDS_SEEN,
  },
  {
    game: 'No jogo, o lance é em pontos.',
    life: 'Em geral, o lance é um percentual da carta. O dinheiro só sai se o lance vencer.',
  },
  {
    game: 'No jogo, a parcela quase não muda.',
    life: 'Em geral, carta e parcela são reajustadas uma vez por ano, pelo preço ou índice do contrato. Sem juros não quer dizer sem aumento.',
  },
  {
    game: 'No jogo, um ciclo vale por vários meses.',
    life: `Um plano de carro leva anos. Em ${saidWhen('property-months')}, os novos de imóvel tinham, em média, ${said('property-months')} meses.`,
  },
  {
    game: 'No jogo, 44 a 47 em cada 100 cotas saem antes do fim, sem contar a sua. Cada sonho tem o seu número.',
    life: `O índice de exclusão do Banco Central era de ${said('exclusion-index')} em ${saidWhen('exclusion-index')} (${citeSource('panorama-2024')}). Ninguém sabe antes quantas saem.`,
  },
  {
    game: 'No jogo, o contrato acaba na terceira conta que não coube.',
    life: 'Em geral, a cobrança e a negociação demoram mais. O que a venda do bem rende além da dívida volta para a pessoa.',
  },
  {
    game: 'No jogo, papéis e entrega saem do seu esforço.',
    life: 'Em geral, a carta pode pagar uma parte dessas despesas.',
  },
  {
    game: 'No jogo, as outras cotas contempladas sempre pagam.',
    life: 'Algumas atrasam. Para isso existe a garantia.',
  },
];
