/*
 * 'Modo leve': pictures in place of films and of the raffle's shot, nothing fetched ahead, no music. The player's choice on this
 * device; before one is made, on where the device saves data. The game and its frames read the same.
 */

/** Local-storage key of the choice: 'on' or 'off'. */
export const LIGHT_KEY = 'light';

/** What a device says of itself; browsers differ in what they tell. */
interface Device {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Whether less is to be fetched.
 * @param kept what stands under LIGHT_KEY; null before a choice was made
 */
export const isLightWanted = (kept: string | null, device: object, prefers: (query: string) => boolean): boolean =>
  kept === null
    ? (device as Device).connection?.saveData === true || prefers('(prefers-reduced-data: reduce)')
    : kept === 'on';
