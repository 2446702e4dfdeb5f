import {
  fraction,
  levelPayment,
  monthlyRate,
  monthsToSave,
  printedAmount,
  said,
  saidWhen,
  sourceNames,
  workedExample,
} from '@consorcio/rules/figures';

/* The teacher's page: what a class takes home, a lesson of 50 minutes, sums for the board, questions to discuss. */

interface LessonStep {
  readonly time: string;
  readonly what: string;
  readonly question?: string;
}

const example = workedExample();
/** The worked car of the sums, in reais. */
const CAR = { price: 60_000, months: 60, instalment: 1_200 } as const;
const LOAN = levelPayment(CAR.price, monthlyRate(fraction('vehicle-rate')), CAR.months);

/** `/para-professores`. */
export const teachersCopy = {
  title: 'Para professores',
  heading: 'Uma aula de 50 minutos com o Vai de Consórcio',
  intro:
    'Serve para o 9º ano, o ensino médio, a EJA e cursos livres. Conversa com educação financeira, matemática (porcentagem e juros) e projeto de vida. O jogo é gratuito, não vende nada e não promete data de contemplação.',
  print: 'IMPRIMIR',
  back: 'VOLTAR',
  learn: {
    title: 'O que a turma leva para casa',
    lines: [
      'Consórcio é um grupo que junta dinheiro todo mês para que cada pessoa compre na sua vez.',
      'A parcela tem partes: fundo comum, taxa de administração e, se o contrato previr, fundo de reserva e seguro.',
      'Só há dois caminhos para a contemplação: sorteio, com chances iguais, e lance. Ninguém pode prometer a data.',
      'Depois de contemplado, continua-se pagando.',
      'Antes do lance vêm a parcela e a reserva.',
    ],
  },
  before: {
    title: 'Antes da aula',
    lines: [
      'Um computador ou celular para cada dois alunos, com internet.',
      'Cadastro com apelido: não é preciso usar o nome verdadeiro. O jogo não pede data de nascimento, CPF nem telefone.',
      'Sonho sugerido: Viagem à praia, o mais curto, com 3 ciclos. Jogado com calma, cabe em cerca de 20 minutos.',
      'Quem quiser medir: o Desafio rápido tem oito perguntas antes e oito depois da primeira campanha. Os totais, sem nomes, ficam na página O que a turma aprendeu.',
      'Quem não puder usar som joga igual: nada depende dele. Há um modo calmo nos minigames, com a mesma recompensa.',
    ],
  },
  plan: {
    title: 'Roteiro de 50 minutos',
    head: ['Tempo', 'O que fazer', 'Pergunta-guia'],
    steps: [
      {
        time: '0 a 5 min',
        what: 'Conversa: quem conhece alguém que fez consórcio? O que já ouviu falar?',
        question: 'O que é juntar com a turma?',
      },
      { time: '5 a 10 min', what: 'Desafio rápido, primeira parte (opcional, sem gabarito).' },
      {
        time: '10 a 30 min',
        what: 'Jogar em duplas. Uma pessoa joga, a outra anota no papel cada gasto e cada ganho.',
        question: 'Trabalhar ou descansar? Dar lance ou guardar?',
      },
      {
        time: '30 a 38 min',
        what: 'Abrir o Extrato e uma parcela em pedaços; abrir o Caderno e ler três ideias em voz alta.',
        question: 'Para onde foi o nosso esforço?',
      },
      {
        time: '38 a 45 min',
        what: 'Abrir Comparar futuros e, para quem terminou, Sorte e escolha.',
        question: 'O que foi decisão e o que foi sorteio?',
      },
      {
        time: '45 a 50 min',
        what: 'Desafio rápido, segunda parte, ou uma frase de cada dupla: hoje eu descobri que...',
      },
    ] as readonly LessonStep[],
  },
  sums: {
    title: 'Contas para o quadro',
    lines: [
      `Carta de ${example.credit} em ${example.months} meses, taxa de ${example.fee} e reserva de ${example.reserve}: ${example.instalment} por mês, sendo ${example.common} de fundo comum, ${example.admin} de taxa e ${example.kept} de reserva. (Exemplo da ABAC.)`,
      'Carro de R$ 60.000 em 60 meses, taxa de 18% e reserva de 2%: R$ 1.200 por mês, R$ 72.000 no total, sem reajuste.',
      `O mesmo carro financiado a ${said('vehicle-rate')} ao ano, sem entrada: ${printedAmount(LOAN)} por mês, ${printedAmount(LOAN * CAR.months)} no total, mas na hora. (Taxa média de veículos para pessoas físicas: Banco Central, ${saidWhen('vehicle-rate')}.)`,
      `Guardando R$ 1.200 por mês a ${said('saving-rate')} ao mês (taxa suposta): o valor chega no mês ${monthsToSave(CAR.price, CAR.instalment, fraction('saving-rate'))}.`,
      'Lance de 30% na carta de R$ 60.000: R$ 18.000, que pagam 15 parcelas do fim.',
      'Com 27 cotas no globo, a chance de cada uma é 1 em 27: perto de 3,7%.',
    ],
  },
  differs: {
    title: 'O que o jogo simplifica',
    lines: [
      'O esforço e a energia são pontos, não reais; a carta e a parcela quase não mudam. Na vida real, são reajustadas.',
    ],
  },
  discuss: {
    title: 'Para discutir',
    lines: [
      'O sorteio foi justo? Como dá para ter certeza? (Veja Conferir o sorteio, no menu.)',
      'Uma pessoa foi contemplada no primeiro mês e outra no último. As duas pagaram o mesmo. Para qual o consórcio parece um empréstimo, e para qual parece uma poupança com custo?',
      'A mesma campanha, com outros sorteios, termina em outro mês. O que dava para decidir e o que não dava?',
      `Quase metade das pessoas sai do grupo antes do fim (índice de exclusão de ${said('exclusion-index')} em ${saidWhen('exclusion-index')}, Banco Central). Por quê? O que ajudaria a ficar?`,
      'Um vendedor diz: contemplação garantida em 30 dias. O que você responderia?',
      'Quem decide o que é um bom sonho para a família? Como combinar a parcela com o resto das contas?',
    ],
  },
  sources: {
    title: 'Fontes',
    body: `${sourceNames().join('; ')}.`,
  },
  links: {
    title: 'Páginas abertas a todos',
    totals: 'O que a turma aprendeu',
    privacy: 'Privacidade',
  },
} as const;
