import type { ComponentProps, ReactElement } from 'react';
import { Text } from 'shell/ui';

/** A docstring: English in every language, with its code as code. */
export function DocText({ text, ...style }: ComponentProps<typeof Text> & { text: string }): ReactElement {
  return (
    <Text lang="en" {...style}>
      {text.split('`').map((part, at) => {
        const key = `${at} ${part}`;
        return at % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
      })}
    </Text>
  );
}
