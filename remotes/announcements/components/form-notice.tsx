import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Button, Text } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';
import type { AnnouncementForm } from '../state/use-announcement-form.ts';

/** What the form as a whole has to say: a failure, or that it holds what was typed before. */
export const FormNotice = ({ form }: { form: AnnouncementForm }): ReactElement | null => {
  const t = useTranslations<MessageId>();
  const { failure } = form;
  if (failure) {
    return (
      <Alert tone="error" title={failure.message}>
        <Text>{t('announcements.form.safe')}</Text>
        <Text fontSize="xs" overflowWrap="anywhere">
          {failure.requestId}
        </Text>
      </Alert>
    );
  }
  if (!form.isRestored) return null;
  return (
    <Alert tone="info" title={t('announcements.form.restored')}>
      <Button
        variant="outline"
        size="sm"
        minHeight={{ base: '11', md: '9' }}
        marginTop="2"
        onClick={form.startAfresh}
      >
        {t('announcements.form.drop')}
      </Button>
    </Alert>
  );
};
