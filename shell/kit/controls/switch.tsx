import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useFieldControl } from '../ui/index.ts';

export interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children?: ReactNode;
  'aria-label'?: string | undefined;
  disabled?: boolean | undefined;
}

const Row = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '8', cursor: 'pointer' },
});
const Control = chakra('input', {
  base: {
    appearance: 'none',
    width: '10',
    height: '6',
    flexShrink: '0',
    borderRadius: 'full',
    bg: 'border.control',
    position: 'relative',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out',
    focusVisibleRing: 'outside',
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      insetInlineStart: '3px',
      boxSize: '18px',
      borderRadius: 'full',
      bg: 'white',
      transition: 'translate 150ms ease-out',
    },
    _checked: { bg: 'brand.strong', _before: { translate: '16px 0' } },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
});

/** Turns something on or off at once. */
export function Switch({ checked, onCheckedChange, children, ...props }: SwitchProps): ReactElement {
  return (
    <Row>
      <Control
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        {...useFieldControl()}
        {...props}
      />
      {children}
    </Row>
  );
}
