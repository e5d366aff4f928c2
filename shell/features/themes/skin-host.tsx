import { type ReactElement, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { ErrorBoundary, lazy } from '../../kit/error-boundary/index.ts';
import { LateFailure } from '../../kit/late/index.ts';
import { Panel } from '../../kit/panel/index.ts';
import { Skeleton } from '../../kit/ui/index.ts';
import { endPreview } from './page-theme.ts';
import { closeSkinPanel, useSkinPanelOpener } from './skin-panel-state.ts';

const SkinPanel = lazy(async () => ({ default: (await loadPanel()).SkinPanel }));
const SyncDialog = lazy(async () => ({ default: (await loadPanel()).SyncDialog }));

/** The panel with the themes, and the question whether all users shall have one. */
export function SkinHost(): ReactElement | null {
  const { formatMessage } = useIntl();
  const opener = useSkinPanelOpener();
  const [isSyncing, setIsSyncing] = useState(false);
  const close = (): void => {
    endPreview();
    closeSkinPanel();
  };
  // The button that tries again goes with the failure, and a focus outside the panel would close it.
  const retryFrom = (retry: () => void) => (): void => {
    opener?.focus();
    retry();
  };
  const sync = (): void => {
    close();
    setIsSyncing(true);
  };
  return (
    <>
      {opener ? (
        <Panel
          isOpen
          onClose={close}
          label={formatMessage({ id: 'header.skin.label' })}
          buttonRef={{ current: opener }}
          size="wide"
        >
          <ErrorBoundary fallback={(_, retry) => <LateFailure onRetry={retryFrom(retry)} />}>
            <Suspense fallback={<Skeleton height="72" />}>
              <SkinPanel onSync={sync} />
            </Suspense>
          </ErrorBoundary>
        </Panel>
      ) : null}
      {isSyncing ? (
        <Suspense fallback={null}>
          <SyncDialog onClose={() => setIsSyncing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function loadPanel() {
  return import(/* webpackChunkName: "themes" */ './panel/skin-panel.tsx');
}
