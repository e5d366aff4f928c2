import { type ReactElement, type ReactNode, useId } from 'react';
import { Card, Center, Flex, Heading, Stack } from 'shell/ui';

export interface FormStepProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** A numbered part of a long form. */
export function FormStep({ number, title, children }: FormStepProps): ReactElement {
  const id = useId();
  return (
    <Card padding={{ base: '4', md: '6' }} aria-labelledby={id}>
      <Flex align="center" gap="3" marginBottom="4">
        <Center
          aria-hidden
          boxSize="7"
          flexShrink="0"
          borderRadius="full"
          bg="brand.subtle"
          color="brand.fg"
          fontWeight="600"
          fontSize="sm"
        >
          {number}
        </Center>
        <Heading as="h2" size="lg" id={id}>
          {title}
        </Heading>
      </Flex>
      <Stack gap="4">{children}</Stack>
    </Card>
  );
}
