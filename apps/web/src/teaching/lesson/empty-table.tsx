import css from '../reading.module.css';

interface Props {
  /** Head of the column of numbers. */
  readonly corner: string;
  readonly columns: readonly string[];
  /** Rows are counted from 1. */
  readonly rows: number;
  /** Pictures of the rows, by their numbers, on paper only. */
  readonly pictures?: Readonly<Record<string, string>>;
}

/** A table to be filled in by hand, a row a month. */
export const EmptyTable = ({ corner, columns, rows, pictures = {} }: Props) => (
  <table className={css.table}>
    <thead>
      <tr>
        <th scope="col">{corner}</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Array.from({ length: rows }, (_, i) => i + 1).map((row) => (
        <tr key={row}>
          <th scope="row">
            {row}
            {pictures[row] !== undefined && <img src={pictures[row]} alt="" width="300" height="300" />}
          </th>
          {columns.map((column) => (
            <td key={column} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
