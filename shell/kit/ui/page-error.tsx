import { Text, VStack } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

export interface PageErrorProps {
  /** What happened. */
  title: string;
  /** What is safe, and what to do. */
  text?: string | undefined;
  /** Buttons; the first is the primary one. */
  children?: ReactNode;
  /** Small print to quote, such as the request id. */
  detail?: string | undefined;
}

/** A whole page that says what went wrong and what to press. */
export function PageError({ title, text, children, detail }: PageErrorProps): ReactElement {
  return (
    <VStack role="alert" gap="4" paddingBlock="16" paddingInline="4" textAlign="center">
      <PageHeading size="xl">{title}</PageHeading>
      {text ? (
        <Text maxWidth="56ch" color="fg.muted">
          {text}
        </Text>
      ) : null}
      {children}
      {detail ? (
        <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {detail}
        </Text>
      ) : null}
    </VStack>
  );
}
