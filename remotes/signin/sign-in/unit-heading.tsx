import type { ReactElement } from 'react';
import { Heading, Stack } from 'shell/ui';
import type { Unit } from '../frame/use-unit.ts';
import { UnitLogo } from './unit-logo.tsx';

/** Whose card this is: logo and name, beside each other where the card has much to hold. */
export function UnitHeading({ unit, isLow }: { unit: Unit; isLow?: boolean }): ReactElement {
  return (
    <Stack direction={isLow ? 'row' : 'column'} wrap="wrap" align="center" justify="center" gap="3">
      <UnitLogo unit={unit} isSmall={isLow} />
      <Heading
        as="h1"
        size="xl"
        textAlign={isLow ? 'start' : 'center'}
        fontSize="min(1.25rem, 9vw)"
        lineHeight="short"
        // Beside the logo while a long word has room there.
        maxWidth={isLow ? 'max(100% - 3.75rem, 7em)' : '100%'}
        overflowWrap="anywhere"
      >
        {unit.name}
      </Heading>
    </Stack>
  );
}
