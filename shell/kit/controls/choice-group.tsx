import { chakra, Flex } from '@chakra-ui/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

const Fieldset = chakra('fieldset', { base: { minWidth: '0' } });
const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 'medium', marginBottom: '2' } });

export interface ChoiceGroupProps {
  /** What is chosen. */
  legend: string;
  /** Each a `Choice`. */
  children: ReactNode;
  /** Layout of the choices; default a row that wraps. */
  layout?: ComponentProps<typeof Flex> | undefined;
}

/** Choices that belong together, under their name. */
export function ChoiceGroup({ legend, children, layout }: ChoiceGroupProps): ReactElement {
  return (
    <Fieldset>
      <Legend>{legend}</Legend>
      <Flex wrap="wrap" gap="2" {...layout}>
        {children}
      </Flex>
    </Fieldset>
  );
}
