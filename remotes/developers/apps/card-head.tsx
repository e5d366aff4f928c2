import type { ReactElement } from 'react';
import { Box, Heading, Text } from 'shell/ui';

/** The heading of a card, and what the card is about. */
export function CardHead({ title, text }: { title: string; text: string }): ReactElement {
  return (
    <Box padding={{ base: '4', md: '5' }} borderBottomWidth="1px" borderColor="border.muted">
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      <Text color="fg.muted" marginTop="1">
        {text}
      </Text>
    </Box>
  );
}
