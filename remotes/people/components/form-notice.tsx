import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Button, Text } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';
import { differencesOf } from '../state/person-draft.ts';
import type { PersonForm } from '../state/use-person-form.ts';

/** What the form as a whole has to say: a conflict, their version, or a failure. */
export const FormNotice = ({ form, name }: { form: PersonForm; name: string }): ReactElement | null => {
  const t = useTranslations<MessageId>();
  const { failure, theirs, draft, isRestored } = form.state;
  if (form.isGone) return <Alert tone="error">{t('people.conflict.gone')}</Alert>;
  if (failure?.kind === 'conflict') {
    return (
      <Alert tone="warning" title={t('people.conflict.title', { name })}>
        <Text>{t('people.conflict.text')}</Text>
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          marginTop="2"
          loading={form.isLoadingTheirs}
          onClick={form.loadTheirs}
        >
          {t('people.conflict.load')}
        </Button>
      </Alert>
    );
  }
  if (failure) {
    return (
      <Alert tone="error" title={failure.message || t('people.form.error.title')}>
        <Text>{t('people.form.error.safe')}</Text>
        {failure.requestId ? (
          <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
            {t('people.list.error.requestId', { id: failure.requestId })}
          </Text>
        ) : null}
      </Alert>
    );
  }
  if (!theirs && isRestored && form.isDirty) {
    return (
      <Alert tone="info" title={t('people.form.restored.title')}>
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          marginTop="2"
          onClick={form.startAfresh}
        >
          {t('people.form.restored.drop')}
        </Button>
      </Alert>
    );
  }
  if (!theirs) return null;
  const count = differencesOf(draft, theirs).length;
  return (
    <Alert tone="info" title={t('people.conflict.loaded.title')}>
      <Text>{t('people.conflict.loaded.text', { count })}</Text>
      {count > 0 ? (
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          marginTop="2"
          onClick={() => form.change(theirs)}
        >
          {t('people.conflict.takeAll')}
        </Button>
      ) : null}
    </Alert>
  );
};
