import { Text, VStack } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  /** What to do next. */
  text?: string | undefined;
  /** An icon above the title. */
  icon?: ReactNode;
  /** Buttons below. */
  children?: ReactNode;
}

/** What stands where a list has nothing to show. */
export function EmptyState({ title, text, icon, children }: EmptyStateProps): ReactElement {
  return (
    <VStack gap="3" paddingBlock="12" paddingInline="4" textAlign="center" color="fg.muted">
      {icon}
      <Text fontSize="lg" fontWeight="600" color="fg">
        {title}
      </Text>
      {text ? <Text maxWidth="48ch">{text}</Text> : null}
      {children}
    </VStack>
  );
}
