import { Undo2, X } from 'lucide-react';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Button, IconButton, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { FloatingBar } from './floating-bar.tsx';

/** Long enough to read, notice and reach. */
const shownMs = 10_000;

export interface UndoBarProps {
  /** How many entries were removed, and the name of the first. */
  count: number;
  name: string;
  isBusy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what was removed, and brings it back. It stays while somebody points at it. */
export function UndoBar({ count, name, isBusy, onUndo, onClose }: UndoBarProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [isHeld, setHeld] = useState(false);
  // The page around it may draw again as often as it likes: the time goes on.
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    if (isHeld || isBusy) return;
    const timer = setTimeout(() => close(), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, isBusy]);
  return (
    <FloatingBar
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Text lineClamp="2" overflowWrap="anywhere">
        {t('drive.undo.removed', { count, name })}
      </Text>
      <Button
        variant="ghost"
        flexShrink="0"
        minHeight={{ base: '11', md: '9' }}
        loading={isBusy}
        onClick={onUndo}
      >
        <Undo2 size={18} strokeWidth={1.75} aria-hidden />
        {t('drive.undo.button')}
      </Button>
      <IconButton
        variant="ghost"
        minHeight={{ base: '11', md: '9' }}
        aria-label={t('drive.undo.close')}
        onClick={onClose}
      >
        <X size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </FloatingBar>
  );
}
