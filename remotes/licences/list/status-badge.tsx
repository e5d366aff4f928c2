import { CircleCheck, CircleHelp, Clock, OctagonX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import type { LicenceStatus } from './licence-status.ts';

const styles = {
  unreadable: { Icon: CircleHelp, palette: 'gray' },
  expired: { Icon: OctagonX, palette: 'red' },
  ending: { Icon: Clock, palette: 'orange' },
  active: { Icon: CircleCheck, palette: 'green' },
} as const;

/** A status by colour, sign and word. */
export function StatusBadge({ status }: { status: LicenceStatus }): ReactElement {
  const { Icon, palette } = styles[status];
  return (
    <Badge colorPalette={palette} gap="1">
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {useTranslations<MessageId>()(`licences.status.${status}`)}
    </Badge>
  );
}
