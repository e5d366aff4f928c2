import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactElement } from 'react';
import { useFieldControl } from './field-control.ts';

const Control = chakra('input', {
  base: {
    width: '100%',
    minWidth: '0',
    height: '11',
    paddingInline: '3',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'md',
    focusVisibleRing: 'inside',
    _placeholder: { color: 'fg.subtle' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    _invalid: { borderColor: 'border.error' },
  },
});

export type InputProps = ComponentProps<typeof Control>;

/** A text field of one line; inside a `Field` it takes over its label, hint and error. */
export function Input(props: InputProps): ReactElement {
  return <Control {...useFieldControl()} {...props} />;
}
