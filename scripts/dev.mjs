/** `npm run dev`: the game with reload. Pages on 5173, the server behind them on 3000. */
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { at, checkNode, install, ROOT, say, TSC, VITE } from './steps.mjs';

checkNode();
install();
build();

const children = [];
const start = (args, cwd = ROOT) => {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  child.on('exit', () => stop());
  children.push(child);
};
function stop() {
  for (const child of children) child.kill();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

say('Game with reload on http://localhost:5173, minigame pages on http://localhost:5174; Ctrl+C ends all');
start([at('node_modules', TSC), '-b', '--watch', '--preserveWatchOutput', 'apps/server']);
start(['--enable-source-maps', '--watch', at('apps/server/dist/main.js')]);
start([at('node_modules', VITE), '--port', '5173'], at('apps/web'));
start([at('node_modules', VITE), '--port', '5174'], at('apps/arcade'));
