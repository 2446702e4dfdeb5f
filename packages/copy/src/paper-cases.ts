/* Three cases of form A of the quiz for a class on paper; the same words as on the screen. LEARN 2.2, 6.2 */

export interface PaperCase {
  readonly id: string;
  readonly question: string;
  /** In the order of the paper. */
  readonly options: readonly string[];
  readonly right: string;
}

/** `/folha-do-aluno`, `/gabarito`. */
export const paperCasesCopy = { title: 'Desafio no papel', key: 'Desafio', unsure: 'Não sei' } as const;

export const PAPER_CASES: readonly PaperCase[] = [
  {
    id: 'A-SOR',
    question:
      'O sorteio usa um globo. Há 40 cotas esperando, todas em dia. A carta de Rita vale o dobro da de Caio, e ela espera há mais tempo. Quem tem mais chance neste mês?',
    options: ['Rita, pela carta maior', 'Ninguém: 1 em 40 cada', 'Rita, pelo tempo de espera'],
    right: 'Ninguém: 1 em 40 cada',
  },
  {
    id: 'A-LAN',
    question:
      'Jorge tem R$ 2.000 guardados. Ofereceu R$ 1.500 de lance, e outra cota venceu. Com quanto ele pode contar agora?',
    options: ['R$ 500', 'R$ 500, e R$ 1.500 só no fim do grupo', 'R$ 2.000'],
    right: 'R$ 2.000',
  },
  {
    id: 'A-CON',
    question:
      'Plano de 60 parcelas. Cida pagou 10 e venceu com um lance que paga as 15 últimas. Quantas ela ainda paga?',
    options: ['Nenhuma', '35', '50'],
    right: '35',
  },
];
