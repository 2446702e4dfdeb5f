/* Nicknames of players without an account: an animal or plant of Brazil, and a word that fits every gender. */

const listOf = (text: string): readonly string[] => text.trim().split(/\s+/);

const BEINGS = listOf(`
  Acerola Andorinha Araçá Arara Ariranha Azulão Beija-flor Bem-te-vi Boto Buriti Caju Canário Capivara Carcará Castanheira Coruja
  Curió Cutia Gavião Golfinho Graviola Guará Harpia Ipê Jabuti Jacarandá Jaguatirica Jandaia Jatobá Jequitibá Juriti Lobo-guará
  Mangaba Maracujá Mico-leão Onça Papagaio Pequi Pinhão Pirarucu Pitanga Quati Sabiá Sanhaço Seriema Sucupira Tamanduá
  Tartaruga Tatu Tucano Tuiuiú Umbu
`);
const WORDS = listOf(`
  Alegre Audaz Brilhante Confiante Constante Contente Elegante Feliz Forte Gentil Leve Livre Paciente Persistente Prudente
  Radiante Sagaz Valente Veloz Vibrante
`);

/** Every nickname there is. */
export const NICKNAMES: readonly string[] = BEINGS.flatMap((being) => WORDS.map((word) => `${being} ${word}`));
