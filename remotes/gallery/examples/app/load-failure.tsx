import type { ReactElement } from 'react';
import { LoadFailure } from 'shell/app';
import { RequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** What did not come, why, and what to press. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const failure = new RequestError({
    kind: 'network',
    code: 'offline',
    message: t('gallery.sample.failed'),
    requestId: '7f3a-0c',
  });
  return <LoadFailure error={failure} onRetry={() => notify(t('gallery.sample.again'))} />;
}
