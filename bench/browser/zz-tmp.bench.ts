import { test } from 'vitest';
import { useSite } from '../../e2e/support/site.ts';
import { minigameFrame } from '../../e2e/support/minigame-frame.ts';
import { playMinigame } from '../../e2e/support/play-minigame.ts';
import { fromLinkToDecision } from './link-to-decision.ts';
const site = useSite();
test('list', async () => {
  const { page, context, player } = await site().newPlayer('phone');
  const cdp = await context.newCDPSession(page);
  const urls = new Map<string,string>();
  let phase = 0; 
  const rows: [number,number,string][] = [];
  cdp.on('Network.responseReceived', ({requestId, response, type}) => urls.set(requestId, type+' '+new URL(response.url).pathname + (response.fromDiskCache?' (cache)':'')));
  cdp.on('Network.requestWillBeSent', ({requestId, request}) => urls.set(requestId, '? '+request.url.slice(0,80)));
  cdp.on('Network.loadingFinished', ({requestId, encodedDataLength}) => rows.push([phase, encodedDataLength, urls.get(requestId) ?? '']));
  await cdp.send('Network.enable');
  if (process.env.PLAY) await player.hurryMinigames();
  page.on('framenavigated', f => { console.log('NAV', f.url()); rows.push([phase,0,'--- NAV '+f.url()]); });
  const r = await fromLinkToDecision(page, process.env.PLAY ? {reading: 0}: {});
  phase = 1; rows.push([1,0,'--- DECISION']);
  console.log(r);
  if (process.env.PLAY) {
  const frame = await minigameFrame(page);
  await playMinigame(page, frame, { skill: 'average' });
  await frame.getByRole('dialog', { name: 'Fim de jogo!', exact: true }).waitFor();
  }
  for (const [p,b,u] of rows) console.log(p, String(b).padStart(8), u);
  for (const p of [0,1]) console.log('sum', p, rows.filter(r=>r[0]===p).reduce((a,r)=>a+r[1],0));
});
