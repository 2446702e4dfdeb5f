/** `npm run scorm -- https://jogo.example [file.zip]`: the package for a school's platform; the address may stand in PUBLIC_URL. */
import { writeFileSync } from 'node:fs';
import { scormPackage } from './scorm/package.ts';

const [address = process.env.PUBLIC_URL, file = 'vai-de-consorcio-scorm.zip'] = process.argv.slice(2);
if (address === undefined) {
  console.error('Say where the game is: npm run scorm -- https://jogo.example');
  process.exit(1);
}
try {
  const bytes = scormPackage(address, new URL('./scorm/', import.meta.url));
  writeFileSync(file, bytes);
  console.log(
    `${file}: ${bytes.length} bytes. It shows the game at ${address}: name the platform's origin in EMBED_ORIGINS there.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
