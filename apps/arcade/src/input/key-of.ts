/** The key of an event; a letter is the small one also under Shift and Caps Lock. */
export const keyOf = ({ key }: Pick<KeyboardEvent, 'key'>): string => (key.length === 1 ? key.toLowerCase() : key);
