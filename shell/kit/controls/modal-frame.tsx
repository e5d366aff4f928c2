import { Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ComponentType, CSSProperties, PropsWithChildren, ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { OverlayState } from '../overlays/index.ts';
import { IconButton } from '../ui/index.ts';

/** What a dialog and a drawer take alike. */
export interface ModalProps {
  open: boolean;
  /** Called by Escape, the close button and, where allowed, a click outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons; the primary one last. */
  footer?: ReactNode;
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Instead of the size's own width; narrow windows leave less. */
  width?: string | undefined;
}

type Part = ComponentType<PropsWithChildren>;
type Layer = ComponentType<
  PropsWithChildren<{ style: CSSProperties; css?: typeof fade } & OverlayState['layerProps']>
>;

/** Fades for 200 ms, in and out (P08). */
export const fade = {
  _open: { animationDuration: 'slow' },
  _closed: { animationDuration: 'slow' },
} as const;

/** The parts that Chakra's dialog and drawer have in common; each brings the styles of its own root. */
interface ModalParts {
  Backdrop: Layer;
  Positioner: Layer;
  Content: ComponentType<PropsWithChildren<{ textStyle?: 'md'; maxWidth?: string; css?: typeof fade }>>;
  Header: Part;
  Title: Part;
  CloseTrigger: ComponentType<PropsWithChildren<{ asChild?: boolean }>>;
  Body: Part;
  Footer: ComponentType<PropsWithChildren<{ flexWrap?: 'wrap' }>>;
}

interface ModalFrameProps extends Pick<ModalProps, 'title' | 'children' | 'footer' | 'width'> {
  parts: ModalParts;
  /** Its place among the overlays. */
  overlay: Pick<OverlayState, 'zIndex' | 'layerProps'>;
  /** Default true. */
  hasCloseButton?: boolean;
}

/** Title, body and buttons of a modal; stands inside the root of a dialog or a drawer. */
export function ModalFrame({
  parts,
  overlay: { zIndex, layerProps },
  title,
  children,
  footer,
  width,
  hasCloseButton = true,
}: ModalFrameProps): ReactElement {
  const intl = useIntl();
  const layer = zIndex === undefined ? {} : { zIndex };
  return (
    <Portal>
      <parts.Backdrop style={layer} css={fade} />
      <parts.Positioner style={layer} {...layerProps}>
        <parts.Content
          textStyle="md"
          css={fade}
          {...(width === undefined ? {} : { maxWidth: `min(${width}, calc(100% - 2rem))` })}
        >
          <parts.Header>
            <parts.Title>{title}</parts.Title>
            {hasCloseButton ? (
              <parts.CloseTrigger asChild>
                <IconButton
                  variant="ghost"
                  size="sm"
                  aria-label={intl.formatMessage({ id: 'kit.dialog.close' })}
                >
                  <X size={20} strokeWidth={1.75} />
                </IconButton>
              </parts.CloseTrigger>
            ) : null}
          </parts.Header>
          <parts.Body>{children}</parts.Body>
          {footer ? <parts.Footer flexWrap="wrap">{footer}</parts.Footer> : null}
        </parts.Content>
      </parts.Positioner>
    </Portal>
  );
}
