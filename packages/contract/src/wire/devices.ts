/** The device that opened a session, as far as a browser reveals it by itself. Ours. */
export const DEVICES = ['ANDROID', 'IOS', 'WINDOWS', 'MAC', 'CHROMEOS', 'LINUX', 'OTHER'] as const;
export type Device = (typeof DEVICES)[number];
