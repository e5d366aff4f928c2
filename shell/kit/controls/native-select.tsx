import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactElement } from 'react';
import { useFieldControl } from '../ui/index.ts';

const Control = chakra('select', {
  base: {
    width: '100%',
    height: '11',
    paddingInline: '3',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'md',
    focusVisibleRing: 'inside',
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    _invalid: { borderColor: 'border.error' },
  },
});

export interface NativeSelectProps extends Omit<ComponentProps<typeof Control>, 'children'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/** A choice of one; the browser's own list, so that it works on every device. */
export function NativeSelect({ options, ...props }: NativeSelectProps): ReactElement {
  return (
    <Control {...useFieldControl()} {...props}>
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </Control>
  );
}
