/** Takes no room. Marks a part of a screen whose code is still being fetched, for whoever has to know that it is not whole yet. */
export const PartComing = () => <i hidden aria-busy="true" />;
