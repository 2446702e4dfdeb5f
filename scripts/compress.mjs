/** Lays a brotli and a gzip copy beside every text file of a build, so that the server compresses nothing itself. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** Bytes below which a copy saves nothing worth a file. */
const WORTH_IT = 1_000;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

function* textsBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* textsBelow(path);
    else if (TEXT.test(entry.name) && statSync(path).size >= WORTH_IT) yield path;
  }
}

export function compressBelow(folder) {
  for (const path of textsBelow(folder)) {
    const text = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(text, BEST));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}
