import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Button, type ButtonProps } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';

export interface RowActionProps extends Pick<ButtonProps, 'variant' | 'loading'> {
  /** The word on the button. */
  word: MessageId;
  /** What the row is about, for those who hear the button without the row. */
  about: string;
  onPress: () => void;
}

/** A small button at the end of a row. */
export const RowAction = ({ word, about, onPress, ...look }: RowActionProps): ReactElement => {
  const t = useTranslations<MessageId>();
  return (
    <Button
      size="sm"
      minHeight={{ base: '11', md: '9' }}
      aria-label={t('messages.row.about', { action: t(word), about })}
      onClick={onPress}
      {...look}
    >
      {t(word)}
    </Button>
  );
};
