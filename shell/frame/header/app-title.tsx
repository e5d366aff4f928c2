import type { ReactElement } from 'react';
import { pick } from '#shared/language';
import { getLanguage } from '../../core/language/index.ts';
import { useTitle } from '../../core/navigation/index.ts';
import { findEntryByPath } from '../../core/registry/index.ts';
import { isDesktop } from '../../features/app-icons/index.ts';
import { Box, Text } from '../../kit/ui/index.ts';
import { useHeaderPath } from './use-header-path.ts';

/** On a tablet held upright two letters would be left of it; the heading of the page says the same. */
const display = { base: 'block', md: 'none', lg: 'block' } as const;

/**
 * Name of the app that is open; the desktop needs none. On computers it takes the same room on every page, so that the
 * apps beside it keep their place.
 */
export function AppTitle(): ReactElement | null {
  const path = useHeaderPath();
  const title = useTitle();
  if (isDesktop(path)) return null;
  const entry = findEntryByPath(path);
  // A page of another origin has the name of its app. The room that knows its address would be loaded for the sign-in page too.
  const name = path === '/frames' ? title : entry && pick(entry.names, getLanguage());
  return (
    <>
      <Box display={display} width="1px" height="6" bg="border" flexShrink="0" aria-hidden />
      {/* Where there is little room, the name of the unit makes it: a user in an app knows her school. */}
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
}
