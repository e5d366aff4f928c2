import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

const Row = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '6',
    minHeight: '8',
    cursor: 'pointer',
  },
});
const Box = chakra('input', {
  base: { boxSize: '4.5', accentColor: 'brand.strong', cursor: 'pointer', focusVisibleRing: 'outside' },
});

export interface CheckboxProps extends Omit<ComponentProps<typeof Box>, 'type' | 'children'> {
  /** The label; leave it out only where `aria-label` names the box. */
  children?: ReactNode;
}

/** A native check box with its label. */
export function Checkbox({ children, ...props }: CheckboxProps): ReactElement {
  return (
    <Row>
      <Box type="checkbox" {...props} />
      {children}
    </Row>
  );
}
