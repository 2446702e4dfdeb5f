import { type PackageChoice, packageFiles, SCORM_VERSIONS, type ScormVersion } from '@consorcio/contract/scorm-package';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { Scorm12API, Scorm2004API } from 'scorm-again';
import { describe, expect, test } from 'vitest';
import { beginLesson, type Marks, type ScormApi, timespan } from './lesson.ts';

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

const SPACES = {
  '1.2': [
    'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
    'http://www.adlnet.org/xsd/adlcp_rootv1p2',
    'adlcp:scormtype',
  ],
  '2004': ['http://www.imsglobal.org/xsd/imscp_v1p1', 'http://www.adlnet.org/xsd/adlcp_v1p3', 'adlcp:scormType'],
} as const;
const EDITION = { '1.2': '1.2', '2004': '2004 4th Edition' } as const;

const OF_WHOLE = [
  'jogo/choiceVideo/telas_video_tutorial_p1.mp4',
  'jogo/sorteio/envelope_full_p1.vtt',
  'jogo/assets/mapa-4d94cb1f.webm',
  'jogo/arcade-assets/dancer-persona-1-6ec5137b.svg',
  'jogo/assets/assembly-1-979fb670.svg',
];
const OF_ALL = [
  'index.html',
  'jogo/index.html',
  'jogo/assets/click-4d94cb1f.webm',
  'jogo/arcade-assets/dancer-persona-1-light-d42b792e.svg',
  'jogo/assets/assembly-light-1-44cdf007.svg',
];
const MADE = Object.fromEntries([...OF_WHOLE, ...OF_ALL].map((name) => [name, strToU8(name.repeat(20))]));
const packageOf = (version: ScormVersion, choice: Partial<PackageChoice> = {}) =>
  unzipSync(
    zipSync(
      packageFiles(MADE, { version, title: 'Vai de Consórcio', dream: null, isLight: false, ...choice }, strToU8),
    ),
  );

describe.each(SCORM_VERSIONS)('the package of SCORM %s', (version) => {
  const only = (files: ReturnType<typeof packageOf>, local: string): SaxesTagNS | undefined =>
    elementsOf(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())).find((tag) => tag.local === local);

  test('has a manifest of its version that names every file and leads to the page', () => {
    const files = packageOf(version);
    const manifest = strFromU8(files['imsmanifest.xml'] ?? new Uint8Array());
    const [space, adl, type] = SPACES[version];
    expect(only(files, 'manifest')).toMatchObject({ local: 'manifest', uri: space });
    expect(manifest).toContain(`<schemaversion>${EDITION[version]}</schemaversion>`);
    expect(attributeOf(only(files, 'organizations'), 'default')).toBe(
      attributeOf(only(files, 'organization'), 'identifier'),
    );
    expect(attributeOf(only(files, 'item'), 'identifierref')).toBe(attributeOf(only(files, 'resource'), 'identifier'));
    expect(only(files, 'resource')?.attributes[type]).toMatchObject({ value: 'sco', uri: adl });
    expect(attributeOf(only(files, 'resource'), 'href')).toBe('index.html');
    const named = elementsOf(manifest).flatMap((tag) => (tag.local === 'file' ? [attributeOf(tag, 'href')] : []));
    expect([...named, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
    expect(Object.keys(files).sort()).toEqual([...OF_ALL, ...OF_WHOLE, 'imsmanifest.xml'].sort());
    for (const name of OF_ALL) expect(strFromU8(files[name] ?? new Uint8Array())).toBe(name.repeat(20));
  });

  test('a light one leaves out films, music and the richer drawings, and says so to its own page, as it does the dream', () => {
    const files = packageOf(version, { isLight: true, dream: 3 });
    expect(Object.keys(files).sort()).toEqual([...OF_ALL, 'imsmanifest.xml'].sort());
    const data = version === '1.2' ? 'datafromlms' : 'dataFromLMS';
    const told = `<adlcp:${data}>sonho=3&amp;leve=1</adlcp:${data}>`;
    expect(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())).toContain(told);
    expect(only(files, data)?.uri).toBe(SPACES[version][1]);
  });
});

/** A platform's runtime of a version, with what it has kept of the pupil. */
function runtime(version: ScormVersion, kept: Readonly<Record<string, string>>) {
  const api = new { '1.2': Scorm12API, '2004': Scorm2004API }[version]({ autocommit: false });
  api.loadFromFlattenedJSON(kept, '');
  const calls: ScormApi = (call, element, value = '') => {
    if (call === 'GetValue') return api.lmsGetValue(element);
    if (call === 'SetValue') return api.lmsSetValue(element, value);
    return { Initialize: () => api.lmsInitialize(), Commit: () => api.lmsCommit(), Terminate: () => api.lmsFinish() }[
      call
    ]();
  };
  return { calls, isOver: () => api.isTerminated(), value: (element: string) => api.lmsGetValue(element) };
}
const NAMES = {
  '1.2': {
    ...{ status: 'cmi.core.lesson_status', score: 'cmi.core.score.raw' },
    ...{ mode: 'cmi.core.lesson_mode', name: 'cmi.core.student_id' },
  },
  '2004': {
    ...{ status: 'cmi.completion_status', score: 'cmi.score.raw' },
    ...{ mode: 'cmi.mode', name: 'cmi.learner_id' },
  },
} as const;
/** A device that remembers no pupil. */
const NEW_DEVICE: Marks = { read: () => null, write() {} };

describe.each(SCORM_VERSIONS)('on a platform of SCORM %s', (version) => {
  const { status, score, mode, name } = NAMES[version];
  const begin = (kept: Readonly<Record<string, string>> = {}, marks = NEW_DEVICE) => {
    const { calls, isOver, value } = runtime(version, kept);
    return {
      lesson: beginLesson(calls, version, marks),
      isOver,
      told: () => [value(status), String(value(score))],
      value,
    };
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

  test.each(['carries the text of the last one into it', 'knows nothing of it, but the device does'])(
    'another attempt is the same pupil’s where the platform %s',
    (what) => {
      const own = '0123456789abcdef'.repeat(2);
      const fresh = { [status]: version === '1.2' ? 'not attempted' : 'unknown', [name]: 'ana.lima' };
      const marks: Marks = { read: (pupil) => (pupil === 'ana.lima' ? own : null), write() {} };
      const kept = what.startsWith('carries') ? { ...fresh, 'cmi.suspend_data': `${own}.jogo` } : fresh;
      const { lesson, value } = begin(kept, what.startsWith('carries') ? NEW_DEVICE : marks);
      expect(lesson).toMatchObject({ pupil: own, isNew: true });
      expect(String(value('cmi.suspend_data'))).toMatch(new RegExp(`^${own}`));
      expect(begin({ ...fresh, [name]: 'bia.reis' }, marks).lesson.pupil).not.toBe(own);
    },
  );

  test.each(['review', 'browse'])(
    'in the mode %s the platform is told nothing, and no pupil of the device is met',
    (look) => {
      const own = '0123456789abcdef'.repeat(2);
      const { calls, value, isOver } = runtime(version, {
        ...{
          [status]: 'completed',
          [score]: '51',
          [mode]: look,
          [name]: 'ana.lima',
          'cmi.suspend_data': `${own}.jogo`,
        },
      });
      const told: string[] = [];
      const marks: Marks = { read: () => own, write: (pupil) => told.push(pupil) };
      const watched: ScormApi = (call, element, ...value) =>
        ['SetValue', 'Commit'].includes(call) ? told.push(call) : calls(call, element, ...value);
      const lesson = beginLesson(watched, version, marks);
      expect(lesson).toMatchObject({ isReview: true, game: 'jogo' });
      expect(lesson.pupil).not.toBe(own);
      lesson.keep('outro jogo');
      lesson.hear({ type: 'dream-fulfilled', note: 900 });
      lesson.end(1_000);
      expect([told, value(score), isOver()]).toEqual([[], expect.anything(), true]);
    },
  );

  test('nobody can compute the mark of a pupil: it is drawn at the first visit, and the platform keeps it after the last', () => {
    const visits = [begin(), begin(), begin({ 'cmi.suspend_data': 'something of another package' })];
    const marks = visits.map(({ lesson }) => lesson.pupil);
    expect(new Set(marks).size).toBe(3);
    for (const { lesson, value } of visits) {
      expect(lesson.pupil).toMatch(/^[0-9a-f]{32}$/);
      expect(value('cmi.suspend_data')).toBe(lesson.pupil);
      lesson.hear({ type: 'dream-fulfilled', note: 640 });
    }
    const ended = runtime(version, {});
    const told: string[] = [];
    const watched: ScormApi = (call, element, ...value) =>
      call === 'SetValue' ? told.push(`${element}=${value}`) : ended.calls(call, element, ...value);
    beginLesson(watched, version, NEW_DEVICE).end(1);
    expect(told.filter((each) => /exit=/.test(each))).toEqual([expect.stringMatching(/exit=suspend$/)]);
  });

  test('the platform keeps the game where it has room for it, and else only who the pupil is', () => {
    const { lesson, value } = begin();
    expect(lesson.keep('x'.repeat(3_000))).toBe(true);
    const own = String(value('cmi.suspend_data'));
    expect(begin({ [status]: 'incomplete', 'cmi.suspend_data': own }).lesson).toMatchObject({
      ...{ pupil: lesson.pupil, game: 'x'.repeat(3_000) },
    });
    expect(lesson.keep('y'.repeat(version === '1.2' ? 4_064 : 63_968))).toBe(false);
    expect(value('cmi.suspend_data')).toBe(lesson.pupil);
  });

  test.each([
    ['cuts at 4,096 characters', 9_000, (text: string) => text.slice(0, 4_096)],
    ['refuses', 4_000, () => ''],
  ])(
    'a game that the platform %s is said to stay on the device, and the platform keeps who the pupil is',
    (_, size, take) => {
      const { calls, value } = runtime(version, {});
      const isGame = (text: string): boolean => text.length > 2_000;
      const cutting: ScormApi = (call, element, ...value) =>
        calls(call, element, ...value.map((text) => (isGame(text) ? take(text) : text)));
      const lesson = beginLesson(cutting, version, NEW_DEVICE);
      expect(lesson.keep('x'.repeat(size))).toBe(false);
      expect(value('cmi.suspend_data')).toBe(lesson.pupil);
      expect(begin({ [status]: 'incomplete', 'cmi.suspend_data': lesson.pupil }).lesson.game).toBe('');
      expect(lesson.keep('y'.repeat(900))).toBe(true);
    },
  );

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
