import { PATHS } from '@consorcio/contract/wire';
import { actionErrors } from '@consorcio/copy/errors';
import { certificateScreen } from '@consorcio/copy/month-popups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadBoard } from '../../map/board.ts';
import { useBadgesShown } from '../../session/use-badges-shown.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { NewGamePlus } from './new-game-plus.tsx';

/** The certificate, then Novo Jogo +, over which badges open. SPEC section 2, certificate. */
export function CertificateScreen() {
  const { data, isPending } = useQuery({ queryKey: ['board'], queryFn: () => loadBoard(), gcTime: 0 });
  const [step, setStep] = useState<1 | 2>(1);
  useBadgesShown(step === 2);
  if (isPending) return <Waiting label={certificateScreen.loading} detail={certificateScreen.loadingDetail} />;
  if (data?.current.campaign.status !== 'SUCCESS')
    return (
      <Waiting label={certificateScreen.missing} detail={actionErrors.certificateWithoutCampaign}>
        <ButtonLink to={PATHS.map}>{certificateScreen.backToMap}</ButtonLink>
      </Waiting>
    );
  if (step === 1) return <CertificateSheet current={data.current} onAdvance={() => setStep(2)} />;
  return <NewGamePlus current={data.current} />;
}
