import { Bell as BellGlyph } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { pagePaths } from '#shared/contracts';
import { usePage } from '../../core/navigation/index.ts';
import { IconButton } from '../../kit/ui/index.ts';
import { CountBadge } from './count-badge.tsx';
import { useMessageCounts } from './counts.ts';
import { useDot } from './message-config.ts';
import { openMessages } from './shown.ts';

/** Says how many messages wait and opens them; not on the desktop's own address (G05). */
export function Bell(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { path } = usePage();
  const isDot = useDot();
  const count = useMessageCounts()?.message ?? 0;
  if (path === pagePaths.desktop) return null;
  const label = formatMessage({ id: 'header.messages.button' }, { count });
  return (
    <IconButton
      variant="ghost"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={openMessages}
    >
      <BellGlyph size={20} strokeWidth={1.75} aria-hidden />
      <CountBadge count={count} isDot={isDot} />
    </IconButton>
  );
}
