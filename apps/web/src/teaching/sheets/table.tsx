import type { ReactNode } from 'react';
import css from '../reading.module.css';

interface Row {
  readonly name: string;
  /** Stands in the place of the name. */
  readonly head?: ReactNode;
  readonly cells: readonly ReactNode[];
  readonly className?: string | undefined;
}

interface Props {
  /** Heads of the columns, that of the names first; '' where none is needed. */
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
  readonly className?: string | undefined;
  /** On narrow sheets each cell stands below its own head. */
  readonly isStacked?: boolean;
}

/** A table whose rows begin with a name each. */
export const Table = ({ heads, rows, className, isStacked = false }: Props) => (
  <table className={className}>
    <thead>
      <tr>
        {heads.map((head) =>
          head === '' ? (
            <td key={head} />
          ) : (
            <th key={head} scope="col">
              {head}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, head = name, cells, className }) => (
        <tr key={name} className={className}>
          <th scope="row">{head}</th>
          {cells.map((cell, i) => (
            <td key={heads[i + 1]} data-head={isStacked ? heads[i + 1] : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface EmptyProps {
  /** Head of the column of numbers. */
  readonly corner: string;
  readonly columns: readonly string[];
  /** Rows are counted from 1. */
  readonly rows: number;
  /** Pictures of the rows, by their numbers, on paper only. */
  readonly pictures?: Readonly<Record<string, string>>;
}

/** A table to be filled in by hand, a row a month. */
export const EmptyTable = ({ corner, columns, rows, pictures = {} }: EmptyProps) => (
  <Table
    className={css.table}
    heads={[corner, ...columns]}
    rows={Array.from({ length: rows }, (_, i) => String(i + 1)).map((name) => ({
      name,
      head: (
        <>
          {name}
          {pictures[name] !== undefined && <img src={pictures[name]} alt="" width="300" height="300" />}
        </>
      ),
      cells: columns.map(() => null),
    }))}
  />
);
