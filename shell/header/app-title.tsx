import type { ReactElement } from 'react';
import { getLanguage } from '../language/index.ts';
import { homePath, usePage } from '../navigation/index.ts';
import { findEntryByPath } from '../registry/index.ts';
import { Box, Text } from '../ui/index.ts';

/** Name of the app that is open; the desktop needs none. */
export const AppTitle = (): ReactElement | null => {
  const { path } = usePage();
  const entry = findEntryByPath(path);
  if (!entry || entry === findEntryByPath(homePath())) return null;
  return (
    <>
      <Box width="1px" height="6" bg="border" flexShrink="0" aria-hidden />
      <Text truncate color="fg.muted" minWidth="0">
        {entry.names[getLanguage()]}
      </Text>
    </>
  );
};
