import type { ReactElement } from 'react';
import { chakra, Text } from '../../kit/ui/index.ts';

const Title = chakra('button', {
  base: {
    display: 'block',
    maxWidth: '100%',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    // The whole row opens it; what else can be pressed in the row lies above.
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
    },
  },
});

export interface RowTitleProps {
  children: string;
  /** Default true. */
  isBold?: boolean;
  onOpen: () => void;
}

/** What a row is about: opens it, wherever in the row one presses. The row is `position: relative`. */
export function RowTitle({ children, isBold = true, onOpen }: RowTitleProps): ReactElement {
  return (
    <Title type="button" fontWeight={isBold ? '600' : '400'} onClick={onOpen}>
      <Text as="span" lineClamp="3">
        {children}
      </Text>
    </Title>
  );
}
