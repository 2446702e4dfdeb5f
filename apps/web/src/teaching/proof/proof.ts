import type { ReplyOf } from '@consorcio/contract';

/** Names under which the two files are kept. */
export const PROOF_FILE = 'prova.json';
export const SCRIPT_FILE = 'conferir.mjs';

/** The fields of the proof: all that the calculation needs, and nothing personal. */
export function proofText({ rulebook, commitment, clientSeed, seed, draws }: ReplyOf<'audit'>): string {
  return `${JSON.stringify({ rulebook, commitment, clientSeed, seed, draws }, null, 1)}\n`;
}

/** The modules of Node that it uses. */
const [CRYPTO, FILES] = ['node:crypto', 'node:fs'];

/** Checks a proof by Node alone, without any package (RULES 8.1 to 8.3). */
export const PROOF_SCRIPT = `import { createHash, createHmac } from '${CRYPTO}';
import { readFileSync } from '${FILES}';
const { seed, commitment, clientSeed, draws } = JSON.parse(readFileSync(process.argv[2] ?? '${PROOF_FILE}', 'utf8'));
const [key, sha] = [Buffer.from(seed, 'hex'), 'sha256'];
const words = (label, block) => new DataView(Uint8Array.from(createHmac(sha, key).update(\`consorcio:v1|\${clientSeed}|\${label}|\${block}\`).digest()).buffer);
const draw = (n, label, at = 0) => { const word = words(label, at >> 3).getUint32((at & 7) * 4); return word < Math.floor(2 ** 32 / n) * n ? word % n : draw(n, label, at + 1); };
const wrong = draws.filter(({ label, n, value }) => draw(n, label) !== value).map(({ label }) => label);
if (createHash(sha).update(key).digest('hex') !== commitment) wrong.push('lacre');
console.log(wrong.length === 0 ? \`BATEU: o lacre e \${draws.length} contas\` : \`NÃO BATEU: \${wrong.join(', ')}\`);
process.exitCode = wrong.length === 0 ? 0 : 1;
`;
