import type { ReactElement } from 'react';
import { Box, Flex } from '../ui/index.ts';
import { AppMenu } from './app-menu.tsx';
import { AppTitle } from './app-title.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { UnitMark } from './unit-mark.tsx';
import { UserMenu } from './user-menu.tsx';

/** The header of framed pages: unit, title of the app, app menu, language, user. */
export const Header = (): ReactElement => (
  <Flex
    as="header"
    position="sticky"
    top="0"
    zIndex="header"
    align="center"
    gap={{ base: '2', md: '4' }}
    height={{ base: '52px', md: '60px' }}
    paddingInline={{ base: '3', md: '6' }}
    bg="bg.panel"
    borderBottomWidth="1px"
    borderColor="border.muted"
  >
    <UnitMark />
    <AppTitle />
    <Box flex="1" />
    <Flex align="center" gap="2" display={{ base: 'none', md: 'flex' }}>
      <AppMenu />
      <LanguageSwitch />
      <UserMenu />
    </Flex>
  </Flex>
);
