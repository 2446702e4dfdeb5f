/** What a card's option says: on its button, and once it was chosen (RULES2 E.1). */
export interface OptionText {
  readonly label: string;
  readonly feedback: string;
}

/** By card; place 0 for option 1. What an option changes is its rulebook's. */
const TEXTS: Readonly<Record<number, readonly OptionText[]>> = {
  1: [
    { label: 'Aceitar o turno', feedback: 'Dinheiro no bolso, e as pernas lembram disso na segunda.' },
    { label: 'Descansar', feedback: 'Dizer não também é plano: quem descansa rende mais.' },
  ],
  6: [
    { label: 'Guardar tudo', feedback: 'Virou reserva: o melhor lugar para dinheiro que chega de uma vez.' },
    { label: 'Guardar metade e viajar', feedback: 'Metade para o futuro, metade para o fôlego.' },
  ],
  9: [
    { label: 'Consertar', feedback: 'Saiu caro, mas acabou hoje.' },
    { label: 'Comprar outro em 3 vezes', feedback: 'Coube no mês e custou cinco em vez de três.' },
    {
      label: 'Ficar sem por um tempo',
      feedback: 'Um chip num aparelho velho resolve. Cansa, mas não deve nada.',
    },
  ],
  10: [
    { label: 'Repousar', feedback: 'O corpo cobra o que precisa.' },
    { label: 'Posto de saúde e remédio', feedback: 'O posto é de graça e o remédio encurtou a gripe.' },
    { label: 'Trabalhar assim mesmo', feedback: 'A gripe esperou e voltou mais forte.' },
  ],
  11: [
    { label: 'Pagar', feedback: 'Pago, e o ventilador ganhou horário.' },
    { label: 'Parcelar em 3', feedback: 'Três parcelas de um: três, não dois. Parcelar também cobra.' },
    { label: 'Pedir revisão da leitura', feedback: 'A leitura estava errada. Conferir rende.' },
  ],
  14: [
    { label: 'Chamar o encanador', feedback: 'Resolvido no mesmo dia.' },
    { label: 'Consertar com o vizinho', feedback: 'Uma peça, duas horas e um café.' },
    { label: 'Deixar pingando', feedback: 'Pingo por pingo, virou obra.' },
  ],
  16: [
    { label: 'Carregar junto', feedback: 'Amizade pesa menos que geladeira.' },
    { label: 'Rachar um carreto', feedback: 'Um pouco de cada bolso e as costas agradecem.' },
  ],
  20: [
    { label: 'Conferir no Banco Central', feedback: 'Um minuto de consulta e o golpe apareceu.' },
    {
      label: 'Pedir mais detalhes',
      feedback: 'Insistiram o dia todo. Perguntar a eles não é conferir.',
    },
    { label: 'Depositar a entrada', feedback: 'Era golpe: ninguém pode vender data de contemplação.' },
  ],
};

/** What the options of a card say, in order; nothing of a card without a choice. */
export const optionTextsOf = (eventId: number): readonly OptionText[] => TEXTS[eventId] ?? [];
