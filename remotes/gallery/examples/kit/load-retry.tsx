import type { ReactElement } from 'react';
import { LoadRetry } from 'shell/kit';
import { RequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify, Stack } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** Tries again, and says what to quote. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const failure = new RequestError({
    kind: 'network',
    code: 'offline',
    message: t('gallery.sample.failed'),
    requestId: '7f3a-0c',
  });
  return (
    <Stack align="flex-start">
      <LoadRetry error={failure} namesReason onRetry={() => notify(t('gallery.sample.again'))} />
    </Stack>
  );
}
