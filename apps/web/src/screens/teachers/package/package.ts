import { type PackageChoice, packageFiles } from '@consorcio/contract/scorm-package';
import { withBase } from '@consorcio/contract/wire';
import { strToU8, unzipSync, zipSync } from 'fflate';

/** The package that lies beside the pages. */
const MADE = withBase('/vai-de-consorcio-scorm-1.2.zip');

/** Makes the package of a choice of the one that lies beside the pages. @throws Error where none lies there */
export async function makePackage(choice: PackageChoice): Promise<Blob> {
  const answer = await fetch(MADE);
  if (!answer.ok) throw new Error(`the package: ${answer.status}`);
  const made = new Uint8Array(await answer.arrayBuffer());
  const zip = zipSync(packageFiles(unzipSync(made), choice, strToU8));
  return new Blob([zip], { type: 'application/zip' });
}
