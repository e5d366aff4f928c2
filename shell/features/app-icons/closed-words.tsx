import type { ReactElement } from 'react';
import type { Icon } from '#shared/contracts';
import { Text } from '../../kit/ui/index.ts';
import { useClosedWords } from './use-opening.ts';

/** Says below the name of an app that it cannot open; nothing where it opens. Takes two lines rather than the neighbour's room. */
export function ClosedWords({ icon }: { icon: Icon }): ReactElement | null {
  const words = useClosedWords(icon);
  if (!words) return null;
  return (
    <Text
      as="span"
      maxWidth={{ base: '4.5rem', md: '100%' }}
      marginTop="-1.5"
      color="fg.muted"
      fontSize="0.6875rem"
      lineHeight="1.2"
      textAlign="center"
    >
      {words}
    </Text>
  );
}
