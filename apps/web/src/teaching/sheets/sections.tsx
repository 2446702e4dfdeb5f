import css from './sections.module.css';

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Headings and what stands below each: a paragraph, or a list of several. */
export const Sections = ({ sections }: { sections: readonly Section[] }) =>
  sections.map(({ title, lines }) => (
    <section key={title} className={css.part}>
      <h2>{title}</h2>
      {lines.length === 1 ? (
        <p>{lines[0]}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  ));
