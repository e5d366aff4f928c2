import { House } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { homePath, navigate } from '../../core/navigation/index.ts';
import { isDesktop } from '../../features/app-icons/index.ts';
import { IconButton } from '../../kit/ui/index.ts';
import { useHeaderPath } from './use-header-path.ts';

/** Back to the desktop from wherever the user is; there is nothing to go back to on the desktop itself. */
export function DesktopButton(): ReactElement | null {
  const { formatMessage } = useIntl();
  const path = useHeaderPath();
  if (isDesktop(path)) return null;
  const label = formatMessage({ id: 'header.desktop.button' });
  return (
    <IconButton variant="ghost" aria-label={label} title={label} onClick={() => void navigate(homePath())}>
      <House size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
