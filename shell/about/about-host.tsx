import { lazy, type ReactElement, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Catch } from '../catch/index.ts';
import { notify } from '../notify/index.ts';
import { openDialog, useOpenDialog } from './open-dialog.ts';

const AboutDialogs = lazy(() => import('./about-dialogs.tsx'));

/** Shows the dialog that is open; nothing is fetched before one is. */
export const AboutHost = (): ReactElement | null => {
  const { formatMessage } = useIntl();
  if (!useOpenDialog()) return null;
  const onCatch = (): void => {
    notify(formatMessage({ id: 'header.about.failed' }), { tone: 'error' });
    openDialog(undefined);
  };
  return (
    <Catch onCatch={onCatch}>
      <Suspense fallback={null}>
        <AboutDialogs />
      </Suspense>
    </Catch>
  );
};
