import { type ReactElement, type ReactNode, useId } from 'react';
import { Box, Card, Flex, Heading, Text } from 'shell/ui';

export interface SectionCardProps {
  title: string;
  /** What it is for, and what to look out for. */
  text?: string | undefined;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A titled part of a page. */
export function SectionCard({ title, text, actions, children }: SectionCardProps): ReactElement {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padding="0">
      <Flex
        wrap="wrap"
        align="center"
        gap="3"
        padding={{ base: '4', md: '5' }}
        borderBottomWidth={children ? '1px' : '0'}
        borderColor="border.muted"
      >
        <Box flex="1 1 16rem" minWidth="0">
          <Heading as="h2" size="md" id={id}>
            {title}
          </Heading>
          {text ? (
            <Text fontSize="sm" color="fg.muted" marginTop="1">
              {text}
            </Text>
          ) : null}
        </Box>
        {actions}
      </Flex>
      {children}
    </Card>
  );
}
