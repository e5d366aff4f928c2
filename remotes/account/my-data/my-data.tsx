import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { saveFile } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, notify } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { SectionCard } from '../section/section-card.tsx';
import { exportMyData } from './export-my-data.ts';

/** What the portal keeps about the user, to take along. */
export function MyData(): ReactElement {
  const t = useTranslations<MessageId>();
  const exporting = useMutation({
    mutationFn: exportMyData,
    onSuccess: (file) => {
      saveFile(file, `${t('account.data.title')}.zip`);
      notify(t('account.data.done'), { tone: 'success' });
    },
  });
  return (
    <SectionCard
      title={t('account.data.title')}
      text={t('account.data.text')}
      actions={
        <Button
          variant="outline"
          minHeight={{ base: '11', md: '10' }}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden />
          {t('account.data.download')}
        </Button>
      }
    />
  );
}
