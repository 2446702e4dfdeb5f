import { randomBytes } from 'node:crypto';
import { timedUuid, uuidBytes, uuidText } from '@consorcio/game';

export { uuidBytes, uuidText };

/** A new UUIDv7: ids of one table grow with time, so an index stays compact. */
export const newId = (now: number = Date.now()): string => timedUuid(now, randomBytes(16));

/** When a UUIDv7 was made, in milliseconds since 1970. */
export const createdAt = (id: string): number => Buffer.from(uuidBytes(id)).readUIntBE(0, 6);

/** The smallest id that there is: nobody's, and where going through all begins. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
