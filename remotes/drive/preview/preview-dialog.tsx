import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { Dialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Center, Flex, IconButton, Link, Text } from 'shell/ui';
import type { DriveEntry } from '#shared/contracts';
import { savingAddress } from '../entry/addresses.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { Beside } from './find-beside.ts';
import { PreviewContent } from './preview-content.tsx';

export interface PreviewDialogProps {
  entry: DriveEntry;
  beside: Beside;
  onShow: (entry: DriveEntry) => void;
  onClose: () => void;
}

/** A file, large; arrow keys lead to the one before and the next. */
export function PreviewDialog({ entry, beside, onShow, onClose }: PreviewDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { before, after, position } = beside;
  const show = (next: DriveEntry | undefined): void => {
    if (next) onShow(next);
  };
  useArrowKeys((key) => show(key === 'ArrowLeft' ? before : after));
  return (
    <Dialog open onClose={onClose} title={entry.name} width="72rem">
      <Box>
        <Center
          key={entry.entryId}
          height="calc(100dvh - 18rem)"
          minHeight="40"
          bg="bg.muted"
          borderRadius="card"
          overflow="hidden"
        >
          <PreviewContent entry={entry} />
        </Center>
        <Flex align="center" justify="center" gap="2" marginTop="3" wrap="wrap">
          <StepButton label={t('drive.preview.previous')} isOff={!before} onPress={() => show(before)}>
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
          </StepButton>
          <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" role="status">
            {position ? t('drive.preview.position', position) : null}
          </Text>
          <StepButton label={t('drive.preview.next')} isOff={!after} onPress={() => show(after)}>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
          </StepButton>
          <Button asChild variant="outline" minHeight={{ base: '11', md: '10' }}>
            <Link href={savingAddress(entry.path)} download>
              <Download size={18} strokeWidth={1.75} aria-hidden />
              {t('drive.command.download')}
            </Link>
          </Button>
        </Flex>
      </Box>
    </Dialog>
  );
}

/** Wherever the focus is: a dialog opens with it on its close button. Sound and films take the keys themselves. */
function useArrowKeys(onArrow: (key: 'ArrowLeft' | 'ArrowRight') => void): void {
  const onKeyDown = useEffectEvent(({ key, target }: KeyboardEvent): void => {
    const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
    if (isArrow && !(target instanceof HTMLMediaElement)) onArrow(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface StepButtonProps {
  label: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactElement;
}

/** Stays focusable at the end, so that the keyboard does not fall out of the dialog. */
function StepButton({ label, isOff, onPress, children }: StepButtonProps): ReactElement {
  return (
    <IconButton
      variant="outline"
      minHeight={{ base: '11', md: '10' }}
      aria-label={label}
      aria-disabled={isOff}
      opacity={isOff ? '0.5' : '1'}
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}
