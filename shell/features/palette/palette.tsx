import { Dialog, Portal } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useOverlay } from '../../kit/overlays/index.ts';
import { Flex } from '../../kit/ui/index.ts';
import { closePalette } from './palette-open.ts';
import { PaletteWords } from './palette-words.tsx';
import { SearchBox } from './search-box.tsx';

const atOnce = { _open: { animationDuration: '120ms' } } as const;

/** The search over the page. */
export function Palette(): ReactElement {
  return (
    <PaletteWords>
      <Sheet />
    </PaletteWords>
  );
}

/** A dialog near the top; on phones it takes the whole screen. */
function Sheet(): ReactElement {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const overlay = useOverlay({ isOpen: true, base: 'modal', isModal: true, onEscape: closePalette });
  const layer = overlay.zIndex === undefined ? {} : { zIndex: overlay.zIndex };
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      open
      onOpenChange={({ open }) => {
        if (!open) closePalette();
      }}
      size={{ base: 'full', md: 'lg' }}
      placement="top"
      scrollBehavior="inside"
      closeOnEscape={false}
      aria-label={formatMessage({ id: 'palette.dialog.label' })}
      initialFocusEl={() => field.current}
      finalFocusEl={() => overlay.findFocusBefore() ?? null}
    >
      <Portal>
        <Dialog.Backdrop style={layer} css={atOnce} />
        <Dialog.Positioner style={layer} {...overlay.layerProps}>
          <Dialog.Content
            textStyle="md"
            css={atOnce}
            borderRadius={{ base: '0', md: 'card' }}
            minHeight={{ base: '100dvh', md: '0' }}
            marginBlock={{ base: '0', md: '10vh' }}
          >
            <Flex direction="column" height={{ base: '100dvh', md: 'auto' }} maxHeight={{ md: '76vh' }}>
              <SearchBox fieldRef={field} />
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
