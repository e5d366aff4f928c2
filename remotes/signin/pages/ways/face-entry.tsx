import { type ReactElement, useState } from 'react';
import { useLanguage, useLoginPage } from 'shell/session';
import { faceLook } from '#shared/sign-in-ways';
import { type FaceWindow, loadFaceWindow } from '../face/load.ts';
import { RoundButton } from './round-button.tsx';
import { useWaysTranslations } from './ways-translations.ts';

/** Opens the window that signs in by a face, where the unit offers that (D-48). */
export const FaceEntry = (): ReactElement | null => {
  const t = useWaysTranslations();
  const { language } = useLanguage();
  const { config } = useLoginPage();
  const [shown, setShown] = useState<FaceWindow>();
  const [isBusy, setBusy] = useState(false);
  if (!config?.faceLogin) return null;
  const open = async (): Promise<void> => {
    setBusy(true);
    // Without its code one can still sign in another way.
    setShown(await loadFaceWindow(language).catch(() => undefined));
    setBusy(false);
  };
  return (
    <>
      <RoundButton {...faceLook} name={t('signin.ways.face')} busy={isBusy} onClick={() => void open()} />
      {shown ? <shown.FaceWindow messages={shown.messages} onClose={() => setShown(undefined)} /> : null}
    </>
  );
};
