import type { CSSProperties } from 'react';
import { Panel } from '../src/ui/layout/panel.tsx';
import { StageFrame } from '../src/ui/layout/stage-frame.tsx';

const WORDS = 'Um texto de exemplo, com acentuação e um pouco mais de uma linha.';
const TONES = ['surface', 'white', 'inset', 'go', 'accent', 'highlight', 'danger', 'effort', 'night'] as const;
const GAPS = [1, 2, 3, 4, 5, 6] as const;

/** Layouts and things of `packages/look/things.css`, which are classes. */
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
    {['note', 'small', 'body', 'lead', 'large', 'heading', 'title', 'display', 'soft', 'strong'].map((name) => (
      <p key={name} className={name}>
        {name}: {WORDS.slice(0, 20)}
      </p>
    ))}
    <ul className="listed">
      <li>{WORDS}</li>
      <li>{WORDS}</li>
    </ul>
    <a href="#words" className="way">
      Um caminho
    </a>
  </section>
);

const Layouts = () => (
  <section className="stack">
    {GAPS.map((gap) => (
      <div key={gap} className="cluster" data-gap={gap}>
        {TONES.slice(0, 5).map((tone) => (
          <span key={tone} className="pill" data-tone={tone}>
            {tone}
          </span>
        ))}
      </div>
    ))}
    <div className="grid">
      {TONES.slice(5).map((tone) => (
        <div key={tone} className="card center" data-tone={tone}>
          {tone}
        </div>
      ))}
    </div>
    <div className="split">
      <p className="whole soft middle">{WORDS}</p>
      <p className="card">{WORDS}</p>
      <p className="card">{WORDS}</p>
    </div>
    <div className="row apart">
      <span>Esquerda</span>
      <span className="fixed on-screen">Direita</span>
    </div>
  </section>
);

const Things = () => (
  <section className="stack">
    <a href="#paper" className="paper">
      <span className="lead">Um papel, que se aperta</span>
      <span className="small soft">{WORDS}</span>
    </a>
    <p className="notice">{WORDS}</p>
    <p className="notice" data-tone="danger">
      {WORDS}
    </p>
    <div className="tabs">
      <button type="button" aria-pressed="true">
        Escolhida
      </button>
      <button type="button" aria-pressed="false">
        Outra
      </button>
    </div>
  </section>
);

const Numbers = () => (
  <section className="stack">
    <dl className="figures">
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
    <dl className="ledger">
      <div>
        <dt>Fundo comum</dt>
        <dd>7</dd>
      </div>
      <div>
        <dt>Taxa</dt>
        <dd>1,8</dd>
      </div>
    </dl>
    <span className="bar" style={{ '--share': 0.6 } as CSSProperties} />
    <progress className="progress" value={6} max={10} aria-label="Andamento" />
    <ul className="plain legend">
      <li>Pago</li>
      <li>Falta</li>
    </ul>
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Mês</th>
          <th scope="col" className="number">
            Valor
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">1</th>
          <td className="number">9</td>
        </tr>
      </tbody>
    </table>
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
