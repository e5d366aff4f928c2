import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Button, type ButtonProps } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

export interface RowActionProps extends Pick<ButtonProps, 'variant' | 'loading'> {
  /** The word on the button. */
  word: MessageId;
  /** What the row is about, for screen readers that read the button without the row. */
  about: string;
  onPress: () => void;
}

/** A small button at the end of a row. */
export function RowAction({ word, about, onPress, ...style }: RowActionProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Button
      size="sm"
      minHeight={{ base: '11', md: '9' }}
      aria-label={t('messages.row.about', { action: t(word), about })}
      onClick={onPress}
      {...style}
    >
      {t(word)}
    </Button>
  );
}
