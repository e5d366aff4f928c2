import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { lazy } from '../../kit/error-boundary/index.ts';
import { LateDialog } from '../../kit/late/index.ts';
import { openDialog, useOpenDialog } from './open-dialog.ts';

const AboutDialogs = lazy(() => import('./about-dialogs.tsx'));

/** Shows the dialog that is open; nothing is fetched before one is. */
export function AboutHost(): ReactElement | null {
  const { formatMessage } = useIntl();
  if (!useOpenDialog()) return null;
  return (
    <LateDialog title={formatMessage({ id: 'header.about.open' })} onClose={() => openDialog(undefined)}>
      <AboutDialogs />
    </LateDialog>
  );
}
