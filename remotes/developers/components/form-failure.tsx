import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Text } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';
import type { SaveFailure } from '../state/use-client-form.ts';

/** Why saving failed, and that nothing typed is lost. */
export const FormFailure = ({ failure }: { failure: SaveFailure | undefined }): ReactElement | null => {
  const t = useTranslations<MessageId>();
  if (!failure) return null;
  return (
    <Alert tone="error" title={failure.message || t('developers.form.failure')}>
      <Text>{t('developers.form.safe')}</Text>
      {failure.requestId ? (
        <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {t('developers.failure.requestId', { id: failure.requestId })}
        </Text>
      ) : null}
    </Alert>
  );
};
