import type { ReactElement } from 'react';
import { Heading, Stack, Text } from 'shell/ui';

/** Title and whole text of a message, as its sender wrote them. Text, whatever stands in it. */
export function MessageText({ title, text }: { title: string | null; text: string }): ReactElement {
  return (
    <Stack gap="2">
      {title ? (
        <Heading as="h3" size="md" overflowWrap="anywhere">
          {title}
        </Heading>
      ) : null}
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
    </Stack>
  );
}
