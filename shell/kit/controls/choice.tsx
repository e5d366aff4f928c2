import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

const Label = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: { base: '11', md: '9' },
    paddingInline: '3',
    // Long words on a phone take two lines.
    paddingBlock: '1',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    cursor: 'pointer',
    '&:hover': { bg: 'brand.subtle' },
    '&:has(:checked)': {
      borderColor: 'brand.solid',
      bg: 'brand.subtle',
      boxShadow: 'inset 0 0 0 1px {colors.brand.solid}',
      fontWeight: 'medium',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
  },
});

export interface ChoiceProps extends Omit<ComponentProps<typeof Label>, 'onChange'> {
  /** Common to all that stand together. */
  name: string;
  value: string;
  checked: boolean;
  onChoose: (value: string) => void;
  /** Names the choice where what it shows is no text. */
  label?: string | undefined;
  children?: ReactNode;
}

/** One of several; a native radio button that looks like what it stands for. */
export function Choice({
  name,
  value,
  checked,
  onChoose,
  label,
  children,
  ...style
}: ChoiceProps): ReactElement {
  return (
    <Label title={label} {...style}>
      <VisuallyHidden asChild>
        <input
          type="radio"
          name={name}
          value={value}
          checked={checked}
          aria-label={label}
          onChange={() => onChoose(value)}
        />
      </VisuallyHidden>
      {children}
    </Label>
  );
}
