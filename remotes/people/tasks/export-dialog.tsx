import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog, saveFile } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import type { Person } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { exportPerson } from './export-person.ts';

/** Asks before all that is kept about a person is downloaded. */
export function ExportDialog({ person, onClose }: { person: Person; onClose: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const name = person.realName;
  const exporting = useMutation({
    mutationFn: () => exportPerson(person),
    onSuccess: (file) => {
      saveFile(file, `${t('people.export.file', { name })}.zip`);
      notify(t('people.export.done', { name }), { tone: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('people.export.title', { name })}
      confirmLabel={t('people.export.confirm')}
      busy={exporting.isPending}
      onConfirm={() => {
        if (!exporting.isPending) exporting.mutate();
      }}
      onCancel={onClose}
    >
      {t('people.export.text')}
    </ConfirmDialog>
  );
}
