import { type ReactElement, useState } from 'react';
import { useLoginPage } from 'shell/session';
import { faceBranding } from '#shared/sign-in-ways';
import { type FaceWindow, loadFaceWindow } from '../face/load.ts';
import { RoundButton } from './round-button.tsx';
import { useWaysTranslations } from './ways-translations.ts';

/** Opens the window that signs in by a face, where the unit offers that (D-48). */
export function FaceEntry(): ReactElement | null {
  const t = useWaysTranslations();
  const { config } = useLoginPage();
  const [shown, setShown] = useState<FaceWindow>();
  const [isBusy, setBusy] = useState(false);
  if (!config?.faceLogin) return null;
  const open = async (): Promise<void> => {
    setBusy(true);
    // Without its code one can still sign in another way.
    setShown(await loadFaceWindow().catch(() => undefined));
    setBusy(false);
  };
  return (
    <>
      <RoundButton {...faceBranding} name={t('signin.ways.face')} busy={isBusy} onClick={() => void open()} />
      {shown ? <shown.FaceWindow onClose={() => setShown(undefined)} /> : null}
    </>
  );
}
