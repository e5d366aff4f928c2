import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Catch } from '../catch/index.ts';
import { Panel } from '../panel/index.ts';
import { Skeleton, Text } from '../ui/index.ts';
import { endPreview } from './page-theme.ts';
import { closeSkinPanel, useSkinPanelOpener } from './skin-panel-state.ts';

const loadPanel = () => import(/* webpackChunkName: "themes" */ './panel/skin-panel.tsx');
const SkinPanel = lazy(() => loadPanel().then(({ SkinPanel }) => ({ default: SkinPanel })));
const SyncDialog = lazy(() => loadPanel().then(({ SyncDialog }) => ({ default: SyncDialog })));

/** The panel with the themes, and the question whether all users shall have one. */
export const SkinHost = (): ReactElement | null => {
  const { formatMessage } = useIntl();
  const opener = useSkinPanelOpener();
  const [isSyncing, setIsSyncing] = useState(false);
  const close = (): void => {
    endPreview();
    closeSkinPanel();
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
          <Catch fallback={() => <Text role="alert">{formatMessage({ id: 'header.skin.failed' })}</Text>}>
            <Suspense fallback={<Skeleton height="72" />}>
              <SkinPanel onSync={sync} />
            </Suspense>
          </Catch>
        </Panel>
      ) : null}
      {isSyncing ? (
        <Suspense fallback={null}>
          <SyncDialog onClose={() => setIsSyncing(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
