import type { ReactElement } from 'react';
import { Heading, VStack } from 'shell/ui';
import type { Unit } from '../state/use-unit.ts';
import { UnitLogo } from './unit-logo.tsx';

/** Whose card this is: logo and name. */
export const UnitHeading = ({ unit }: { unit: Unit }): ReactElement => (
  <VStack gap="3">
    <UnitLogo unit={unit} />
    <Heading as="h1" size="xl" textAlign="center" lineHeight="short" overflowWrap="anywhere">
      {unit.name}
    </Heading>
  </VStack>
);
