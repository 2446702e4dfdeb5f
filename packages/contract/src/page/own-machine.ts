/** Names under which a machine reaches itself alone. */
const OWN = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/;

/** Whether a host's name, as `URL.hostname` writes it, leads every device to itself: no phone reaches a server by it. */
export const isOwnMachine = (hostname: string): boolean => OWN.test(hostname);
