import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { MessagePanel } from './message-panel.tsx';

export interface NoAppsProps {
  isBusy: boolean;
  onReload: () => void;
}

export function NoApps({ isBusy, onReload }: NoAppsProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <MessagePanel title={t('desktop.empty.title')} text={t('desktop.empty.hint')}>
      <Button size={{ base: 'lg', md: 'md' }} variant="outline" loading={isBusy} onClick={onReload}>
        {t('desktop.empty.reload')}
      </Button>
    </MessagePanel>
  );
}
