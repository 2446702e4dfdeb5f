import { operatorCopy as copy } from '@consorcio/copy/operator';
import { MINIMUM_COHORT } from '@consorcio/rules/vocabulary';
import type { DeskList, DeskReport, DeskTable } from '../../desk/desk.ts';
import { escapeHtml } from '../../http/html.ts';
import { chartOf } from './chart.ts';
import { FACTOR_COMMAND } from './second-factor.ts';
import { STYLE } from './style.ts';

/** A report with what it read; null where that failed. */
export interface ReadReport {
  readonly report: DeskReport;
  readonly table: DeskTable | null;
}

/** A list with what it read; null where that failed. */
export interface ReadList {
  readonly list: Pick<DeskList, 'id' | 'title' | 'note'>;
  readonly items: Awaited<ReturnType<DeskList['read']>> | null;
}

interface PageParts {
  readonly lists: readonly ReadList[];
  readonly periods: readonly number[];
  readonly days: number;
  /** The hour in Brasília at which the figures were read: `14:05`. */
  readonly time: string;
  readonly reports: readonly ReadReport[];
  /** What the operator has to do something about. */
  readonly notices: readonly string[];
  /** Whether a second factor is set up. */
  readonly hasFactor: boolean;
}

function cellHtml(value: string | number | null): string {
  if (value === null) return `<td>${copy.few(MINIMUM_COHORT)}</td>`;
  return typeof value === 'number'
    ? `<td>${value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}</td>`
    : `<td class="t">${escapeHtml(value)}</td>`;
}

/** A day as it is written in Portuguese; anything else as it is. */
const nameHtml = (name: string): string =>
  escapeHtml(
    name.replace(/^(\d{4})-(\d\d)-(\d\d)$/, (_, year: string, month: string, day: string) => `${day}/${month}/${year}`),
  );

function tableHtml(title: string, { columns, rows }: DeskTable): string {
  const isByDay = columns[0]?.id === 'day' || columns[0]?.id === 'week';
  const shown = isByDay ? [...rows].reverse() : rows;
  const heads = columns.map(({ title: name }, i) => {
    const kind = typeof rows[0]?.[i] === 'string' ? ' class="t"' : '';
    return `<th scope="col"${kind}>${escapeHtml(name)}</th>`;
  });
  const lines = shown.map(
    ([name, ...cells]) => `<tr><th scope="row">${nameHtml(name)}</th>${cells.map(cellHtml).join('')}</tr>`,
  );
  return `<div class="rows${isByDay ? '' : ' named'}" role="region" tabindex="0" aria-label="${escapeHtml(copy.table(title))}"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

function bodyHtml({ report, table }: ReadReport): string {
  if (table === null) return `<p>${copy.unavailable}</p>`;
  if (table.rows.length === 0) return `<p>${copy.empty}</p>`;
  const chart = chartOf(report, table);
  return `<div class="body${chart === '' ? '' : ' two'}">${chart}${tableHtml(report.title, table)}</div>`;
}

function sectionHtml(read: ReadReport, days: number): string {
  const { id, title, note } = read.report;
  const csv = `<a class="csv" href="operador/${id}.csv?dias=${days}" aria-label="${escapeHtml(`${copy.download}: ${title}`)}">${copy.download}</a>`;
  return `<section aria-labelledby="${id}"><div class="head"><div><h2 id="${id}">${escapeHtml(title)}</h2><p>${escapeHtml(note)}</p></div>${csv}</div>${bodyHtml(read)}</section>`;
}

/** A list with a button for each act; nothing where nothing is in it. */
function listHtml({ list, items }: ReadList, hasFactor: boolean): string {
  const { id, title, note } = list;
  if (items?.length === 0) return '';
  const lines = items?.map(({ id: item, text, details = [], warnings = [], acts }) => {
    const buttons = acts.map(
      ({ id: act, label }) =>
        `<button name="ato" value="${act}" aria-label="${escapeHtml(`${label}: ${text}`)}">${escapeHtml(label)}</button>`,
    );
    const told = details.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
    const strange = warnings.map((line) => `<p class="fault">${escapeHtml(line)}</p>`).join('');
    const asksCode = hasFactor && acts.some(({ needsCode }) => needsCode === true);
    const code = asksCode
      ? `<label>${copy.factor.again} <input name="codigo" inputmode="numeric" autocomplete="one-time-code" maxlength="10"></label>`
      : '';
    return `<li><form method="post" action="operador/${id}"><input type="hidden" name="item" value="${item}"><div><p>${escapeHtml(text)}</p>${told}${strange}</div>${code}${buttons.join('')}</form></li>`;
  });
  const body = lines === undefined ? `<p>${copy.unavailable}</p>` : `<ul class="list">${lines.join('')}</ul>`;
  return `<section aria-labelledby="${id}"><div class="head"><div><h2 id="${id}">${escapeHtml(title)}</h2><p>${escapeHtml(note)}</p></div></div>${body}</section>`;
}

const pageOf = (body: string): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${copy.title} · Vai de Consórcio</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body>${body}</body></html>`;

/** Asks for the code of the second factor; `fault` says why again; `base` stands before every address. */
export function codePage(fault: string | null, base: string): string {
  const { factor } = copy;
  const alert = fault === null ? '' : `<p role="alert" class="fault">${fault}</p>`;
  return pageOf(`<header><div><h1>${copy.title}</h1></div></header><main><section><form method="post" action="${base}/operador/codigo">
<label for="codigo">${factor.label}</label><p id="dica">${factor.hint}</p>${alert}<input id="codigo" name="codigo" inputmode="numeric" autocomplete="one-time-code" maxlength="10" aria-describedby="dica" autofocus required><button>${factor.enter}</button></form></section></main>`);
}

/** The operator's desk: plain HTML without a script. */
export function deskPage({ periods, days, time, reports, lists, notices, hasFactor }: PageParts): string {
  const links = periods
    .map((n) => `<li><a href="?dias=${n}"${n === days ? ' aria-current="page"' : ''}>${copy.period(n)}</a></li>`)
    .join('');
  const told = notices.map((notice) => `<p class="notice" role="alert">${escapeHtml(notice)}</p>`).join('');
  const factor = hasFactor
    ? `<form method="post" action="operador/sair"><button>${copy.factor.leave}</button></form>`
    : `<p class="fault">${copy.factor.missing(FACTOR_COMMAND)}</p>`;
  return pageOf(`<header><div><h1>${copy.title}</h1><p>${copy.intro} ${copy.updated(time)}.</p>${factor}</div><nav aria-label="${copy.periods}"><ul>${links}</ul></nav></header>
<main>${told}${lists.map((list) => listHtml(list, hasFactor)).join('')}${reports.map((read) => sectionHtml(read, days)).join('\n')}</main>`);
}
