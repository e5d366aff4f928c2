import { Dialog as Chakra } from '@chakra-ui/react';
import { Move, X } from 'lucide-react';
import type { ReactElement, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/index.ts';
import type { Moving } from './use-moving.ts';

export interface TitleBarProps {
  title: string;
  /** Undefined where the dialog stays in its place. */
  moving: Moving | undefined;
  hasCloseButton: boolean;
  /** Takes the focus on opening. */
  closeRef: RefObject<HTMLButtonElement | null>;
}

const comfortable = { minHeight: { base: '11', md: '9' }, minWidth: { base: '11', md: '9' } } as const;

/** Title, handle and close button; all of it moves the dialog. */
export function TitleBar({ title, moving, hasCloseButton, closeRef }: TitleBarProps): ReactElement {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: 'draggable.move.name' });
  const keys = formatMessage({ id: 'draggable.move.keys' });
  const drag = { cursor: moving?.isMoving ? 'grabbing' : 'grab', touchAction: 'none', userSelect: 'none' };
  return (
    <Chakra.Header
      alignItems="center"
      paddingBlock="2"
      paddingInline={{ base: '4', md: '6' }}
      borderBottomWidth="1px"
      borderColor="border.muted"
      {...(moving ? { ...drag, ...moving.handlers } : {})}
    >
      <Chakra.Title flex="1" minWidth="0" overflowWrap="anywhere">
        {title}
      </Chakra.Title>
      {moving ? (
        <IconButton
          variant="ghost"
          size="sm"
          {...comfortable}
          cursor="inherit"
          aria-label={name}
          aria-description={keys}
          title={`${name} – ${keys}`}
          onKeyDown={moving.onKeyDown}
        >
          <Move size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      ) : null}
      {hasCloseButton ? (
        <Chakra.CloseTrigger asChild position="static">
          <IconButton
            ref={closeRef}
            variant="ghost"
            size="sm"
            {...comfortable}
            aria-label={formatMessage({ id: 'kit.dialog.close' })}
          >
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Chakra.CloseTrigger>
      ) : null}
    </Chakra.Header>
  );
}
