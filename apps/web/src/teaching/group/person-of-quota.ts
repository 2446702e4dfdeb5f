/** People of the crowd who all differ in skin, hair, clothes, age or build (packages/art, rig/extras). */
export const CROWD = 48;
/** Steps through the crowd that meet everybody once: those without a factor of 48. */
const STRIDES = [5, 7, 11, 13, 17, 19, 23, 25, 29, 31, 35, 37, 41, 43];

/**
 * Number of the person, 0 to 47, who holds a quota. It follows from the campaign's seal, which everybody may know, so
 * that a face reveals nothing of a draw; no two quotas of a group have the same one.
 */
export function personOf(quota: number, seal: string): number {
  const start = Number.parseInt(seal.slice(0, 4), 16);
  const stride = STRIDES[Number.parseInt(seal.slice(4, 8), 16) % STRIDES.length] ?? 1;
  return (start + quota * stride) % CROWD;
}

/** The same person by the name that the pictures know them by. */
export const crowdName = (quota: number, seal: string): `x${number}` => `x${personOf(quota, seal)}`;
