/** `npm run check:quick`: format, types, boundaries, documents, licences, spelling and unit tests, in under a minute. */
import { checkStatically } from './static-checks.mjs';
import { checkNode, install, say } from './steps.mjs';
import { lineOf, testProject } from './test-project.mjs';

checkNode();
install();
await checkStatically();
say('Unit tests');
const { status, counts } = await testProject('unit');
console.log(lineOf(counts));
process.exitCode = status;
