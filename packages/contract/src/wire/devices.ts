/** What a session was opened on, as far as a browser tells without being asked. Ours. */
export const DEVICES = ['ANDROID', 'IOS', 'WINDOWS', 'MAC', 'CHROMEOS', 'LINUX', 'OTHER'] as const;
export type Device = (typeof DEVICES)[number];
