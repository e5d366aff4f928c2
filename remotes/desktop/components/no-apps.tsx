import { LayoutGrid } from 'lucide-react';
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
    <MessagePanel
      icon={<LayoutGrid size={40} strokeWidth={1.25} aria-hidden />}
      title={say('desktop.empty.title')}
      text={say('desktop.empty.hint')}
    >
      <Button size={{ base: 'lg', md: 'md' }} variant="outline" loading={isBusy} onClick={onReload}>
        {say('desktop.empty.reload')}
      </Button>
    </MessagePanel>
  );
};
