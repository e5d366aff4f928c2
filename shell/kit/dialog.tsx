import { Dialog as Chakra, Portal } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../ui/index.ts';

export interface DialogProps {
  open: boolean;
  /** Called by Escape, the close button and, where allowed, a click outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons; the primary one last. */
  footer?: ReactNode;
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** `alertdialog` for questions that must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** False keeps the dialog open on Escape and outside clicks and leaves the close button out. Default true. */
  dismissable?: boolean | undefined;
  /** What takes the focus on opening; by default the first control. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog: focus stays inside and returns to where it was. Never give a part an `id` of its own: focus trap and
 * Escape are found through the ids that the dialog makes.
 */
export const Dialog = (props: DialogProps): ReactElement => {
  const { open, onClose, title, children, footer, size = 'md', role = 'dialog', dismissable = true } = props;
  const { initialFocusRef } = props;
  const intl = useIntl();
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
      closeOnEscape={dismissable}
      closeOnInteractOutside={dismissable && role === 'dialog'}
      {...(initialFocusRef ? { initialFocusEl: () => initialFocusRef.current } : {})}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content textStyle="md">
            <Chakra.Header>
              <Chakra.Title>{title}</Chakra.Title>
              {dismissable ? (
                <Chakra.CloseTrigger asChild>
                  <IconButton
                    variant="ghost"
                    size="sm"
                    aria-label={intl.formatMessage({ id: 'kit.dialog.close' })}
                  >
                    <X size={20} strokeWidth={1.75} />
                  </IconButton>
                </Chakra.CloseTrigger>
              ) : null}
            </Chakra.Header>
            <Chakra.Body>{children}</Chakra.Body>
            {footer ? <Chakra.Footer>{footer}</Chakra.Footer> : null}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
};
