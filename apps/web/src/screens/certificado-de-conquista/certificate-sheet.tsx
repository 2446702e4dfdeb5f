import medal from 'picture:certificate-medal';
import { ADVANCE, certificateScreen } from '@consorcio/copy/popups';
import type { Standing } from '../../map/standing.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { threeDigits } from '../../ui/digits.ts';
import { Icon } from '../../ui/icon.tsx';
import { StageFrame } from '../../ui/stage-frame.tsx';
import { Sunburst } from '../../ui/sunburst.tsx';
import css from './certificate.module.css';

const { how } = certificateScreen;

function howOf({ campaign, dream, stage }: Standing): string {
  if (campaign.context === 'BID') return how.BID(stage.cycle);
  if (campaign.context === 'JACKPOT') return how.JACKPOT(stage.cycle);
  return how.PAID(dream.cycles);
}

/** Step 1: portrait, name, dream, and the reserve that is left (RULES section 11). */
export function CertificateSheet({ standing, onAdvance }: { standing: Standing; onAdvance: () => void }) {
  const { user, dream, balance } = standing;
  return (
    <StageFrame backdrop={<Sunburst ground="#7A55C9" rays="#8768D3" />} className={css.palco}>
      <section className={css.folha}>
        <span className={css.cantos} aria-hidden="true" />
        <p className={css.faixa}>
          <span>{certificateScreen.ribbon}</span>
        </p>
        <div className={css.imagens}>
          <img
            className={css.retrato}
            src={`/certificado/frame_${user.personaId}.png`}
            alt={certificateScreen.portrait(user.name)}
          />
          <span className={css.sonho}>
            <img src={`/api/${dream.imagePath}`} alt="" />
            <img className={css.medalha} src={medal} alt="" />
          </span>
        </div>
        <h1>{user.name}</h1>
        <p className={css.conquistou}>{certificateScreen.conquered}</p>
        <p className={css.nome}>{dream.name}</p>
        <p className={css.como}>{howOf(standing)}</p>
        <p className={css.reserva}>
          <Icon name="esforco" />
          <span>{certificateScreen.reserve}</span>
          <b>{threeDigits(balance.effort)}</b>
        </p>
        <p className={css.marca}>{certificateScreen.hashtag}</p>
      </section>
      <ButtonRow>
        <Button kind="jogar" onClick={onAdvance}>
          {ADVANCE}
        </Button>
      </ButtonRow>
    </StageFrame>
  );
}
