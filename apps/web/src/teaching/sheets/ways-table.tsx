import css from '../reading.module.css';

interface Props {
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  /** Head of the column of labels. */
  readonly corner: string;
  readonly columns: readonly { readonly name: string; readonly title: string }[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

/** Three ways to one thing side by side in numbers; on narrow sheets each row's label stands above them. */
export const WaysTable = ({ title, heading: Heading, corner, columns, rows }: Props) => (
  <section className={`card ${css.numbers}`} data-tone="white" data-gap="3">
    <Heading>{title}</Heading>
    <table>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column.name} scope="col" data-way={column.name}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map(({ name }, i) => (
              <td key={name}>{cells[i]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
