import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Center, Spinner, Text } from 'shell/ui';
import { useDelayed } from '#shared/timing';
import type { MessageId } from '../messages/message-id.ts';

const shownAfterMs = 200;

/** Says that a bundle is on its way; nothing at all for the first moment. */
export function Opening(): ReactElement {
  const t = useTranslations<MessageId>();
  const isShown = useDelayed(true, shownAfterMs);
  return (
    <Center gap="3" paddingBlock="12" role="status" color="fg.muted">
      {isShown ? (
        <>
          <Spinner aria-hidden />
          <Text>{t('viewport.opening.text')}</Text>
        </>
      ) : null}
    </Center>
  );
}
