import { cite, FACTS, type FactId, FIGURES, type FigureId, owedOn, SOURCES, said } from '@consorcio/rules/figures';
import { usesOf } from './figure-uses.ts';

const CELL = { border: '1px solid #bbb', padding: '.4rem', verticalAlign: 'top', textAlign: 'left' } as const;
const HEADS = ['Número, fato ou fonte', 'O que é', 'Fonte', 'Conferido em', 'Vale até', 'Onde aparece'];

interface RowProps {
  readonly id: string;
  readonly value: string;
  readonly what: string;
  readonly source: string;
  readonly checkedOn: string;
  readonly staleAfter: string;
  readonly isOwed: boolean;
}

function Row({ id, value, what, source, checkedOn, staleAfter, isOwed }: RowProps) {
  return (
    <tr>
      <th scope="row" style={CELL}>
        {value}
        <br />
        <small>{id}</small>
      </th>
      <td style={CELL}>{what}</td>
      <td style={CELL}>{source}</td>
      <td style={CELL}>{checkedOn}</td>
      <td style={{ ...CELL, background: isOwed ? '#ffd9a8' : undefined }}>
        {staleAfter}
        {isOwed && <strong> passou do prazo</strong>}
      </td>
      <td style={CELL}>
        {usesOf(id).map(({ file, line, text, path }) => (
          <p key={`${file}:${line}`} style={{ margin: '0 0 .5rem' }}>
            <a href={path}>{path}</a> {text} <small>{`${file}:${line}`}</small>
          </p>
        ))}
      </td>
    </tr>
  );
}

/** Every figure and fact of real life that players are told, and every source: since when, until when, and where it appears. */
export function FiguresPage() {
  const owed = new Set(owedOn(new Date().toISOString().slice(0, 10)).map(({ id }) => id));
  return (
    <main style={{ padding: '1rem', overflowX: 'auto' }}>
      <h1>Números, fatos e fontes</h1>
      <p>Números e fontes mudam em packages/rules/src/figures/figures.json, fatos em facts.json, ao lado.</p>
      <table style={{ borderCollapse: 'collapse', minWidth: '60rem' }}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col" style={CELL}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(FIGURES).map(([id, { what, when, source, ...checked }]) => (
            <Row
              key={id}
              {...checked}
              id={id}
              value={said(id as FigureId)}
              what={`${what} (${when})`}
              source={source === null ? 'suposta' : SOURCES[source].name}
              isOwed={owed.has(id)}
            />
          ))}
          {Object.entries(FACTS).map(([id, { what, readIn, checkedOn, staleAfter }]) => (
            <Row
              key={id}
              {...{ id, what, checkedOn, staleAfter }}
              value={cite(id as FactId)}
              source={readIn}
              isOwed={owed.has(id)}
            />
          ))}
          {Object.entries(SOURCES).map(([id, { name, readIn, ...checked }]) => (
            <Row key={id} {...checked} id={id} value={name} what="fonte" source={readIn} isOwed={owed.has(id)} />
          ))}
        </tbody>
      </table>
    </main>
  );
}
