import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { showUnitLogo } from '#shared/contracts';
import { getLanguage } from '../language/index.ts';
import { homePath } from '../navigation/index.ts';
import { useUser } from '../session/index.ts';
import { AppLink, Center, Image, Text } from '../ui/index.ts';

/** Logo and name of the unit; the first character of the name stands in for a logo that cannot be had. */
export const UnitMark = (): ReactElement => {
  const { formatMessage } = useIntl();
  const { unitId, unitName, unitEnName } = useUser();
  const [broken, setBroken] = useState(false);
  const name = getLanguage() === 'en' && unitEnName ? unitEnName : unitName;
  return (
    <AppLink
      href={homePath()}
      gap="3"
      minWidth="9"
      color="fg"
      aria-label={formatMessage({ id: 'header.unit.home' }, { name })}
      title={name}
    >
      {broken ? (
        <Center
          boxSize="9"
          borderRadius="control"
          bg="brand.solid"
          color="brand.contrast"
          fontWeight="semibold"
          aria-hidden
          data-initial={[...name][0]}
          _before={{ content: 'attr(data-initial)' }}
        />
      ) : (
        <Image
          src={showUnitLogo.path.replace('{unitId}', encodeURIComponent(unitId))}
          alt=""
          height="9"
          width="auto"
          // A wide logo gives way too, once the name has.
          minWidth="9"
          maxWidth="120px"
          fit="contain"
          onError={() => setBroken(true)}
        />
      )}
      {/* A long name takes two lines, so that the row of apps keeps its room. */}
      <Text
        lineClamp={{ base: 2, md: 1, lg: 2 }}
        fontWeight="semibold"
        lineHeight="1.3"
        textWrap="balance"
        minWidth="0"
        flexShrink="100"
        maxWidth={{ base: '100%', md: '12rem' }}
      >
        {name}
      </Text>
    </AppLink>
  );
};
