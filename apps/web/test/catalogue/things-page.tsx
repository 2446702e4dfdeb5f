import { Columns, SliceBar, SliceLegend, Track } from '../../src/ui/figures/bars.tsx';
import { Choice } from '../../src/ui/forms/choice.tsx';
import { Panel } from '../../src/ui/layout/panel.tsx';
import { StageFrame } from '../../src/ui/layout/stage-frame.tsx';

const nothing = (): void => {};
const WORDS = 'Um texto de exemplo, com acentuação e um pouco mais de uma linha.';
const TONES = ['surface', 'white', 'soft', 'go', 'accent', 'highlight', 'danger', 'effort'] as const;
const GAPS = [1, 2, 3, 4, 5] as const;
const TEXTS = ['soft', 'quiet', 'strong', 'lead', 'finding', 'subtitle', 'subhead', 'remark'] as const;

/** Layouts, things and texts of `packages/look`. */
export function ThingsPage() {
  return (
    <StageFrame>
      <Panel ribbon="Peças" ribbonLevel="h1">
        <div className="stack" data-gap="5">
          <Words />
          <Layouts />
          <Things />
          <Numbers />
        </div>
      </Panel>
    </StageFrame>
  );
}

const Words = () => (
  <section className="stack">
    <p className="large">{WORDS}</p>
    <p className="soft">{WORDS}</p>
    <a href="#words" className="way">
      Um caminho
    </a>
  </section>
);

const Layouts = () => (
  <section className="stack">
    {GAPS.map((gap) => (
      <div key={gap} className="cluster" data-gap={gap}>
        {TONES.map((tone) => (
          <div key={tone} className="card center" data-tone={tone}>
            {tone}
          </div>
        ))}
      </div>
    ))}
    <p className="soft middle">{WORDS}</p>
    <ul className="list">
      {TEXTS.map((text) => (
        <li key={text} className={text}>
          {text}
        </li>
      ))}
    </ul>
    <div className="row">
      <span>Esquerda</span>
      <span>Direita</span>
    </div>
  </section>
);

const Things = () => (
  <section className="stack">
    <a href="#paper" className="paper">
      <span className="large">Um papel, que se aperta</span>
      <span className="soft">{WORDS}</span>
    </a>
    <fieldset className="cluster">
      <legend className="reader-only">Respostas</legend>
      <Choice name="answer" isChosen onChoose={nothing} className="row">
        Com o botão
      </Choice>
      <Choice name="tile" isTile isChosen onChoose={nothing}>
        Um ladrilho
      </Choice>
      <Choice name="tile" isTile isChosen={false} onChoose={nothing}>
        Outro
      </Choice>
    </fieldset>
    <nav className="tabs">
      <a href="#tabs" aria-current="page">
        Escolhida
      </a>
      <a href="#tabs">Outra</a>
    </nav>
  </section>
);

const SLICES = [
  { part: 'common', value: 7 },
  { part: 'admin', value: 2 },
  { part: 'reserve', value: 1 },
] as const;

const Numbers = () => (
  <section className="stack">
    <dl className="cluster">
      <div className="figure" data-tone="effort">
        <dt>Parcela</dt>
        <dd>
          9 <small>de esforço</small>
        </dd>
      </div>
      <div className="figure" data-tone="accent">
        <dt>Energia</dt>
        <dd>10</dd>
      </div>
    </dl>
    <progress className="progress" value={6} max={10} aria-label="Andamento" />
    <Track fills={{ leaf: 0.6 }} />
    <SliceBar slices={SLICES} />
    <SliceLegend words={SLICES.map(({ part, value }) => ({ part, text: String(value) }))} />
    <Columns
      columns={[
        { name: 'in', tone: 'leaf', share: 1 },
        { name: 'out', tone: 'effort', share: 0.6 },
      ]}
    />
    <div className="numbers">
      <table>
        <tbody>
          <tr>
            <th scope="row">Pago</th>
            <td>12</td>
          </tr>
        </tbody>
      </table>
    </div>
  </section>
);
