import { Drawer as Chakra, Portal } from '@chakra-ui/react';
import { drawerSlotRecipe } from '@chakra-ui/react/theme';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../ui/index.ts';

export interface DrawerProps {
  open: boolean;
  /** Called by Escape, the close button and a click outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons; the primary one last. */
  footer?: ReactNode;
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A modal panel at the end of the page, for forms and details beside a list. */
export const Drawer = ({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'md',
}: DrawerProps): ReactElement => {
  const intl = useIntl();
  return (
    <Chakra.Root
      recipe={drawerSlotRecipe}
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      size={size}
      placement="end"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content textStyle="md">
            <Chakra.Header>
              <Chakra.Title>{title}</Chakra.Title>
              <Chakra.CloseTrigger asChild>
                <IconButton
                  variant="ghost"
                  size="sm"
                  aria-label={intl.formatMessage({ id: 'kit.dialog.close' })}
                >
                  <X size={20} strokeWidth={1.75} />
                </IconButton>
              </Chakra.CloseTrigger>
            </Chakra.Header>
            <Chakra.Body>{children}</Chakra.Body>
            {footer ? <Chakra.Footer>{footer}</Chakra.Footer> : null}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
};
