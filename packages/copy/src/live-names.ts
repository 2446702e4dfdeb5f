/** Nicknames are drawn: an animal and a word without gender (LIVE section 2). */
const ANIMALS = [
  ...['Abelha', 'Andorinha', 'Arara', 'Ariranha', 'Beija-flor', 'Bem-te-vi', 'Borboleta', 'Capivara'],
  ...['Cavalo-marinho', 'Coruja', 'Cutia', 'Ema', 'Esquilo', 'Falcão', 'Garça', 'Gavião', 'Golfinho', 'Jabuti'],
  ...['Jaguatirica', 'João-de-barro', 'Joaninha', 'Lobo-guará', 'Lontra', 'Onça', 'Periquito', 'Pinguim', 'Quati'],
  ...['Sabiá', 'Seriema', 'Tamanduá', 'Tucano', 'Vaga-lume'],
] as const;
const MANNERS = [
  ...['Ágil', 'Alegre', 'Brilhante', 'Confiante', 'Constante', 'Contente', 'Cordial', 'Diligente', 'Elegante'],
  ...['Excelente', 'Feliz', 'Firme', 'Forte', 'Genial', 'Gentil', 'Hábil', 'Incrível', 'Inteligente', 'Jovial'],
  ...['Leal', 'Leve', 'Livre', 'Original', 'Paciente', 'Persistente', 'Prudente', 'Radiante', 'Sagaz', 'Sorridente'],
  ...['Tenaz', 'Valente', 'Veloz'],
] as const;

export const ANIMAL_COUNT = ANIMALS.length;
export const MANNER_COUNT = MANNERS.length;

/** A nickname by its number: animal times the manners, and the manner. */
export const nicknameOf = (number: number): string =>
  `${ANIMALS[Math.floor(number / MANNER_COUNT) % ANIMAL_COUNT]} ${MANNERS[number % MANNER_COUNT]}`;
