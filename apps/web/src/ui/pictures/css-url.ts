/** A picture for a property of its own in a style: a sheet that uses it stands in another folder, and would look for it there. */
export const cssUrl = (address: string): string =>
  `url("${globalThis.location === undefined ? address : new URL(address, location.href).href}")`;
