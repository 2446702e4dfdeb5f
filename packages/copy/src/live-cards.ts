/* The sixteen cards of life of a live group, in the order of the deck; their coins are the rules' (LIVE 3.4). */

interface LiveCardCopy {
  readonly title: string;
  readonly situation: string;
  /** What A, B and C do. */
  readonly options: readonly [string, string, string];
}

const card = (title: string, situation: string, ...options: readonly [string, string, string]): LiveCardCopy => ({
  title,
  situation,
  options,
});

export const LIVE_CARDS: readonly LiveCardCopy[] = [
  card(
    'Celular na pia',
    'Caiu bem na hora da foto.',
    'Consertar hoje',
    'Parcelar na assistência',
    'Consertar com o tutorial da prima',
  ),
  card(
    'Bico de sábado',
    'O chapeiro faltou, cobre o turno?',
    'Receber na hora',
    'Deixar para o fechamento, com gorjeta',
    'Dividir com quem ajudou e comemorar',
  ),
  card(
    'Remédio do cachorro',
    'Ele comeu a meia. De novo.',
    'Pagar a consulta',
    'Parcelar na clínica',
    'Encarar a fila do mutirão',
  ),
  card(
    'Restituição liberada',
    'Lote na conta!',
    'Guardar tudo',
    'Deixar aplicada até o mês que vem',
    'Almoço com a família',
  ),
  card(
    'Geladeira parou',
    'E o calor está só começando.',
    'Trocar a peça',
    'Parcelar o conserto',
    'Comprar usada e carregar escada acima',
  ),
  card(
    'Cupom que valia mesmo',
    'Hoje é só hoje, freguesia!',
    'Embolsar o desconto',
    'Virar crédito na loja',
    'Sorvete para todo mundo em casa',
  ),
  card(
    'Conta de luz alta',
    'Esqueceram o chuveiro ligado?',
    'Pagar',
    'Parcelar com a companhia',
    'Banho frio e vela por um mês',
  ),
  card(
    'Feirinha do bairro',
    'Vendi tudo antes das dez!',
    'Guardar',
    'Comprar mais material e vender de novo',
    'Folga merecida na praça',
  ),
  card(
    'Dente quebrado',
    'Era só uma pipoca...',
    'Dentista já',
    'Parcelar o tratamento',
    'Faculdade de odontologia, com fila',
  ),
  card(
    'Pagaram o que deviam',
    'Demorou, mas veio com abraço.',
    'Guardar',
    'Emprestar ao irmão, que devolve com juros',
    'Rodada de pizza',
  ),
  card('Óculos tortos', 'Sentei. Só isso. Sentei.', 'Armação nova', 'Parcelar na ótica', 'Colar e andar com cuidado'),
  card(
    'Encomenda de bolos',
    'Três andares, de cenoura!',
    'Receber na entrega',
    'Aceitar mais duas para o mês que vem',
    'Chamar ajuda e dividir',
  ),
  card(
    'Goteira no quarto',
    'A cama virou barco.',
    'Chamar o telhadista',
    'Parcelar a obra',
    'Mutirão de fim de semana',
  ),
  card('Prêmio da equipe', 'Bateu a meta, time!', 'Guardar', 'Deixar no programa de bônus', 'Viagem curta de domingo'),
  card('Ônibus em greve', 'Uma semana inteira.', 'Pagar transporte', 'Pôr no vale do mês que vem', 'Ir a pé'),
  card(
    'Desconto no curso',
    'Você indicou três pessoas!',
    'Receber em dinheiro',
    'Abater do próximo mês, com bônus',
    'Um passeio com as três',
  ),
];
