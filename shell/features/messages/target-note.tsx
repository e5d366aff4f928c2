import { Link2Off } from 'lucide-react';
import type { ReactElement } from 'react';
import { HStack, Text } from '../../kit/ui/index.ts';

/** Why a message or to-do cannot be opened, beside its source and date. */
export function TargetNote({ children }: { children: string }): ReactElement {
  return (
    <HStack as="span" gap="1">
      <Link2Off size={16} strokeWidth={1.75} aria-hidden />
      <Text as="span">{children}</Text>
    </HStack>
  );
}
