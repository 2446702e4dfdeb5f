/** What a card's option says: on its button, and once it was chosen, one sentence with what happened (RULES 5.3). */
export interface OptionText {
  readonly label: string;
  readonly feedback: string;
}

/** By card; place 0 for option 1. What an option changes is its rulebook's: no sentence names a number of it. */
const TEXTS: Readonly<Record<number, readonly OptionText[]>> = {
  1: [
    { label: 'Aceitar o turno', feedback: 'Dinheiro no bolso, e as pernas lembram disso na segunda.' },
    { label: 'Descansar', feedback: 'Você descansou no sábado e voltou com mais energia.' },
  ],
  2: [
    { label: 'Ficar na rede', feedback: 'O feriado foi de rede e de conversa.' },
    { label: 'Pintar o muro', feedback: 'O muro ficou bonito, e a vizinha pagou na hora.' },
  ],
  3: [
    { label: 'Guardar o dinheiro', feedback: 'O dinheiro da venda ficou guardado.' },
    { label: 'Passear no domingo', feedback: 'O dinheiro pagou um domingo de passeio, e você descansou.' },
  ],
  4: [
    { label: 'Dormir mais uma hora', feedback: 'Você dormiu mais e economizou a passagem.' },
    { label: 'Fazer hora extra', feedback: 'A hora extra rendeu, e você chegou em casa com mais cansaço.' },
  ],
  5: [
    { label: 'Descansar', feedback: 'Você comeu bem, cochilou no sofá e voltou com energia.' },
    { label: 'Ajudar na feira', feedback: 'A feira rendeu um dinheiro, e ainda sobrou tempo para o sofá.' },
  ],
  6: [
    { label: 'Guardar tudo', feedback: 'O dinheiro todo virou reserva.' },
    { label: 'Guardar metade e viajar', feedback: 'Metade virou reserva, e a outra metade pagou a viagem.' },
  ],
  7: [
    { label: 'Cozinhar para você', feedback: 'Você comeu bem a semana toda e gastou menos.' },
    { label: 'Cozinhar para vender', feedback: 'Os colegas compraram tudo, e o domingo foi no fogão.' },
  ],
  8: [
    { label: 'Ficar na sombra', feedback: 'A tarde foi de sombra e de conversa, tudo de graça.' },
    { label: 'Vender água', feedback: 'A água acabou cedo, e a caixa pesou até o fim.' },
  ],
  9: [
    { label: 'Consertar', feedback: 'O conserto saiu caro e ficou pronto no mesmo dia.' },
    { label: 'Comprar outro em 3 vezes', feedback: 'Em três vezes, o preço é maior que o do conserto.' },
    { label: 'Ficar sem por um tempo', feedback: 'Um chip num aparelho velho resolveu, com mais trabalho para você.' },
  ],
  10: [
    { label: 'Repousar', feedback: 'Você ficou de cama, e a gripe passou.' },
    { label: 'Posto de saúde e remédio', feedback: 'O posto é de graça, e o remédio encurtou a gripe.' },
    { label: 'Trabalhar assim mesmo', feedback: 'Você trabalhou com gripe, e ela cobra mais energia.' },
  ],
  11: [
    { label: 'Pagar', feedback: 'A conta está paga, e o ventilador ganhou horário.' },
    { label: 'Parcelar em 3', feedback: 'Em três vezes, o preço da conta é maior.' },
    { label: 'Pedir revisão da leitura', feedback: 'A leitura estava errada, e a conta diminuiu.' },
  ],
  12: [
    { label: 'Ir assim mesmo', feedback: 'Você dividiu uma corrida e andou o resto.' },
    { label: 'Faltar e repor', feedback: 'Você ficou em casa, e repor as horas tem o seu preço.' },
  ],
  13: [
    { label: 'Dormir em casa', feedback: 'A furadeira acordou você cedo todos os dias.' },
    { label: 'Pagar a pousada', feedback: 'Você dormiu bem e pagou as noites da pousada.' },
  ],
  14: [
    { label: 'Chamar o encanador', feedback: 'O encanador resolveu no mesmo dia.' },
    { label: 'Consertar com o vizinho', feedback: 'Custou uma peça, um café e a tarde inteira.' },
    { label: 'Deixar pingando', feedback: 'Cano que pinga pede uma obra maior.' },
  ],
  15: [
    { label: 'Devolver e pagar', feedback: 'Você foi a pé até a biblioteca e pagou a multa.' },
    { label: 'Deixar para depois', feedback: 'O livro ficou na estante, e a multa aumenta.' },
  ],
  16: [
    { label: 'Carregar junto', feedback: 'Vocês subiram tudo, com pizza no final.' },
    { label: 'Rachar um carreto', feedback: 'Cada pessoa pagou um pouco, e as costas agradeceram.' },
  ],
  17: [
    { label: 'Deixar guardado', feedback: 'O rendimento ficou na sua reserva.' },
    { label: 'Pagar um dia de folga', feedback: 'O rendimento pagou um dia de folga, e você descansou.' },
  ],
  18: [
    { label: 'Pagar a passagem', feedback: 'A diferença saiu do esforço que você tinha.' },
    { label: 'Fazer hora extra', feedback: 'Uma hora extra cobriu a passagem, e você dormiu menos.' },
  ],
  19: [
    { label: 'Ir à reunião', feedback: 'Você ouviu as contas do grupo e perdeu o bico do dia.' },
    { label: 'Ir e trabalhar à noite', feedback: 'Você ouviu as contas do grupo e trabalhou até tarde.' },
  ],
  20: [
    { label: 'Conferir no Banco Central', feedback: 'A consulta levou um minuto e mostrou que era golpe.' },
    { label: 'Pedir mais detalhes', feedback: 'Insistiram o dia todo e não mostraram nenhuma prova.' },
    { label: 'Depositar a entrada', feedback: 'Era golpe, e o dinheiro da entrada não voltou.' },
  ],
};

/** What the options of a card say, in order; nothing of a card without a choice. */
export const optionTextsOf = (eventId: number): readonly OptionText[] => TEXTS[eventId] ?? [];
