import { type ReactElement, useState } from 'react';
import { Center, Image } from 'shell/ui';
import type { Unit } from '../frame/use-unit.ts';

/** The unit's logo; without one, or when it cannot be shown, the first character of the name. */
export function UnitLogo({ unit, isSmall }: { unit: Unit; isSmall?: boolean | undefined }): ReactElement {
  const size = isSmall ? '12' : '16';
  const [broken, setBroken] = useState(false);
  if (unit.logo && !broken) {
    return (
      <Image
        src={unit.logo}
        alt=""
        height={size}
        {...(isSmall ? { width: size } : {})}
        flexShrink="0"
        maxWidth="100%"
        objectFit="contain"
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <Center
      aria-hidden
      boxSize={size}
      flexShrink="0"
      borderRadius="tile"
      bg="brand.strong"
      color="brand.contrast"
      fontSize={isSmall ? 'xl' : '3xl'}
      fontWeight="semibold"
    >
      {[...unit.name][0]}
    </Center>
  );
}
