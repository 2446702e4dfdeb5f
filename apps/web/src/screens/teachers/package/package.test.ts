import { SCORM_VERSIONS } from '@consorcio/contract/scorm-package';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { Scorm12API, Scorm2004API } from 'scorm-again';
import { describe, expect, test } from 'vitest';
import { beginLesson, type ScormApi, timespan } from './lesson.ts';
import { packageOf } from './package.ts';

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

const LESSON = { address: 'https://jogo.example/x/jogar?sonho=3', title: 'Vai de Consórcio: Faculdade' };
const SPACES = {
  '1.2': [
    'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
    'http://www.adlnet.org/xsd/adlcp_rootv1p2',
    'adlcp:scormtype',
  ],
  '2004': ['http://www.imsglobal.org/xsd/imscp_v1p1', 'http://www.adlnet.org/xsd/adlcp_v1p3', 'adlcp:scormType'],
} as const;
const EDITION = { '1.2': '1.2', '2004': '2004 4th Edition' } as const;

describe.each(SCORM_VERSIONS)('the package of SCORM %s', (version) => {
  const files = unzipSync(packageOf(LESSON, version, '// o programa'));
  const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());

  test('has a manifest of its version that names every file and leads to the page', () => {
    const manifest = text('imsmanifest.xml');
    const all = elementsOf(manifest);
    const only = (local: string): SaxesTagNS | undefined => all.find((tag) => tag.local === local);
    const [space, adl, type] = SPACES[version];
    expect(all[0]).toMatchObject({ local: 'manifest', uri: space });
    expect(manifest).toContain(`<schemaversion>${EDITION[version]}</schemaversion>`);
    expect(attributeOf(only('organizations'), 'default')).toBe(attributeOf(only('organization'), 'identifier'));
    expect(attributeOf(only('item'), 'identifierref')).toBe(attributeOf(only('resource'), 'identifier'));
    expect(only('resource')?.attributes[type]).toMatchObject({ value: 'sco', uri: adl });
    expect(attributeOf(only('resource'), 'href')).toBe('index.html');
    const named = all.filter((tag) => tag.local === 'file').map((tag) => attributeOf(tag, 'href'));
    expect([...named, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
  });

  test('shows the dream that was chosen, always offers a window, and is the same whenever it is made', () => {
    expect(text('index.html')).toContain(`data-game="${LESSON.address}"`);
    expect(text('index.html')).toContain(`<a href="${LESSON.address}" target="_blank" rel="noopener">ABRIR O JOGO</a>`);
    expect(packageOf(LESSON, version, 'a')).toEqual(packageOf(LESSON, version, 'a'));
  });
});

/** A platform's runtime of each version, with what it has kept of the pupil. */
const RUNTIMES = {
  '1.2': (kept: Readonly<Record<string, string>>) => {
    const api = new Scorm12API({ autocommit: false });
    api.loadFromFlattenedJSON(kept, '');
    const calls: ScormApi = {
      initialize: () => api.lmsInitialize(),
      getValue: (element) => api.lmsGetValue(element),
      setValue: (element, value) => api.lmsSetValue(element, value),
      commit: () => api.lmsCommit(),
      finish: () => api.lmsFinish(),
    };
    return { calls, isOver: () => api.isTerminated(), value: (element: string) => api.lmsGetValue(element) };
  },
  '2004': (kept: Readonly<Record<string, string>>) => {
    const api = new Scorm2004API({ autocommit: false });
    api.loadFromFlattenedJSON(kept, '');
    const calls: ScormApi = {
      initialize: () => api.lmsInitialize(),
      getValue: (element) => api.lmsGetValue(element),
      setValue: (element, value) => api.lmsSetValue(element, value),
      commit: () => api.lmsCommit(),
      finish: () => api.lmsFinish(),
    };
    return { calls, isOver: () => api.isTerminated(), value: (element: string) => api.lmsGetValue(element) };
  },
} as const;
const NAMES = {
  '1.2': { status: 'cmi.core.lesson_status', score: 'cmi.core.score.raw' },
  '2004': { status: 'cmi.completion_status', score: 'cmi.score.raw' },
} as const;

describe.each(SCORM_VERSIONS)('on a platform of SCORM %s', (version) => {
  const { status, score } = NAMES[version];
  const begin = (kept: Readonly<Record<string, string>> = {}) => {
    const { calls, isOver, value } = RUNTIMES[version](kept);
    return { lesson: beginLesson(calls, version), isOver, told: () => [value(status), String(value(score))], value };
  };

  test('a first visit is incomplete until a dream has come true, and completed comes with a score', () => {
    const { lesson, told } = begin();
    expect(told()).toEqual(['incomplete', '']);
    lesson.hear({ type: 'dream-fulfilled', note: 150 });
    expect(told()).toEqual(['completed', '15']);
  });

  test('a campaign that ended without its dream counts its note, stays open for another try, and is completed by that', () => {
    const { lesson, told } = begin();
    lesson.hear({ type: 'note-told', note: 120 });
    expect(told()).toEqual(['incomplete', '12']);
    lesson.hear({ type: 'dream-fulfilled', note: 640 });
    expect(told()).toEqual(['completed', '64']);
    lesson.hear({ type: 'note-told', note: 90 });
    expect(told()).toEqual(['completed', '64']);
  });

  test('a note is reported as a score of 100, and only a better one replaces it', () => {
    const { lesson, told } = begin();
    for (const [note, points] of [
      [512, '51.2'],
      [430, '51.2'],
      [1_000, '100'],
    ] as const) {
      lesson.hear({ type: 'note-told', note });
      expect(told()[1]).toBe(points);
    }
  });

  test.each([null, 'dream-fulfilled', { type: 'other' }, { type: 'note-told', note: 1_001 }, { type: 'note-told' }, 7])(
    '%j changes nothing',
    (message) => {
      const { lesson, told } = begin();
      lesson.hear(message);
      expect(told()).toEqual(['incomplete', '']);
    },
  );

  test('a later visit keeps what was reached, and knows the pupil', () => {
    const own = { 'cmi.suspend_data': '0123456789abcdef'.repeat(2) };
    const { lesson, told } = begin({ [status]: 'completed', [score]: '80', ...own });
    expect([...told(), lesson.pupil]).toEqual(['completed', '80', own['cmi.suspend_data']]);
  });

  test('a new attempt is a new game, though the platform carries the text of the last one into it', () => {
    const own = { 'cmi.suspend_data': '0123456789abcdef'.repeat(2) };
    const { lesson, value } = begin({ ...own, [status]: version === '1.2' ? 'not attempted' : 'unknown' });
    expect(lesson.pupil).not.toBe(own['cmi.suspend_data']);
    expect(value('cmi.suspend_data')).toBe(lesson.pupil);
  });

  test('nobody can compute the mark of a pupil: it is drawn at the first visit, and the platform keeps it after the last', () => {
    const visits = [begin(), begin(), begin({ 'cmi.suspend_data': 'something of another package' })];
    const marks = visits.map(({ lesson }) => lesson.pupil);
    expect(new Set(marks).size).toBe(3);
    for (const { lesson, value } of visits) {
      expect(lesson.pupil).toMatch(/^[0-9a-f]{32}$/);
      expect(value('cmi.suspend_data')).toBe(lesson.pupil);
      lesson.hear({ type: 'dream-fulfilled', note: 640 });
    }
    const ended = RUNTIMES[version]({});
    const told: string[] = [];
    beginLesson({ ...ended.calls, setValue: (name, value) => told.push(`${name}=${value}`) }, version).end(1);
    expect(told.filter((each) => /exit=/.test(each))).toEqual([expect.stringMatching(/exit=suspend$/)]);
  });

  test('the platform keeps the game where it has room for it, and else only who the pupil is', () => {
    const { lesson, value } = begin();
    lesson.keep('x'.repeat(3_000));
    const own = String(value('cmi.suspend_data'));
    expect(begin({ [status]: 'incomplete', 'cmi.suspend_data': own }).lesson).toMatchObject({
      ...{ pupil: lesson.pupil, game: 'x'.repeat(3_000) },
    });
    lesson.keep('y'.repeat(version === '1.2' ? 4_064 : 63_968));
    expect(value('cmi.suspend_data')).toBe(lesson.pupil);
  });

  test('leaving ends the visit once, and nothing is heard afterwards', () => {
    const { lesson, isOver } = begin();
    lesson.end(65_250);
    lesson.end(99_000);
    lesson.hear({ type: 'dream-fulfilled' });
    expect(isOver()).toBe(true);
  });
});

test('a span of time is written as platforms of each version read it', () => {
  const spans = [0, 65_250, 3_599_999, 36_000_000];
  expect(spans.map((span) => timespan(span, '1.2'))).toEqual([
    '0000:00:00.00',
    '0000:01:05.25',
    '0000:59:59.99',
    '0010:00:00.00',
  ]);
  expect(spans.map((span) => timespan(span, '2004'))).toEqual([
    'PT0H0M0.00S',
    'PT0H1M5.25S',
    'PT0H59M59.99S',
    'PT10H0M0.00S',
  ]);
});
