import { must } from '@consorcio/kernel';
import type { PersonaId } from '../vocabulary.ts';

/** SPEC section 3. Personality is voice and art, never advantage: all four start with the same resources. */
export interface Persona {
  readonly id: PersonaId;
  readonly name: string;
  readonly description: string;
  /** Under `/api/` (CONTRACT section 1). */
  readonly imagePath: string;
}

/** Those who may represent the player, ascending id. */
export const PERSONAS: readonly Persona[] = [
  {
    id: 1,
    name: 'Dandara',
    description: "26 anos, soteropolitana, confeiteira. 'Se couber no plano, cabe no sonho!'",
    imagePath: 'personas/1.png',
  },
  {
    id: 2,
    name: 'Seu Zeca',
    description: "61 anos, mineiro, motorista de aplicativo e avô de três. 'Pra sonho, é conta na ponta do lápis.'",
    imagePath: 'personas/2.png',
  },
  {
    id: 3,
    name: 'Iara',
    description:
      "34 anos, manauara, professora e corredora, com a sua lâmina de corrida. 'Um remo só não leva a canoa.'",
    imagePath: 'personas/3.png',
  },
  {
    id: 4,
    name: 'Léo',
    description:
      "22 anos, da Zona Leste de São Paulo, programador e DJ nas horas vagas. 'Sorte eu agradeço. Plano eu faço.'",
    imagePath: 'personas/4.png',
  },
];

/** The persona of that number. @throws BrokenInvariant UNKNOWN for an unknown one */
export const personaOf = (personaId: number): Persona =>
  must(
    PERSONAS.find(({ id }) => id === personaId),
    `persona ${personaId}`,
  );
