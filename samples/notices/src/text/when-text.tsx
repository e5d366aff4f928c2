import type { ReactElement } from 'react';
import { useLanguage } from 'shell/session';
import { Text } from 'shell/ui';
import { formatInstant } from './format-instant.ts';

/** An instant, as people say it today. */
export function WhenText({ at }: { at: number }): ReactElement {
  const { language } = useLanguage();
  return (
    <Text as="time" fontSize="inherit" whiteSpace="nowrap">
      {formatInstant(at, { language, now: Date.now() })}
    </Text>
  );
}
