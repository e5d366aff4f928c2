import type { ReactElement } from 'react';
import type { Icon } from '#shared/contracts';
import { Text, VisuallyHidden } from '../../kit/ui/index.ts';
import { useClosedWords, useOutsideWords } from './use-opening.ts';

/**
 * Says below the name of an app that it cannot open. Takes two lines rather than the neighbour's room. Where it opens outside the
 * portal, screen readers get that; eyes have the mark of the picture.
 */
export function ClosedWords({ icon }: { icon: Icon }): ReactElement | null {
  const words = useClosedWords(icon);
  const outsideWords = useOutsideWords(icon);
  if (!words) return outsideWords ? <VisuallyHidden>{outsideWords}</VisuallyHidden> : null;
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
