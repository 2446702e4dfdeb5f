import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ERROR_STATUS } from '@consorcio/contract';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { metrics as metricsOf } from '../src/features/health/metrics.ts';
import { startApp } from './support/app.ts';

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), 'utf8');

const RULES = [...read('alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);
const { panels: DRAWN } = JSON.parse(read('grafana-dashboard.json')) as {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
};
const PANELS = DRAWN.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Made-up figures and what the rules make of them, for promtool. */
const CASES = fileURLToPath(new URL('./alerts.cases.yml', import.meta.url));

/** Prometheus itself has these, and each target's job and instance. */
const OF_PROMETHEUS = { metrics: ['up'], labels: ['job', 'instance'] };
/** Words of the query language. */
const LANGUAGE = /^(?:abs|sum|max|by|rate|increase|changes|time|topk|histogram_quantile)$/;

/** Names of metrics in an expression: every word outside strings, labels, ranges and groupings. */
const metricsIn = (expr: string): readonly string[] =>
  (expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ').match(/[a-z_][a-z_0-9]*/g) ?? []).filter(
    (word) => !LANGUAGE.test(word) && !/^e\d+$/.test(word),
  );
const labelsIn = (expr: string): readonly string[] => [
  ...[...expr.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label),
  ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/, */)),
];

describe('the files of deploy/ for Prometheus and Grafana', () => {
  let metrics: ReadonlySet<string>;
  let labels: ReadonlySet<string>;
  beforeAll(async () => {
    const measured = metricsOf(Date.now);
    measured.showChores(['a chore']);
    const settings = { metricsToken: 'figuras', backupDir: tmpdir() };
    const { app, remove } = await startApp(undefined, { settings, metrics: measured });
    afterAll(remove);
    for (const url of ['/api/nada', '/readyz']) await app.inject(url);
    const text = (await app.inject({ url: '/metrics', headers: { authorization: 'Bearer figuras' } })).payload;
    const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    );
    metrics = new Set([...names, ...OF_PROMETHEUS.metrics]);
    const told = [...text.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label);
    labels = new Set([...told, ...OF_PROMETHEUS.labels]);
  });

  test.each([...RULES, ...PANELS])('%s asks for names that /metrics has', (expr) => {
    expect(metricsIn(expr).length).toBeGreaterThan(0);
    expect(metricsIn(expr).filter((name) => !metrics.has(name))).toEqual([]);
    expect(labelsIn(expr).filter((label) => !labels.has(label))).toEqual([]);
  });

  test.each([...RULES, ...PANELS])('%s is an expression of the query language', (expr) => {
    const faults: string[] = [];
    parser
      .parse(expr)
      .iterate({ enter: ({ type, from }) => (type.isError ? void faults.push(expr.slice(from)) : undefined) });
    expect(faults).toEqual([]);
  });

  test('name codes that the contract has', () => {
    const codes = [...RULES, ...PANELS].flatMap((expr) =>
      [...expr.matchAll(/code=~?"([\w|]+)"/g)].flatMap(([, codes = '']) => codes.split('|')),
    );
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !(code in ERROR_STATUS))).toEqual([]);
  });

  test('are all read: every rule has an expression, every panel one at least', () => {
    expect(RULES).toHaveLength([...read('alerts.yml').matchAll(/- alert: /g)].length);
    expect(DRAWN.filter(({ targets }) => targets.length === 0)).toEqual([]);
  });

  test('every alert has a case in which it fires and one in which it does not', () => {
    const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const cases = readFileSync(CASES, 'utf8');
    for (const name of alerts) {
      const [all, quiet] = [`alertname: ${name}\n`, `alertname: ${name}\n        exp_alerts: []`].map(
        (text) => cases.split(text).length - 1,
      );
      expect({ name, fires: Number(all) > Number(quiet), isQuiet: Number(quiet) > 0 }).toEqual({
        name,
        fires: true,
        isQuiet: true,
      });
    }
  });

  test.skipIf(spawnSync('promtool', ['--version']).status !== 0)('alert as their cases say', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', CASES], { encoding: 'utf8' });
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  });
});
