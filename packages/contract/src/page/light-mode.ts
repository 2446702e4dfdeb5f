/*
 * 'Modo leve': pictures in place of films and of the raffle's shot, nothing fetched ahead, no music. The player's choice on this
 * device; before one is made, on where the device saves data. The game and its frames read the same.
 */

/** What a device says of itself; browsers differ in what they tell. */
interface Device {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether less is to be fetched. @param choice the player's; null before one was made */
export const isLightWanted = (
  choice: 'on' | 'off' | null,
  device: object,
  prefers: (query: string) => boolean,
): boolean =>
  choice === null
    ? (device as Device).connection?.saveData === true || prefers('(prefers-reduced-data: reduce)')
    : choice === 'on';
