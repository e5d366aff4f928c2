import { Box, chakra, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { FieldContext } from './field-control.ts';

export interface FieldProps {
  label: string;
  /** The control: `Input`, `Checkbox`, `NativeSelect`, `Textarea`, or one that spreads `useFieldControl()`. */
  children: ReactNode;
  /** What is wrong, shown under the control and read out; the control is marked invalid. */
  error?: string | undefined;
  /** A hint under the control. */
  help?: string | undefined;
  /** Default false. */
  required?: boolean | undefined;
}

const Label = chakra('label', { base: { display: 'block', fontWeight: '500', marginBottom: '1' } });

/** A label, its control, a hint, and the error beside it. */
export function Field({ label, children, error, help, required }: FieldProps): ReactElement {
  const id = useId();
  const helpId = `${id}help`;
  const errorId = `${id}error`;
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ');
  const control = {
    id,
    required,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <FieldContext value={control}>{children}</FieldContext>
      {help ? (
        <Text id={helpId} fontSize="sm" color="fg.muted" marginTop="1">
          {help}
        </Text>
      ) : null}
      <Text id={errorId} role="alert" fontSize="sm" color="fg.error" marginTop={error ? '1' : '0'}>
        {error}
      </Text>
    </Box>
  );
}
