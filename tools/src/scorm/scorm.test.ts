import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { Scorm12API } from 'scorm-again';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginLesson, timespan } from './lesson.ts';
import { gameAddress, scormPackage } from './package.ts';
import { SCRIPTS } from './texts.ts';

/** Elements of well-formed XML in their order. */
function elementsOf(xml: string): readonly SaxesTagNS[] {
  const found: SaxesTagNS[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => found.push(tag));
  parser.write(xml).close();
  return found;
}
const attributeOf = (tag: SaxesTagNS | undefined, name: string): string | undefined => tag?.attributes[name]?.value;

describe('the package', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'consorcio-scorm-'));
    for (const name of SCRIPTS) writeFileSync(join(folder, name), `// ${name}`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const filesOf = (address: string) => unzipSync(scormPackage(address, pathToFileURL(`${folder}/`)));

  test('has a manifest of SCORM 1.2 that names every file and leads to the page', () => {
    const files = filesOf('https://jogo.example');
    const all = elementsOf(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array()));
    const only = (local: string): SaxesTagNS | undefined => all.find((tag) => tag.local === local);
    expect(all[0]).toMatchObject({ local: 'manifest', uri: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2' });
    expect(attributeOf(only('organizations'), 'default')).toBe(attributeOf(only('organization'), 'identifier'));
    expect(attributeOf(only('item'), 'identifierref')).toBe(attributeOf(only('resource'), 'identifier'));
    expect(only('resource')?.attributes['adlcp:scormtype']).toMatchObject({
      value: 'sco',
      uri: 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
    });
    expect(attributeOf(only('resource'), 'href')).toBe('index.html');
    const named = all.filter((tag) => tag.local === 'file').map((tag) => attributeOf(tag, 'href'));
    expect([...named, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
  });

  test('shows the game of the operator, and is the same whenever it is made', () => {
    expect(strFromU8(filesOf('https://jogo.example/x/')['index.html'] ?? new Uint8Array())).toContain(
      'src="https://jogo.example/x/jogar"',
    );
    const scripts = pathToFileURL(`${folder}/`);
    expect(scormPackage('https://a.example', scripts)).toEqual(scormPackage('https://a.example', scripts));
  });

  test.each(['jogo.example', 'ftp://jogo.example', 'https://jogo.example/?a=1', 'https://a:b@jogo.example', ''])(
    'is not made for %j',
    (address) => {
      expect(() => gameAddress(address)).toThrow('is no address of a game');
    },
  );
});

describe('on a platform', () => {
  const begin = (kept: Readonly<Record<string, string>> = {}) => {
    const api = new Scorm12API({ autocommit: false });
    api.loadFromFlattenedJSON(kept, '');
    const lesson = beginLesson(api);
    return { api, lesson, value: (element: string): string => api.lmsGetValue(element) };
  };

  test('a first visit is incomplete until a dream has come true', () => {
    const { lesson, value } = begin();
    expect(value('cmi.core.lesson_status')).toBe('incomplete');
    lesson.hear({ type: 'dream-fulfilled' });
    expect(value('cmi.core.lesson_status')).toBe('completed');
  });

  test('a note is reported as a score of 100, and only a better one replaces it', () => {
    const { lesson, value } = begin();
    for (const [note, score] of [
      [512, '51.2'],
      [430, '51.2'],
      [1_000, '100'],
    ] as const) {
      lesson.hear({ type: 'note-told', note });
      expect(value('cmi.core.score.raw')).toBe(score);
    }
  });

  test.each([null, 'dream-fulfilled', { type: 'other' }, { type: 'note-told', note: 1_001 }, { type: 'note-told' }, 7])(
    '%j changes nothing',
    (message) => {
      const { lesson, value } = begin();
      lesson.hear(message);
      expect([value('cmi.core.lesson_status'), value('cmi.core.score.raw')]).toEqual(['incomplete', '']);
    },
  );

  test('a later visit keeps what was reached', () => {
    const { value } = begin({ 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '80' });
    expect([value('cmi.core.lesson_status'), value('cmi.core.score.raw')]).toEqual(['completed', '80']);
  });

  test('leaving ends the visit once, and nothing is heard afterwards', () => {
    const { api, lesson } = begin();
    lesson.end(65_250);
    lesson.end(99_000);
    lesson.hear({ type: 'dream-fulfilled' });
    expect([api.isTerminated(), api.lmsGetLastError()]).toEqual([true, '0']);
    expect(api.cmi.core).toMatchObject({ lesson_status: 'incomplete' });
  });
});

test('a span of time is written as platforms read it', () => {
  expect([0, 65_250, 3_599_999, 36_000_000].map(timespan)).toEqual([
    '0000:00:00.00',
    '0000:01:05.25',
    '0000:59:59.99',
    '0010:00:00.00',
  ]);
});
