/** Pictures of the map, its popups, the overlays and the certificate. */
export const mapPictures: Readonly<Record<string, () => string>> = {};
