import { Dialog as Chakra } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactElement, RefObject } from 'react';
import { useOverlay } from '../overlays/index.ts';
import { ModalFrame, type ModalProps } from './modal-frame.tsx';

export interface DialogProps extends ModalProps {
  /** `alertdialog` for questions that must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** False keeps the dialog open on Escape and outside clicks and leaves the close button out. Default true. */
  dismissable?: boolean | undefined;
  /** What takes the focus on opening; by default the first control. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog: focus stays inside and returns to where it was; Escape comes from the stack of overlays. Never give a
 * part an `id` of its own: the focus trap is found through the ids that the dialog makes.
 */
export function Dialog(props: DialogProps): ReactElement {
  const {
    open,
    onClose,
    size = 'md',
    role = 'dialog',
    dismissable = true,
    initialFocusRef,
    ...frame
  } = props;
  const overlay = useOverlay({
    isOpen: open,
    base: 'modal',
    isModal: true,
    onEscape: dismissable ? onClose : 'keep',
  });
  return (
    <Chakra.Root
      recipe={dialogSlotRecipe}
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      size={size}
      role={role}
      placement="center"
      scrollBehavior="inside"
      closeOnEscape={false}
      closeOnInteractOutside={dismissable && role === 'dialog'}
      finalFocusEl={() => overlay.findFocusBefore() ?? null}
      initialFocusEl={() => overlay.findFocusInside() ?? initialFocusRef?.current ?? null}
      lazyMount
      unmountOnExit
    >
      <ModalFrame parts={Chakra} overlay={overlay} hasCloseButton={dismissable} {...frame} />
    </Chakra.Root>
  );
}
