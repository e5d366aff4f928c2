import type { ReactElement, ReactNode } from 'react';
import { AppLink, Text } from 'shell/ui';

interface TodayLineProps {
  text: string;
  /** Undefined where there is nothing to open. */
  path: string | undefined;
  /** Where it is from, and when it came. */
  children: ReactNode;
}

const textStyle = {
  display: 'block',
  lineClamp: '1',
  overflowWrap: 'anywhere',
  fontWeight: '500',
  fontSize: 'sm',
  lineHeight: '1.4',
} as const;

/** Large enough for a finger, or a pointer. */
const pressable = { base: '11', md: '6' };

/** One thing in two lines: what it is, and small where it is from. */
export function TodayLine({ text, path, children }: TodayLineProps): ReactElement {
  return (
    <>
      {path ? (
        <AppLink href={path} title={text} color="inherit" minHeight={pressable} {...textStyle}>
          {text}
        </AppLink>
      ) : (
        <Text title={text} {...textStyle}>
          {text}
        </Text>
      )}
      <Text fontSize="xs" lineHeight="1.4" color="fg.muted" overflowWrap="anywhere">
        {children}
      </Text>
    </>
  );
}
