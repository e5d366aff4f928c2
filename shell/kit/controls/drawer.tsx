import { Drawer as Chakra } from '@chakra-ui/react';
import { drawerSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactElement } from 'react';
import { useOverlay } from '../overlays/index.ts';
import { ModalFrame, type ModalProps } from './modal-frame.tsx';

export type DrawerProps = ModalProps;

/** A modal panel at the end of the page, for forms and details beside a list. */
export function Drawer({ open, onClose, size = 'md', ...frame }: DrawerProps): ReactElement {
  const overlay = useOverlay({ isOpen: open, base: 'modal', isModal: true, onEscape: onClose });
  return (
    <Chakra.Root
      recipe={drawerSlotRecipe}
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      size={size}
      placement="end"
      closeOnEscape={false}
      initialFocusEl={() => overlay.findFocusInside() ?? null}
      finalFocusEl={() => overlay.findFocusBefore() ?? null}
      lazyMount
      unmountOnExit
    >
      <ModalFrame parts={Chakra} overlay={overlay} {...frame} />
    </Chakra.Root>
  );
}
