import type { ReactElement } from 'react';
import { ExportButton } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { RegisterPupil } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { useHowMarked } from './use-how-marked.ts';

/** Saves the whole register, with the columns of the table. */
export function RegisterExport({
  title,
  pupils,
}: {
  title: string;
  pupils: readonly RegisterPupil[];
}): ReactElement {
  const t = useTranslations<MessageId>();
  const howMarked = useHowMarked();
  return (
    <ExportButton
      title={title}
      source={{
        columns: [
          { label: t('face.register.column.name'), value: ({ realName }: RegisterPupil) => realName },
          {
            label: t('face.register.column.status'),
            value: ({ status }: RegisterPupil) => t(`face.status.${status}`),
          },
          { label: t('face.register.column.marked'), value: howMarked },
        ],
        rows: pupils,
      }}
    />
  );
}
