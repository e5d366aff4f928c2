import type { ReactElement } from 'react';
import { Button } from 'shell/ui';
import { useSay } from '../state/use-say.ts';
import { MessagePanel } from './message-panel.tsx';

export interface NoAppsProps {
  isBusy: boolean;
  onReload: () => void;
}

export const NoApps = ({ isBusy, onReload }: NoAppsProps): ReactElement => {
  const say = useSay();
  return (
    <MessagePanel title={say('desktop.empty.title')} text={say('desktop.empty.hint')}>
      <Button size={{ base: 'lg', md: 'md' }} variant="outline" loading={isBusy} onClick={onReload}>
        {say('desktop.empty.reload')}
      </Button>
    </MessagePanel>
  );
};
