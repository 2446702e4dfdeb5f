/** A case for a class on paper; none of the measured quiz (LEARN 6.2). */
export interface PaperCase {
  readonly question: string;
  /** In the order of the paper. */
  readonly options: readonly string[];
  readonly right: string;
}

/** `/folha-do-aluno`, `/gabarito`. */
export const paperCasesCopy = { title: 'Casos no papel', key: 'Casos', unsure: 'Não sei' } as const;

export const PAPER_CASES: readonly PaperCase[] = [
  {
    question:
      'Marina quer vender bolos e precisa do forno em duas semanas. Duda quer um forno melhor daqui a três anos. Para quem um consórcio pode servir?',
    options: ['Só para Marina', 'Só para Duda', 'Para as duas'],
    right: 'Só para Duda',
  },
  {
    question:
      'Uma carta vale R$ 48.000. O contrato aceita lance embutido, e Raí usa 25% da carta. Com quanto ele fica para comprar?',
    options: ['R$ 36.000', 'R$ 48.000', 'R$ 60.000'],
    right: 'R$ 36.000',
  },
  {
    question: 'Um grupo de 12 vizinhos junta dinheiro, e um deles guarda e sorteia. O que falta para ser um consórcio?',
    options: ['Um sorteio com globo', 'Mais gente no grupo', 'Uma administradora autorizada'],
    right: 'Uma administradora autorizada',
  },
];
