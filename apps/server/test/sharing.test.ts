import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { must } from '@consorcio/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletePlayer } from '../src/account/deletion.ts';
import { NOBODY, pictureFolder, picturesOfDeleted } from '../src/account/shared-pictures.ts';
import { statement } from '../src/db/database.ts';
import { newId } from '../src/ids.ts';
import { publicIdsOf } from '../src/public-ids.ts';
import { startApp, type TestApp } from './support/app.ts';
import { type NewPlayer, signUp } from './support/client.ts';
import { oneEngine } from './support/engines.ts';

const SHELL = '<!doctype html><html><head></head><body></body></html>';
const EVIL = `Ana"><script>alert('$&')`;
const EARN = statement<never>('test-earn')`
  insert into user_badge (player_id, badge_id, user_badge_id, earned_at) values ($1, 1, $2, now())`;
const SHARED = statement<{ platform: string }>('test-shared')`
  select platform from share where player_id = $1 and platform in ('facebook', 'whatsapp')`;
const SUCCEED = statement<never>('test-succeed')`update campaign set status = 'SUCCESS' where player_id = $1`;

describe.each(oneEngine)('sharing on $name', (engine) => {
  let server: TestApp;
  let player: NewPlayer;
  let badge: string;
  const root = mkdtempSync(join(tmpdir(), 'consorcio-share-'));
  const data = join(root, 'data');
  beforeAll(async () => {
    mkdirSync(join(root, 'web'));
    writeFileSync(join(root, 'web/index.html'), SHELL);
    const folders = {
      web: join(root, 'web'),
      arcade: join(root, 'no'),
      pictures: join(root, 'no'),
      packages: join(root, 'no'),
    };
    server = await startApp(engine, { folders, settings: { dataDir: data } });
    player = await signUp(server.app, { name: `${EVIL} Silva` });
    const id = newId();
    await server.database.query(EARN, [player.id, id]);
    badge = server.ids.of(player.id, id);
  });
  afterAll(async () => {
    await server.remove();
    rmSync(root, { recursive: true, force: true });
  });
  const page = async (query: string): Promise<string> => {
    const answer = await server.app.inject({ url: `/compartilhar${query}` });
    expect(answer.statusCode).toBe(200);
    return answer.payload;
  };
  const picture = (path: string) => server.app.inject({ url: `/share/${path}` });

  test('the page is sent packed to whom takes it so, and not again when it is the same', async () => {
    const asked = { url: '/compartilhar?kind=avatar&id=1', headers: { 'accept-encoding': 'gzip, br' } };
    const { headers, rawPayload } = await server.app.inject(asked);
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(await page('?kind=avatar&id=1'));
    const again = await server.app.inject({ ...asked, headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('a badge gives the address of its page', async () => {
    const { status, body } = await player.api.post('/share', { userBadgeId: badge, platform: 'whatsapp' });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(String), url: `http://jogo.test/compartilhar?kind=badge&id=${badge}` });
  });

  test('a badge that is shared again on the same platform replaces its earlier record', async () => {
    for (const platform of ['facebook', 'whatsapp', 'facebook']) {
      expect((await player.api.post('/share', { userBadgeId: badge, platform })).status).toBe(201);
    }
    const kept = await server.database.query(SHARED, [player.id]);
    expect(kept.map(({ platform }) => platform).sort()).toEqual(['facebook', 'whatsapp']);
  });

  test("an unknown badge, and somebody else's, is NOT_FOUND; an unknown platform is a line", async () => {
    const other = await signUp(server.app);
    for (const [who, id] of [
      [player, '0'],
      [player, server.ids.of(player.id, newId())],
      [other, badge],
    ] as const) {
      const { body } = await who.api.post('/share', { userBadgeId: id, platform: 'facebook' });
      expect(body).toEqual({ statusCode: 404, message: 'NOT_FOUND' });
    }
    const { body } = await player.api.post('/share', { userBadgeId: badge, platform: 'orkut' });
    expect(body).toMatchObject({ statusCode: 400, message: [expect.stringContaining('platform: ')] });
  });

  test('the page of a badge shows it in its head, and lets no name of a player become HTML', async () => {
    const html = await page(`?kind=badge&id=${badge}`);
    expect(html).toContain('<meta property="og:title" content="Ana&quot;&gt;&lt;script&gt;');
    expect(html).toContain('Ganhei a conquista Primeira em Dia');
    expect(html).toContain(`<meta property="og:image" content="http://jogo.test/share/badge/${badge}.png" />`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(html).toContain(`<link rel="canonical" href="http://jogo.test/compartilhar?kind=badge&amp;id=${badge}" />`);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('Silva');
    expect(html).not.toContain(player.email);
    expect(html.match(/name="description"/g)).toHaveLength(1);
  });

  test('a name that offers something, or hides its direction of writing, is replaced by the persona', async () => {
    const seller = await signUp(server.app, { name: 'golpe.com.br Silva' });
    await seller.api.put('/persona/choose', { personaId: 1 });
    const [id, hidden] = [newId(), newId()];
    await server.database.query(EARN, [seller.id, id]);
    const html = await page(`?kind=badge&id=${server.ids.of(seller.id, id)}`);
    expect(html).toContain('content="Dandara: Ganhei');
    expect(html).not.toContain('golpe');
    const turned = await signUp(server.app, { name: 'An\u202Ea' });
    await server.database.query(EARN, [turned.id, hidden]);
    expect(await page(`?kind=badge&id=${server.ids.of(turned.id, hidden)}`)).toContain('content="Ana: Ganhei');
  });

  test('what the address says cannot become HTML either', async () => {
    const html = await page(`?kind=badge&id=${encodeURIComponent(`"><script>alert(1)</script>`)}`);
    expect(html).not.toContain('<script>');
  });

  test('an avatar shows persona and dream, and needs no player', async () => {
    const html = await page('?kind=avatar&id=1&dream=3');
    expect(html).toContain('Esse é meu avatar no jogo: Dandara');
    expect(html).toContain('Faculdade');
    const [shown] = /avatar\/1\.png[^"]*/.exec(html) ?? [];
    expect(shown).toBe('avatar/1.png?dream=3');
    const tags = await Promise.all(
      [shown, 'avatar/1.png'].map(async (path) => (await picture(path ?? '')).headers.etag),
    );
    expect(new Set(tags).size).toBe(2);
  });

  test('a campaign shows once it succeeded, with the first name only', async () => {
    await player.api.put('/persona/choose', { personaId: 1 });
    const { body } = await player.api.put('/dream/choose', { dreamId: 2 });
    const { campaignId } = body as { campaignId: string };
    expect(await page(`?kind=campaign&id=${campaignId}`)).not.toContain('Moto');
    await server.database.query(SUCCEED, [player.id]);
    expect(await page(`?kind=campaign&id=${campaignId}`)).toContain('Conquistou seu sonho de Moto zero km...');
  });

  test.each(['', '?kind=badge&id=0', '?kind=campaign&id=x', '?kind=avatar&id=9', '?kind=orkut'])(
    'the page of %j is a friendly one about the game',
    async (query) => {
      expect(await page(query)).toContain('<meta property="og:title" content="Vai de Consórcio" />');
    },
  );

  test('pictures are PNGs of 1200 by 630, also for what is unknown', async () => {
    for (const path of [`badge/${badge}.png`, 'avatar/2.png', 'campaign/x.png']) {
      const { statusCode, headers, rawPayload } = await picture(path);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect((await picture('orkut/1.png')).statusCode).toBe(404);
    expect((await picture('badge/1.gif')).statusCode).toBe(404);
  });

  test('an id that was changed is one of nothing: 404, and the page of the game', async () => {
    const changed = Buffer.from(badge, 'base64url');
    for (const at of [0, 1, 16, 17, 32]) {
      const other = Buffer.from(changed);
      other.writeUInt8(other.readUInt8(at) ^ 1, at);
      const id = other.toString('base64url');
      expect((await player.api.post('/share', { userBadgeId: id, platform: 'whatsapp' })).status).toBe(404);
      expect((await player.api.get(`/campaign/public/${id}`)).body).toMatchObject({ message: 'CAMP_NOT_FOUND' });
      expect(await page(`?kind=badge&id=${id}`)).toContain('content="Vai de Consórcio"');
    }
  });

  test("two servers of one database give out the same ids, and read each other's", async () => {
    const second = await publicIdsOf(server.database);
    expect(second.of(player.id, newId())).toHaveLength(badge.length);
    expect(second.read(badge)).toEqual(server.ids.read(badge));
    const { playerId, partId } = must(second.read(badge), 'the badge');
    expect(second.of(playerId, partId)).toBe(badge);
  });

  test('a picture is drawn once, and a browser that has it gets nothing again', async () => {
    const { headers } = await picture('avatar/2.png');
    const again = await server.app.inject({ url: '/share/avatar/2.png', headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('the share page gets the picture as a short drawing that may do nothing, and lets no name become markup', async () => {
    const asked = { url: `/share/badge/${badge}.svg`, headers: { 'accept-encoding': 'br' } };
    const { statusCode, headers, rawPayload } = await server.app.inject(asked);
    expect([statusCode, headers['content-type'], headers['content-encoding']]).toEqual([200, 'image/svg+xml', 'br']);
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(rawPayload.length + JSON.stringify(headers).length).toBeLessThan(9_000);
    const svg = brotliDecompressSync(rawPayload).toString();
    expect([svg.slice(0, 5), svg.includes('<script')]).toEqual(['<svg ', false]);
    const again = await server.app.inject({ ...asked, headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const unknown = await picture('campaign/x.svg');
    expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  });

  test('a deleted player leaves no picture in the cache, whoever deletes', async () => {
    const kept = () => readdirSync(pictureFolder(data)).filter((name) => !name.startsWith(NOBODY));
    const before = kept();
    const shared = await Promise.all(
      ['Bruna', 'Caio'].map(async (name) => {
        const gone = await signUp(server.app, { name });
        const id = newId();
        await server.database.query(EARN, [gone.id, id]);
        expect((await picture(`badge/${server.ids.of(gone.id, id)}.png`)).statusCode).toBe(200);
        return gone;
      }),
    );
    const [own, other] = shared;
    expect(kept()).toHaveLength(before.length + 2);
    await own?.api.delete('/me', { password: own?.password });
    expect(kept()).toHaveLength(before.length + 1);
    await deletePlayer(server.database, other?.id ?? '', other?.email ?? '');
    await picturesOfDeleted(server.database, data).piece(new AbortController().signal);
    expect(kept()).toEqual(before);
  });

  test('a share picture is 1200 pixels wide, whatever is asked for', async () => {
    const widthOf = async (path: string): Promise<number> => (await picture(path)).rawPayload.readUInt32BE(16);
    expect(await widthOf('avatar/2.png')).toBe(1200);
    expect(await widthOf('avatar/2.png?width=640')).toBe(1200);
  });
});
