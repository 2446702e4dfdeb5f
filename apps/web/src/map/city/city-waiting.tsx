import { classNames } from '../../ui/class-names.ts';
import { useLongWait, type WaitingProps } from '../../ui/loading/waiting.tsx';
import { Ground, Near, SideGround, Sky } from './city-ground.tsx';
import view from './city-view.module.css';
import css from './map-footer.module.css';

/**
 * The town while it is asked whether the player may stand there and how the campaign stands: the same picture at the
 * same place as the map's, so that nothing jumps when the map comes. The server sends it with the page.
 */
export function CityWaiting({ label, detail }: WaitingProps) {
  useLongWait(`${label}. ${detail}`);
  return (
    <div className={view.window}>
      <main className={view.stage}>
        <div className={view.view}>
          <div className={view.city}>
            <Sky />
            <SideGround />
            <Ground />
            <Near />
          </div>
        </div>
        <div className={css.note}>
          <h1 className={css.label} data-waiting>
            {label}
          </h1>
          <p className={css.detail}>{detail}</p>
        </div>
        <BlankFooter />
      </main>
    </div>
  );
}

/** As high as the footer with its contents; empty. */
const BlankFooter = () => (
  <footer className={classNames(css.footer, css.blank)} aria-hidden="true">
    <div className={css.own}>
      <span className={css.portrait} />
      <span className={css.stages} />
      <span className={css.dream} />
      <span className={css.cycle} />
    </div>
    <div className={css.due}>
      <span className={css.cost} />
      <span className={`plate key ${css.menu}`} data-face="go" />
    </div>
  </footer>
);
