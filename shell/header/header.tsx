import type { ReactElement } from 'react';
import { AppRow } from '../app-menu/index.ts';
import { useApplicationConfig } from '../startup/index.ts';
import { useLayout } from '../themes/index.ts';
import { Box, Flex } from '../ui/index.ts';
import { AppTitle } from './app-title.tsx';
import { endSlot } from './end-slot.ts';
import { Slot } from './slot.tsx';
import { UnitMark } from './unit-mark.tsx';

/** The header of framed pages: unit, title of the app, app menu, buttons, language, user. */
export const Header = (): ReactElement => {
  const { showTopMenu } = useApplicationConfig();
  const layout = useLayout();
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="header"
      align="center"
      gap={{ base: '2', md: '4' }}
      // Grows with the text, which is in rem.
      height={{ base: '52px', md: '3.75rem' }}
      paddingInline={{ base: '3', md: '6' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <UnitMark />
      <AppTitle />
      {layout === 'top' && showTopMenu ? <AppRow /> : <Box flex="1" />}
      <Box flex="1" display={{ base: 'block', md: 'none' }} />
      <Flex align="center" gap="2" display={{ base: 'none', md: 'flex' }}>
        <Slot items={endSlot} />
      </Flex>
    </Flex>
  );
};
