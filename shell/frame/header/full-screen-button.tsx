import { Maximize, Minimize } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../kit/ui/index.ts';

/** Takes the whole screen and gives it back; not there where the browser does not allow it. */
export function FullScreenButton(): ReactElement | null {
  const { formatMessage } = useIntl();
  const isFull = useSyncExternalStore(subscribe, isFullScreen);
  if (!document.fullscreenEnabled) return null;
  const label = formatMessage({ id: isFull ? 'header.screen.leave' : 'header.screen.full' });
  return (
    <IconButton
      variant="ghost"
      aria-label={label}
      title={label}
      aria-pressed={isFull}
      onClick={() => void toggle()}
    >
      {isFull ? (
        <Minimize size={20} strokeWidth={1.75} aria-hidden />
      ) : (
        <Maximize size={20} strokeWidth={1.75} aria-hidden />
      )}
    </IconButton>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

function isFullScreen(): boolean {
  return document.fullscreenElement !== null;
}

/** A browser that refuses leaves the page as it is. */
async function toggle(): Promise<void> {
  try {
    await (isFullScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    // Refused by the browser or the frame that the portal is in.
  }
}
