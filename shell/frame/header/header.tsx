import type { ReactElement } from 'react';
import { isDesktop } from '../../features/app-icons/index.ts';
import { OverrideHost } from '../../features/app-releases/index.ts';
import { PaletteButton, PaletteField } from '../../features/palette/index.ts';
import { useApplicationConfig } from '../../features/startup/index.ts';
import { useLayout } from '../../features/themes/index.ts';
import { Box, Flex } from '../../kit/ui/index.ts';
import { AppRow } from '../app-menu/index.ts';
import { AppTitle } from './app-title.tsx';
import { endSlot } from './end-slot.ts';
import { Slot } from './slot.tsx';
import { UnitMark } from './unit-mark.tsx';
import { useHeaderPath } from './use-header-path.ts';

/** The header of framed pages: unit, title of the app, app menu, buttons, language, user. */
export function Header(): ReactElement {
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="header"
      align="center"
      gap={{ base: '2', md: '4' }}
      // Grows with the text, which is in rem.
      minHeight={{ base: '52px', md: '3.75rem' }}
      // Where large text leaves no room for all of it side by side, it takes a second line.
      flexWrap={{ base: 'nowrap', xl: 'wrap' }}
      paddingInline={{ base: '3', md: '6' }}
      // Nothing at the usual size of text, so that the height stays; room above and below two lines.
      paddingBlock={{ md: 'calc(0.5rem - 8px)' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <UnitMark />
      <AppTitle />
      <OverrideHost />
      <Middle />
      <Box flex="1" display={{ base: 'block', md: 'none' }} />
      <SearchButton />
      <Flex
        align="center"
        gap="2"
        wrap={{ base: 'nowrap', xl: 'wrap' }}
        display={{ base: 'none', md: 'flex' }}
      >
        <Slot items={endSlot} />
      </Flex>
    </Flex>
  );
}

/** The apps, as many as fit; on the desktop the search. */
function Middle(): ReactElement {
  const { showTopMenu } = useApplicationConfig();
  const layout = useLayout();
  const path = useHeaderPath();
  if (isDesktop(path)) return <Search />;
  return layout === 'top' && showTopMenu ? <AppRow /> : <Box flex="1" />;
}

/** Where the apps or a phone leave no room for the field. */
function SearchButton(): ReactElement {
  const isOnDesktop = isDesktop(useHeaderPath());
  // A tablet has no room for it beside the apps; its key and the panel of the apps lead there too.
  return (
    <PaletteButton display={{ base: 'inline-flex', md: 'none', lg: isOnDesktop ? 'none' : 'inline-flex' }} />
  );
}

/** Where there is room for a field: the desktop does not repeat its apps in the header. */
function Search(): ReactElement {
  return (
    <Flex flex="1" minWidth="0" justify="center" display={{ base: 'none', md: 'flex' }}>
      <PaletteField maxWidth="md" />
    </Flex>
  );
}
