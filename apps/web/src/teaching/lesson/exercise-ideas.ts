/** Ideas of the notebook whose pictures stand beside the exercises of worksheet and answer key, in their order. */
export const EXERCISE_IDEAS = [8, 16, 18, 10, 33, 27, 32] as const;
/** The idea 'Contrato', beside the cases of the quiz. */
export const CASES_IDEA = 6;
