import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog, saveFile } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Button, Text } from 'shell/ui';
import { rosterExport } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

const fileName = 'oneroster.zip';

/** Saves the people and classes of a unit as other systems read them, after a question, since it is a copy of all of them. */
export function RosterExport({ unitId }: { unitId: string }): ReactElement {
  const t = useTranslations<MessageId>();
  const [isAsking, setAsking] = useState(false);
  const exporting = useMutation({
    mutationFn: async () => {
      const file = await request(rosterExport, { unitId });
      if (!(file instanceof Blob)) throw new Error('the export is no file');
      return file;
    },
    onSuccess: (file) => saveFile(file, fileName),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        minHeight={{ base: '11', md: '9' }}
        aria-label={t('administration.import.exportOf')}
        onClick={() => setAsking(true)}
      >
        <Download size={16} strokeWidth={1.75} aria-hidden />
        {t('administration.import.export')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          open
          title={t('administration.import.exportTitle')}
          confirmLabel={t('administration.import.exportConfirm')}
          busy={exporting.isPending}
          onConfirm={() => {
            if (!exporting.isPending) exporting.mutate();
          }}
          onCancel={() => setAsking(false)}
        >
          <Text>{t('administration.import.exportText')}</Text>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
