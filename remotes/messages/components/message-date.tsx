import type { ReactElement } from 'react';
import { Text } from 'shell/ui';
import { useMessageDate } from '#shared/dates';

/** When a message came. */
export const MessageDate = ({ text }: { text: string }): ReactElement => {
  const { label, title } = useMessageDate(text);
  return (
    <Text as="span" whiteSpace="nowrap" fontVariantNumeric="tabular-nums" title={title}>
      {label}
    </Text>
  );
};
