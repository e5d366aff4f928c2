import { X } from 'lucide-react';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { cornerStyles, useCorner } from '../../kit/corner/index.ts';
import { useOverlay } from '../../kit/overlays/index.ts';
import { Box, Flex, Heading, IconButton } from '../../kit/ui/index.ts';
import { TodoList } from './todo-list.tsx';
import { useAutoClose } from './use-auto-close.ts';
import type { Opened } from './use-todo-popup.ts';

/** The popup closes by itself after this long (H09), ms. */
const autoCloseMs = 15_000;

export interface TodoPopupProps {
  opened: Exclude<Opened, undefined>;
  onClose: () => void;
  /** By the icon. */
  onCloseForSession: () => void;
}

/** The to-dos at the right of the page. Not modal; closes when it was left alone for 15 s. */
export function TodoPopup({ opened, onClose, onCloseForSession }: TodoPopupProps): ReactElement {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const popup = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const [isPointed, setPointed] = useState(false);
  const [isInside, setInside] = useState(false);
  const [actions, setActions] = useState(0);
  useAutoClose({ afterMs: autoCloseMs, isHeld: isPointed || isInside, actions, onClose });
  useCorner('todos', popup, true);
  useEffect(() => {
    if (opened !== 'by user') return;
    opener.current = document.activeElement;
    popup.current?.focus();
  }, [opened]);
  const onEscape = (): void => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  // It opens by itself, so that Escape is its own only for who is inside.
  const { zIndex } = useOverlay({ isOpen: isInside, base: 'panel', onEscape });
  return (
    <Box
      as="section"
      ref={popup}
      tabIndex={-1}
      aria-labelledby={titleId}
      role="region"
      onPointerEnter={(event) => setPointed(event.pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setInside(true)}
      onBlur={(event) => setInside(event.currentTarget.contains(event.relatedTarget))}
      position="fixed"
      {...cornerStyles.todos}
      insetInlineEnd={{ base: '2', md: '6' }}
      insetInlineStart={{ base: '2', md: 'auto' }}
      width={{ base: 'auto', md: '360px' }}
      overflowY="auto"
      padding="4"
      bg="bg.panel"
      borderRadius="card"
      borderWidth="1px"
      borderColor="border.muted"
      boxShadow="floating"
      // Left alone, it stays below everything that the user opens.
      zIndex={zIndex ?? 'sticky'}
      outline="none"
      animation="slide-from-right 160ms ease-out"
    >
      <Flex align="center" justify="space-between" marginBottom="1">
        <Heading as="h2" id={titleId} size="lg">
          {formatMessage({ id: 'message.todos.title' })}
        </Heading>
        <IconButton
          variant="ghost"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          minWidth={{ base: '11', md: '9' }}
          aria-label={formatMessage({ id: 'message.todos.close' })}
          title={formatMessage({ id: 'message.todos.close' })}
          onClick={onCloseForSession}
        >
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Flex>
      <TodoList onAction={() => setActions((count) => count + 1)} />
    </Box>
  );
}
