import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactElement } from 'react';
import { useFieldControl } from '../ui/index.ts';

const Control = chakra('textarea', {
  base: {
    width: '100%',
    minHeight: '24',
    padding: '3',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'md',
    focusVisibleRing: 'inside',
    _invalid: { borderColor: 'border.error' },
  },
});

export type TextareaProps = ComponentProps<typeof Control>;

/** A text field of several lines. */
export function Textarea(props: TextareaProps): ReactElement {
  return <Control {...useFieldControl()} {...props} />;
}
