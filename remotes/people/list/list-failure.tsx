import { Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { LoadFailure, type LoadFailureProps } from 'shell/app';
import { isRequestError } from 'shell/request';
import { homePath, useTranslations } from 'shell/session';
import { AppLink, EmptyState } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

/** The list could not be loaded: it is not for this user, or something went wrong. */
export function ListFailure(props: LoadFailureProps): ReactElement {
  const t = useTranslations<MessageId>();
  if (isRequestError(props.error) && props.error.code === 'forbidden') return <Forbidden />;
  return <LoadFailure title={t('people.list.error.title')} text={t('people.list.error.hint')} {...props} />;
}

function Forbidden(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <EmptyState
      icon={<Lock size={40} strokeWidth={1.25} aria-hidden />}
      title={t('people.list.forbidden.title')}
      text={t('people.list.forbidden.hint')}
    >
      <AppLink href={homePath()}>{t('people.list.forbidden.home')}</AppLink>
    </EmptyState>
  );
}
