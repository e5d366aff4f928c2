import type { ReactElement } from 'react';
import { getLanguage } from '../language/index.ts';
import { homePath, usePage } from '../navigation/index.ts';
import { findEntryByPath } from '../registry/index.ts';
import { Box, Text } from '../ui/index.ts';

/** On a tablet held upright two letters would be left of it; the heading of the page says the same. */
const display = { base: 'block', md: 'none', lg: 'block' } as const;

/** Name of the app that is open; the desktop needs none. */
export const AppTitle = (): ReactElement | null => {
  const { path } = usePage();
  const entry = findEntryByPath(path);
  if (!entry || entry === findEntryByPath(homePath())) return null;
  const name = entry.names[getLanguage()];
  return (
    <>
      <Box display={display} width="1px" height="6" bg="border" flexShrink="0" aria-hidden />
      {/* Where there is little room, the name of the unit makes it: whoever is in an app knows her school. */}
      <Text truncate display={display} color="fg.muted" flexShrink="0" maxWidth="60%" title={name}>
        {name}
      </Text>
    </>
  );
};
