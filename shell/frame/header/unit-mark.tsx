import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { unitLogoPath } from '#shared/contracts';
import { localName } from '#shared/names';
import { getLanguage } from '../../core/language/index.ts';
import { homePath } from '../../core/navigation/index.ts';
import { useUser } from '../../core/session/index.ts';
import { AppLink, Image, Text } from '../../kit/ui/index.ts';
import { fitByArea, usualMaxPx } from './fit-by-area.ts';

/** The portal's own mark, which browsers have already for their tab. */
const defaultLogo = '/favicon.ico';

/** Logo and name of the unit; the default logo stands in for one that cannot be had (G01, G02). */
export function UnitMark(): ReactElement {
  const { formatMessage } = useIntl();
  const { unitId, unitName, unitEnName } = useUser();
  const [broken, setBroken] = useState(false);
  const [maxWidth, setMaxWidth] = useState(usualMaxPx);
  const name = localName(getLanguage(), unitName, unitEnName);
  return (
    <AppLink
      href={homePath()}
      columnGap="3"
      minWidth="9"
      // So much more than the name of the app that this one loses no part of a pixel, which would cost it two letters.
      flexShrink={{ base: '100000', md: '1' }}
      // A name that has no room for its words stands in the second line, which is not shown.
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      maxHeight={{ base: '11', md: 'none' }}
      overflow={{ base: 'hidden', md: 'visible' }}
      color="fg"
      aria-label={formatMessage({ id: 'header.unit.home' }, { name })}
      title={name}
    >
      <Image
        src={broken ? defaultLogo : unitLogoPath(unitId)}
        alt=""
        height="9"
        width="auto"
        // As high as the link, so that the first line is all of it.
        marginBlock={{ base: '1', md: '0' }}
        // A wide logo gives way too, once the name has.
        minWidth="9"
        maxWidth={{ base: `${usualMaxPx}px`, md: `${maxWidth}px` }}
        fit="contain"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setMaxWidth(fitByArea(naturalWidth / naturalHeight))
        }
        onError={() => setBroken(true)}
      />
      {/* A long name takes two lines, so that the row of apps keeps its room. */}
      <Text
        lineClamp={{ base: 2, md: 1, lg: 2 }}
        fontWeight="semibold"
        lineHeight="1.3"
        textWrap="balance"
        // The least room for words. A basis alone would not count in the width of the link, and a short name would not fit.
        minWidth={{ base: '7em', md: '0' }}
        flexGrow={{ base: '1', md: '0' }}
        flexShrink="100"
        flexBasis={{ base: '7em', md: 'auto' }}
        maxWidth={{ base: '100%', md: '12rem' }}
      >
        {name}
      </Text>
    </AppLink>
  );
}
