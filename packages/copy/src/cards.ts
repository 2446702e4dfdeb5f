import type { CardVariant } from '@consorcio/rules/vocabulary';

/* Cards that bring an idea back (LEARN 2.6, R1a to R34b). The first option is right; the screen draws their order. */

interface CardQuestion {
  readonly question: string;
  /** The right one first. */
  readonly options: readonly [string, string, string];
}

/** Both questions of an idea, and the sentence that explains at once. */
export type CardWords = Readonly<Record<CardVariant, CardQuestion>> & { readonly why: string };

export const cardCopy = {
  title: 'Lembra desta ideia?',
  forgotten: 'Não lembro',
  right: 'Isso!',
  wrong: 'Quase.',
  later: 'Depois',
  open: 'ABRIR A IDEIA',
  next: 'PRÓXIMA',
  practise: 'PRATICAR',
  nothing: 'Nada para rever hoje.',
  /** The server did not hear the answer. */
  unheard: 'Sua resposta não chegou. Ela volta outro dia.',
  learned: (title: string) => `Aprendida: ${title}.`,
  of: (place: number, all: number) => `${place} de ${all}`,
} as const;

/** By idea. */
export const CARDS: Readonly<Record<number, CardWords>> = {
  1: {
    a: {
      question: 'Três amigos juntam dinheiro e sorteiam quem compra primeiro. É consórcio?',
      options: [
        'Não, falta uma administradora autorizada',
        'Sim, porque há sorteio todo mês',
        'Não, faltam mais amigos no grupo',
      ],
    },
    b: {
      question: 'Quem organiza um consórcio?',
      options: ['Uma administradora autorizada', 'Uma pessoa escolhida pelo grupo', 'A loja que vende o bem ao grupo'],
    },
    why: 'A lei pede uma administradora, e ela precisa de autorização.',
  },
  2: {
    a: {
      question: 'Você quer mudar uma regra e o grupo votou contra. O que vale?',
      options: ['O que o grupo decidiu na assembleia', 'O que pede quem paga mais', 'O que pede quem entrou antes'],
    },
    b: {
      question: 'Alguém quer usar o fundo do grupo para pagar uma dívida própria. Pode?',
      options: ['Não, o dinheiro é do grupo', 'Sim, se devolver até a assembleia', 'Não, só quem já tem a carta pode'],
    },
    why: 'O interesse do grupo vem antes do interesse de cada um.',
  },
  3: {
    a: {
      question: 'Sua cota é a 4 e saiu a bola 9. Quem foi contemplado?',
      options: ['A cota 9', 'A cota 4', 'As duas'],
    },
    b: {
      question: 'O que o número da cota mostra?',
      options: ['O seu lugar no grupo', 'A ordem em que você recebe', 'O número de parcelas que faltam'],
    },
    why: 'A cota é o seu número, e ele não dá vantagem.',
  },
  4: {
    a: {
      question: 'A administradora guarda R$ 300.000 do fundo comum. De quem é o dinheiro?',
      options: ['Do grupo', 'Da administradora', 'Do Banco Central'],
    },
    b: {
      question: 'A administradora tem uma dívida. Pode pagar com o fundo comum?',
      options: [
        'Não, o dinheiro é do grupo e não dela',
        'Não, só se o grupo todo atrasar',
        'Sim, se devolver no mesmo ano',
      ],
    },
    why: 'O dinheiro do grupo fica separado do dinheiro da administradora.',
  },
  5: {
    a: {
      question: 'A empresa diz que é autorizada. Como você confere?',
      options: [
        'No site do Banco Central, por nome e CNPJ',
        'No site da própria empresa, pelo contrato',
        'Na rede social dela, pelo número de seguidores',
      ],
    },
    b: {
      question: 'O nome não aparece na busca do Banco Central. O que fazer?',
      options: ['Não assinar e não pagar nada', 'Pagar só a primeira', 'Pedir desconto'],
    },
    why: 'Quem não está na lista não pode administrar consórcio.',
  },
  6: {
    a: {
      question: 'O vendedor promete uma data. O contrato não fala dela. O que fazer?',
      options: [
        'Perguntar à administradora antes',
        'Assinar e guardar a mensagem do vendedor',
        'Pagar a primeira e reclamar depois',
      ],
    },
    b: {
      question: 'Onde está a regra de desempate do lance?',
      options: ['No contrato que você assinou', 'No boleto de cada mês', 'No anúncio da empresa'],
    },
    why: 'O que importa para você tem de estar escrito no contrato.',
  },
  7: {
    a: { question: 'Plano de 6 ciclos, 2 pagos. Quantas parcelas faltam?', options: ['4', '6', '2'] },
    b: {
      question: 'Um plano de 60 meses começa hoje. Sem lance, quando acaba?',
      options: ['Em 5 anos, com a última parcela', 'Quando sair a carta', 'Em 60 semanas'],
    },
    why: 'O prazo diz em quantos meses o plano é pago.',
  },
  8: {
    a: {
      question: 'Parcela de R$ 600: R$ 500 de fundo comum e R$ 90 de taxa. E os R$ 10?',
      options: ['São do fundo de reserva do grupo', 'Juros da administradora', 'Imposto sobre a parcela'],
    },
    b: {
      question: 'O que NÃO entra na parcela do consórcio?',
      options: ['Juros de empréstimo', 'Taxa de administração', 'Fundo comum'],
    },
    why: 'A parcela soma fundo comum, taxa e, se houver, reserva e seguro.',
  },
  9: {
    a: {
      question: '10 cotas põem R$ 500 cada no fundo comum. Quanto entra para as cartas?',
      options: ['R$ 5.000', 'R$ 500', 'Depende do lucro da empresa'],
    },
    b: {
      question: 'De onde sai a carta de quem é contemplado?',
      options: ['Do fundo comum de todas as parcelas', 'Das taxas que a empresa guarda', 'Do empréstimo de um banco'],
    },
    why: 'As cartas saem do fundo comum do grupo.',
  },
  10: {
    a: {
      question: 'Carta de R$ 20.000, taxa de 18% no plano todo. Quanto custa a taxa?',
      options: ['R$ 3.600', 'Nada, não há juros', 'R$ 3.600 por ano'],
    },
    b: {
      question: '“Sem juros” quer dizer sem custo?',
      options: ['Não, há a taxa de administração', 'Sim, porque não há banco', 'Não, mas só no primeiro ano'],
    },
    why: 'Consórcio não tem juros, mas paga quem organiza.',
  },
  11: {
    a: {
      question: 'Dois atrasaram e faltou dinheiro para a carta do mês. O que pode cobrir?',
      options: [
        'O fundo de reserva, que é do grupo',
        'O dinheiro de quem já recebeu',
        'A administradora, com o dinheiro dela',
      ],
    },
    b: {
      question: 'Sobrou reserva no fim. O que acontece?',
      options: ['É dividida como diz o contrato', 'Fica toda com a administradora', 'É sorteada na última assembleia'],
    },
    why: 'A reserva é um dinheiro do grupo para faltas do grupo.',
  },
  12: {
    a: {
      question: 'Como saber se a sua parcela tem seguro?',
      options: [
        'No contrato e na parcela aberta',
        'No anúncio e na conversa da venda',
        'Toda parcela de consórcio tem seguro',
      ],
    },
    b: {
      question: 'O vendedor cobra um seguro por fora. O que fazer?',
      options: ['Ver se está no contrato', 'Pagar, porque protege a família', 'Ver se o preço é bom e pagar'],
    },
    why: 'Seguro que existe está escrito no contrato e na parcela.',
  },
  13: {
    a: {
      question: 'A carta segue o preço do bem, e ele sobe 5%. A parcela era de R$ 1.200. Qual é a nova?',
      options: ['R$ 1.260', 'R$ 1.200', 'R$ 1.140'],
    },
    b: {
      question: 'Por que a parcela subiu, se não há juros?',
      options: ['A carta subiu com o preço', 'A administradora aumentou a taxa', 'O grupo cobriu quem atrasou'],
    },
    why: 'Quando a carta acompanha o preço, a parcela acompanha também.',
  },
  14: {
    a: {
      question: 'Onde os lances são abertos?',
      options: ['Na assembleia, diante do grupo', 'No escritório do banco', 'Na loja que vende o bem'],
    },
    b: {
      question: 'Você está em dia e faltou à assembleia. Em geral, sua cota participa?',
      options: ['Sim', 'Não', 'Só se avisar antes'],
    },
    why: 'Em geral, o que conta é estar em dia.',
  },
  15: {
    a: {
      question: 'Pela lei, quais são os dois jeitos de ser contemplado?',
      options: ['Sorteio e lance', 'Ordem e indicação', 'Tempo e valor da carta'],
    },
    b: {
      question: 'Ser contemplado é ganhar o quê?',
      options: ['O direito de usar o crédito', 'O bem, já pago pelo grupo', 'O perdão das parcelas que faltam'],
    },
    why: 'Contemplado é quem pode usar a carta, por sorteio ou lance.',
  },
  16: {
    a: {
      question: 'Há 25 cotas no globo. Qual é a sua chance?',
      options: ['1 em 25', 'Metade: sai ou não sai', 'Mais, se nunca saiu'],
    },
    b: {
      question: 'Você perdeu 4 sorteios. No próximo, sua chance é…',
      options: ['Igual à das outras', 'Maior que a das outras', 'Menor que a das outras'],
    },
    why: 'Cada cota no globo tem uma bola, e a espera não muda a chance de hoje.',
  },
  17: {
    a: {
      question: 'Você não pagou, e a assembleia é hoje. Na vida real, sua cota…',
      options: ['Fica fora do sorteio', 'Tem meia chance', 'Participa e paga multa'],
    },
    b: {
      question: 'Quem pode dar lance?',
      options: ['Quem está em dia', 'Quem espera há mais tempo', 'Qualquer cota'],
    },
    why: 'Em geral, só quem está em dia participa.',
  },
  18: {
    a: {
      question: 'Lances de 20% e de 25% da carta. Em geral, qual vence?',
      options: ['O de 25%', 'O de 20%', 'O que chegou primeiro'],
    },
    b: {
      question: 'Ana: R$ 8.000 na carta de R$ 20.000. Bia: R$ 10.000 na de R$ 40.000. Qual é maior em percentual?',
      options: ['O de Ana', 'O de Bia', 'Empate'],
    },
    why: 'Em geral conta o percentual da carta, não o valor em reais.',
  },
  19: {
    a: {
      question: 'Lance fixo de 30% na carta de R$ 50.000. Quanto é?',
      options: ['R$ 15.000', 'R$ 30.000', 'O que você quiser'],
    },
    b: {
      question: 'Cinco pessoas deram lance fixo. Quem leva?',
      options: [
        'Quem o desempate do contrato diz',
        'Quem mandou o lance primeiro',
        'As cinco, em partes iguais, no mesmo mês',
      ],
    },
    why: 'No lance fixo todos oferecem o mesmo percentual.',
  },
  20: {
    a: {
      question: 'Carta de R$ 40.000, lance embutido de R$ 10.000. Quanto você recebe?',
      options: ['R$ 30.000', 'R$ 40.000', 'R$ 50.000'],
    },
    b: { question: 'De onde sai o lance embutido?', options: ['Da própria carta', 'Da administradora', 'Da reserva'] },
    why: 'O lance embutido diminui a carta que você recebe.',
  },
  21: {
    a: {
      question: 'Dois lances de 30%. Quem decide?',
      options: ['A regra escrita no contrato', 'Quem entrou no grupo antes', 'Uma votação da assembleia'],
    },
    b: {
      question: 'Desempata a cota mais próxima do 14. Empataram a 10 e a 17. Quem leva?',
      options: ['A 17', 'A 10', 'As duas'],
    },
    why: 'Entre lances iguais, vale o desempate escrito no contrato.',
  },
  22: {
    a: { question: 'Você tem 9 e ofereceu 6. Outra cota venceu. Quanto você tem?', options: ['9', '3', '6'] },
    b: {
      question: 'Em geral, quando o dinheiro do lance sai da sua conta?',
      options: ['Só quando ele vence', 'Na hora de oferecer', 'No fim do grupo, com juros'],
    },
    why: 'Lance que não vence não é cobrado.',
  },
  23: {
    a: {
      question: 'Parcela de R$ 1.000. Seu lance de R$ 8.000 venceu e paga as últimas. Quantas?',
      options: ['8', 'Nenhuma', 'Todas'],
    },
    b: {
      question: 'O que é o lance vencedor?',
      options: [
        'Parcelas suas pagas antes do prazo',
        'Uma taxa para passar à frente',
        'Um valor que fica para o grupo',
      ],
    },
    why: 'O lance paga as suas próprias parcelas.',
  },
  24: {
    a: {
      question: 'Com a carta de veículo você compra…',
      options: ['Um veículo, de quem escolher', 'Qualquer coisa', 'Só na loja da administradora'],
    },
    b: {
      question: 'Saiu a carta. Na vida real, o que vem antes da compra?',
      options: ['Análise da renda, papéis e garantia', 'Nada, o dinheiro cai na hora em sua conta', 'A última parcela'],
    },
    why: 'Com a análise feita e a garantia dada, a compra é à vista, na categoria do contrato.',
  },
  25: {
    a: { question: 'Contemplado no mês 4 de 60, sem lance. Quantas parcelas faltam?', options: ['56', 'Nenhuma', '4'] },
    b: {
      question: 'Por que continuar pagando depois da carta?',
      options: [
        'Para que saiam as outras cartas',
        'Para pagar os juros desse crédito',
        'Só para manter o nome no grupo',
      ],
    },
    why: 'As outras cartas saem também das suas parcelas.',
  },
  26: {
    a: {
      question: 'Você comprou com a carta e parou de pagar. O que pode acontecer?',
      options: ['Perder o bem que ficou em garantia', 'Nada, ele é seu', 'Só perder um sorteio'],
    },
    b: {
      question: 'Até quando o bem fica em garantia?',
      options: ['Até pagar a última parcela', 'Até o fim do ano', 'Até a próxima assembleia'],
    },
    why: 'A garantia protege o grupo enquanto há parcelas.',
  },
  27: {
    a: {
      question: 'Parcela de R$ 500, um mês de atraso, 2% de multa e 1% de juros. Quanto fica?',
      options: ['R$ 515', 'R$ 510', 'R$ 650'],
    },
    b: {
      question: 'Além da multa, o que o atraso custa?',
      options: ['A vez naquela assembleia', 'A carta, que fica menor', 'A cota, que é excluída na hora'],
    },
    why: 'Atrasar custa dinheiro e a chance daquele mês.',
  },
  28: {
    a: {
      question: 'Bia atrasou uma parcela e pagou no mês seguinte. Em geral, foi excluída?',
      options: ['Não', 'Sim', 'Só se não deu lance'],
    },
    b: {
      question: 'Em geral, o que exclui quem não foi contemplado?',
      options: [
        'Três parcelas seguidas sem pagar',
        'Qualquer parcela paga com atraso',
        'Três lances seguidos que não vencem',
      ],
    },
    why: 'Em geral são três parcelas seguidas sem pagar.',
  },
  29: {
    a: {
      question: 'Você sai com R$ 6.000 no fundo comum. Em geral, quando recebe?',
      options: ['No sorteio da cota ou no fim', 'No mês seguinte ao da saída', 'Só se outra pessoa comprar a cota'],
    },
    b: {
      question: 'Em geral, o que volta para quem sai?',
      options: [
        'A parte do fundo comum, menos a multa',
        'O total pago, menos a taxa do mês',
        'A taxa, porque a empresa a devolve',
      ],
    },
    why: 'Em geral, volta a parte do fundo comum, mais tarde e menos a multa.',
  },
  30: {
    a: {
      question: 'A parcela não cabe mais. O que dá para fazer?',
      options: [
        'Pedir à administradora para transferir a cota',
        'Parar de pagar e esperar o fim',
        'Passar a cota a um amigo sem avisar',
      ],
    },
    b: {
      question: 'Quem precisa concordar com a transferência?',
      options: ['A administradora', 'Todo mundo do grupo', 'Só as duas pessoas'],
    },
    why: 'Antes de parar de pagar, fale com a administradora.',
  },
  31: {
    a: {
      question: 'O grupo acabou e sobrou dinheiro seu. Como receber?',
      options: [
        'Com contato e Pix atualizados',
        'Pedindo na assembleia seguinte',
        'Entrando em outro grupo da empresa',
      ],
    },
    b: {
      question: 'No fim, o que a administradora faz?',
      options: [
        'Presta contas ao grupo e devolve as sobras',
        'Guarda as sobras para outro grupo',
        'Sorteia as sobras entre quem pagou',
      ],
    },
    why: 'No fim há prestação de contas e devolução do que sobrou.',
  },
  32: {
    a: {
      question: '“Com este lance você sai em 30 dias, eu garanto.” O que é isso?',
      options: ['Um sinal de golpe, ninguém pode garantir', 'Verdade, se o lance for alto', 'Normal em dezembro'],
    },
    b: {
      question: 'Você paga em dia, sem lance, um plano de 60 meses. Quando sai a carta?',
      options: ['Em algum mês, do 1 ao 60', 'Perto do meio, no mês 30', 'No mês em que metade já recebeu'],
    },
    why: 'Ninguém sabe os lances nem o sorteio do mês.',
  },
  33: {
    a: {
      question: 'Você precisa da moto em 15 dias e aceita pagar mais. O que olhar primeiro?',
      options: ['O financiamento e o custo dele', 'O consórcio com lance', 'A poupança do mês'],
    },
    b: {
      question: 'O consórcio rende como uma aplicação?',
      options: ['Não, é um jeito de comprar', 'Sim, rende enquanto a carta não sai', 'Não, só rende depois da carta'],
    },
    why: 'Consórcio não é investimento e não tem data certa.',
  },
  34: {
    a: {
      question: 'Você tem 20, a próxima parcela custa 12 e um imprevisto tira 3. Até quanto oferecer sem mexer nisso?',
      options: ['5', '8', '20'],
    },
    b: {
      question: 'Qual é a ordem mais segura?',
      options: ['Parcela, reserva, lance', 'Lance, parcela, reserva', 'Reserva, lance, parcela'],
    },
    why: 'Primeiro a parcela, depois a reserva, por último o lance.',
  },
};
