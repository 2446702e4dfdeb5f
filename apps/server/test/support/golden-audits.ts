import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Audits of groups that were played over the wire: verifiers read them where the rules keep their golden groups. */
const fileOf = (name: string): URL =>
  new URL(`../../../../packages/rules/test/live/golden/audit-${name}.json`, import.meta.url);

/** The audit that is pinned, or null when none is. */
export const goldenAudit = (name: string): unknown =>
  existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : null;

/**
 * Pins the audit of a group of a new kind.
 * @throws Error EEXIST when it is pinned: a file that is there is never written over
 */
export const pinAudit = (name: string, audit: unknown): void =>
  writeFileSync(fileOf(name), `${JSON.stringify(audit)}\n`, { flag: 'wx' });
