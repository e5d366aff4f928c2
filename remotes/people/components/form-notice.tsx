import type { ReactElement } from 'react';
import { Alert, Button, Text } from 'shell/ui';
import { differencesOf } from '../state/person-draft.ts';
import type { PersonForm } from '../state/use-person-form.ts';
import { useSay } from '../state/use-say.ts';

/** What the form as a whole has to say: a conflict, their version, or a failure. */
export const FormNotice = ({ form, name }: { form: PersonForm; name: string }): ReactElement | null => {
  const say = useSay();
  const { failure, theirs, draft, isRestored } = form.state;
  if (form.isGone) return <Alert tone="error">{say('people.conflict.gone')}</Alert>;
  if (failure?.kind === 'conflict') {
    return (
      <Alert tone="warning" title={say('people.conflict.title', { name })}>
        <Text>{say('people.conflict.text')}</Text>
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          marginTop="2"
          loading={form.isLoadingTheirs}
          onClick={form.loadTheirs}
        >
          {say('people.conflict.load')}
        </Button>
      </Alert>
    );
  }
  if (failure) {
    return (
      <Alert tone="error" title={failure.message || say('people.form.error.title')}>
        <Text>{say('people.form.error.safe')}</Text>
        {failure.requestId ? (
          <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
            {say('people.list.error.requestId', { id: failure.requestId })}
          </Text>
        ) : null}
      </Alert>
    );
  }
  if (!theirs && isRestored && form.isDirty) {
    return (
      <Alert tone="info" title={say('people.form.restored.title')}>
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          marginTop="2"
          onClick={form.startAfresh}
        >
          {say('people.form.restored.drop')}
        </Button>
      </Alert>
    );
  }
  if (!theirs) return null;
  const count = differencesOf(draft, theirs).length;
  return (
    <Alert tone="info" title={say('people.conflict.loaded.title')}>
      <Text>{say('people.conflict.loaded.text', { count })}</Text>
      {count > 0 ? (
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          marginTop="2"
          onClick={() => form.change(theirs)}
        >
          {say('people.conflict.takeAll')}
        </Button>
      ) : null}
    </Alert>
  );
};
