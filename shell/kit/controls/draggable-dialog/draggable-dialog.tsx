import { Dialog as Chakra, Portal } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { RoomWords } from '../../../core/language/index.ts';
import { useOverlay } from '../../overlays/index.ts';
import { fade } from '../modal-frame.tsx';
import { catalogues } from './messages/zh-CN.json?all';
import { type DialogPosition, type DialogSize, marginOf, widthOf } from './placement.ts';
import { TitleBar } from './title-bar.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useMoving } from './use-moving.ts';

/** The props of P01; the names are its own. */
export interface DraggableDialogProps {
  visible: boolean;
  title: string;
  /** Of the window, or a length. Default: by its size, 60 %. */
  width?: string | undefined;
  /** From the upper edge of the window, for positions that do not say it. Default 15 %. */
  top?: string | undefined;
  /** Default `middle`. */
  position?: DialogPosition | undefined;
  /** Default `small`. */
  size?: DialogSize | undefined;
  /** False leaves the page usable and scrolling. Default true. */
  modal?: boolean | undefined;
  /** Default true. */
  showClose?: boolean | undefined;
  /** Default true. */
  closeOnPressEscape?: boolean | undefined;
  /** Whether a click beside it closes it. Default false. */
  closeOnClickModal?: boolean | undefined;
  /** Whether it is moved by its title bar. Default true. */
  dragged?: boolean | undefined;
  /** Asked before Escape, the close button or a click beside it close; false keeps it open. */
  beforeClose?: (() => boolean | Promise<boolean>) | undefined;
  onClose: () => void;
  /** Where the focus begins. Default the close button. */
  findFirstFocus?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
  /** Buttons; the primary one last. */
  footer?: ReactNode;
  /** Where its layer begins (P08). Default `widget`. */
  base?: 'widget' | 'about' | undefined;
}

/** The body leaves 180 px of the window (P02). */
const bodyMaxHeight = 'calc(100dvh - 180px)';

/** A window over the page that is moved by its title bar, by mouse, finger or keyboard, and stays inside the browser's. */
export function DraggableDialog(props: DraggableDialogProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Window {...props} />
    </RoomWords>
  );
}

function Window(props: DraggableDialogProps): ReactElement {
  const { visible, title, size = 'small', modal = true, dragged = true, closeOnPressEscape = true } = props;
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const moving = useMoving(content);
  const leave = async (): Promise<void> => {
    if ((await props.beforeClose?.()) ?? true) props.onClose();
  };
  const onEscape = closeOnPressEscape ? () => void leave() : 'keep';
  const { zIndex, raise, layerProps, findFocusBefore, findFocusInside } = useOverlay({
    isOpen: visible,
    base: props.base ?? 'widget',
    isModal: modal,
    onEscape,
  });
  useFocusReturn(visible && !modal);
  const layer = zIndex === undefined ? {} : { zIndex };
  return (
    <Chakra.Root
      recipe={dialogSlotRecipe}
      open={visible}
      onOpenChange={(details) => {
        if (!details.open) void leave();
      }}
      modal={modal}
      closeOnEscape={false}
      closeOnInteractOutside={props.closeOnClickModal ?? false}
      initialFocusEl={() => findFocusInside() ?? props.findFirstFocus?.() ?? closeButton.current ?? content}
      finalFocusEl={() => findFocusBefore() ?? null}
      lazyMount
      unmountOnExit
    >
      <Portal>
        {modal ? <Chakra.Backdrop style={layer} css={fade} /> : null}
        <Chakra.Positioner
          style={layer}
          {...layerProps}
          justifyContent="flex-start"
          alignItems="flex-start"
          overflow="hidden"
        >
          <Chakra.Content
            ref={setContent}
            textStyle="md"
            css={fade}
            margin={marginOf(props.position ?? 'middle', props.top ?? '15%')}
            width={widthOf(size, props.width)}
            maxWidth="none"
            minHeight={size === 'full' ? '100dvh' : undefined}
            borderWidth={modal ? '0' : '1px'}
            borderColor="border.muted"
            style={{ translate: `${moving.offset.x}px ${moving.offset.y}px` }}
            onFocusCapture={raise}
            onPointerDownCapture={raise}
          >
            <TitleBar
              title={title}
              moving={dragged ? moving : undefined}
              hasCloseButton={props.showClose ?? true}
              closeRef={closeButton}
            />
            <Chakra.Body maxHeight={bodyMaxHeight} overflow="auto" paddingTop="4">
              {props.children}
            </Chakra.Body>
            {props.footer ? <Chakra.Footer flexWrap="wrap">{props.footer}</Chakra.Footer> : null}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
