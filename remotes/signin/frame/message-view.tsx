import type { ReactElement, ReactNode } from 'react';
import { PageHeading, Stack, Text } from 'shell/ui';

export interface MessageViewProps {
  title: string;
  text: string;
  /** Text that stands in the page in English whatever its language. */
  original?: string | undefined;
  /** Buttons, the first the primary one, and what stands below. */
  children?: ReactNode;
}

/** A card that says why the user cannot go on here, and what to press. */
export function MessageView({ title, text, original, children }: MessageViewProps): ReactElement {
  return (
    <Stack gap="5">
      <Stack role="alert" gap="3" textAlign="center">
        <PageHeading size="xl" overflowWrap="anywhere">
          {title}
        </PageHeading>
        {original ? (
          <Text lang="en" fontWeight="medium">
            {original}
          </Text>
        ) : null}
        <Text color="fg.muted">{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}
