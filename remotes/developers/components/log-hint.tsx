import type { ReactElement, ReactNode } from 'react';
import { AppLink, Text } from 'shell/ui';
import { useSay } from '../state/use-say.ts';

/** A sentence that leads to the log, where the exact reason stands. */
export const LogHint = ({ href, children }: { href: string; children: ReactNode }): ReactElement => (
  <Text fontSize="sm">
    {children} <AppLink href={href}>{useSay()('developers.try.toLog')}</AppLink>
  </Text>
);
