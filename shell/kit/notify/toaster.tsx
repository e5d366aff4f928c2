import { X } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Box, IconButton, Stack, Text } from '../ui/index.ts';
import { dismiss, type Notice, type NotifyTone, useNotices } from './notices.ts';

const palettes: Record<NotifyTone, string> = {
  success: 'green',
  info: 'blue',
  warning: 'orange',
  error: 'red',
};
const titleIds: Record<NotifyTone, string> = {
  success: 'notify.title.success',
  info: 'notify.title.info',
  warning: 'notify.title.info',
  error: 'notify.title.error',
};

/** Counts the time of a toast down while nobody points at it. */
function useExpiry({ id, duration }: Notice, isHeld: boolean): void {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld]);
}

function Toast({ notice }: { notice: Notice }): ReactElement {
  const { formatMessage } = useIntl();
  const [isHeld, setIsHeld] = useState(false);
  useExpiry(notice, isHeld);
  return (
    <Box
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      colorPalette={palettes[notice.tone]}
      display="flex"
      alignItems="flex-start"
      gap="3"
      paddingInline="4"
      paddingBlock="3"
      bg="bg.panel"
      borderRadius="card"
      borderInlineStartWidth="4px"
      borderColor="colorPalette.fill"
      boxShadow="floating"
      pointerEvents="auto"
      animation="slide-from-top 160ms ease-out, fade-in 160ms ease-out"
    >
      <Box flex="1" minWidth="0">
        <Text fontWeight="semibold">{notice.title ?? formatMessage({ id: titleIds[notice.tone] })}</Text>
        <Text overflowWrap="anywhere">{notice.text}</Text>
      </Box>
      <IconButton
        variant="ghost"
        size="xs"
        aria-label={formatMessage({ id: 'notify.toast.close' })}
        onClick={() => dismiss(notice.id)}
      >
        <X size={16} strokeWidth={1.75} />
      </IconButton>
    </Box>
  );
}

function useEscape(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}

/** Shows the toasts, 16 px apart. */
function Toaster(): ReactElement {
  const { formatMessage } = useIntl();
  const notices = useNotices();
  useEscape(notices.length > 0);
  return (
    <Stack
      as="section"
      aria-label={formatMessage({ id: 'notify.list.label' })}
      position="fixed"
      // Below the header, whose buttons stay free.
      top="4.25rem"
      insetInline="0"
      marginInline="auto"
      width="min(26rem, calc(100vw - 2rem))"
      gap="16px"
      zIndex="toast"
      pointerEvents="none"
    >
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </Stack>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default Toaster;
