import type { ReactElement } from 'react';
import { isDesktop } from '../app-icons/index.ts';
import { getLanguage } from '../language/index.ts';
import { usePage } from '../navigation/index.ts';
import { findEntryByPath } from '../registry/index.ts';
import { Box, Text } from '../ui/index.ts';

/** On a tablet held upright two letters would be left of it; the heading of the page says the same. */
const display = { base: 'block', md: 'none', lg: 'block' } as const;

/**
 * Name of the app that is open; the desktop needs none. On computers it takes the same room on every page, so that the
 * apps beside it keep their place.
 */
export const AppTitle = (): ReactElement | null => {
  const { path } = usePage();
  if (isDesktop(path)) return null;
  const name = findEntryByPath(path)?.names[getLanguage()];
  return (
    <>
      <Box display={display} width="1px" height="6" bg="border" flexShrink="0" aria-hidden />
      {/* Where there is little room, the name of the unit makes it: whoever is in an app knows her school. */}
      <Text
        truncate
        display={display}
        color="fg.muted"
        // With large text it gives way too, once the name of the unit has.
        flexShrink={{ base: '1', lg: '0' }}
        minWidth="0"
        width={{ lg: '28', xl: '36' }}
        maxWidth={{ base: '60%', lg: 'none' }}
        title={name}
      >
        {name}
      </Text>
    </>
  );
};
