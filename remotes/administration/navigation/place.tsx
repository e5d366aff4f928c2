import type { ReactElement, ReactNode } from 'react';
import { Box, Flex } from 'shell/ui';
import { SideNavigation, type SideNavigationProps } from './side-navigation.tsx';

/** The side navigation, and a section beside it. */
export function Place({
  children,
  ...navigation
}: SideNavigationProps & { children: ReactNode }): ReactElement {
  return (
    <Flex direction={{ base: 'column', xl: 'row' }} align="stretch">
      <SideNavigation {...navigation} />
      <Box flex="1" minWidth="0">
        {children}
      </Box>
    </Flex>
  );
}
