/* A lesson without a device: paper, dice and a box. LEARN 6.5 */

/** The group that is played on paper; it comes out even, so that the fund ends at nothing. */
export const PAPER_GROUP = {
  quotas: 12,
  common: 5,
  fee: 1,
  letter: 30,
  months: 6,
  letters: 2,
  percentBack: 90,
} as const;

const { quotas, common, fee, letter, months, letters, percentBack } = PAPER_GROUP;
const instalment = common + fee;

/** `/aula-sem-internet`. */
export const classroomCopy = {
  title: 'Aula sem internet',
  print: 'IMPRIMIR',
  back: 'VOLTAR',
  needs: '24 a 30 alunos, 50 minutos, papel, 2 dados, uma caixa, fichas ou feijões.',
  group: `Um grupo de ${quotas} cotas, uma dupla ou um trio por cota. A parcela é ${instalment}: ${common} para o fundo comum e ${fee} de taxa. A carta vale ${letter}. O plano tem ${months} meses. Se todas pagam, entram ${quotas} × ${common} = ${quotas * common} por mês, e saem ${letters} cartas. Em ${months} meses, ${months * letters} cartas: a conta fecha.`,
  steps: [
    `Cada cota tira um número de 1 a ${quotas} da caixa e começa com 4 fichas.`,
    'Cada mês, a cota joga um dado: 1 recebe 4, de 2 a 5 recebe 7, 6 recebe 9.',
    `Paga ${instalment}. Quem não tem deve mais ${instalment + 1} no mês seguinte e fica fora da assembleia. Três meses seguidos sem pagar excluem a cota, e ${percentBack}% do que ela pôs no fundo volta, sem quebrar ficha, no mês ${months}.`,
    'Sorteio: um papel por cota em dia que ainda espera.',
    'Lance: cada cota que espera em dia escreve um número e dobra o papel. O maior vence, paga e desconta as últimas parcelas. Empate: nova retirada da caixa. Os outros guardam tudo.',
    'Quem tem a carta compra o sonho e continua pagando.',
    'O professor anota no quadro: entrou, saiu, sobrou. Com exclusões, falta dinheiro: quem espera mais um pouco? Para que serve a reserva?',
  ],
  endTitle: 'No fim',
  end: `Quem foi contemplado no mês 1 e quem foi no mês ${months}, sempre em dia, pagaram o mesmo. Para quem o consórcio pareceu um empréstimo? Para quem pareceu uma poupança com taxa?`,
  board: { title: 'Quadro', month: 'Mês', columns: ['entrou', 'saiu', 'sobrou'] },
} as const;
