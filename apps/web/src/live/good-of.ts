/** Dream of the good by months: a motorcycle in four, a car in five and six (LIVE 3.1). */
export const goodOf = (months: number): 2 | 5 => (months === 4 ? 2 : 5);
