import type { ReactElement } from 'react';
import { Avatar } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { HStack } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

const sizes = ['tiny', 'small', 'large', 'huge'] as const;

/** Four sizes; without a picture it shows the first letter. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <HStack gap="4" align="center">
      {sizes.map((size, at) => (
        <Avatar
          key={size}
          userId={String(at * 7 + 1)}
          name={t('gallery.sample.person')}
          picture={null}
          size={size}
        />
      ))}
    </HStack>
  );
}
