import { CircleCheck, CircleHelp, Clock, OctagonX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge } from 'shell/ui';
import type { LicenceStatus } from '../state/licence-status.ts';
import type { MessageId } from '../state/message-id.ts';

const looks = {
  unreadable: { Icon: CircleHelp, palette: 'gray' },
  expired: { Icon: OctagonX, palette: 'red' },
  ending: { Icon: Clock, palette: 'orange' },
  active: { Icon: CircleCheck, palette: 'green' },
} as const;

/** A status by colour, sign and word. */
export const StatusBadge = ({ status }: { status: LicenceStatus }): ReactElement => {
  const { Icon, palette } = looks[status];
  return (
    <Badge colorPalette={palette} gap="1">
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {useTranslations<MessageId>()(`licences.status.${status}`)}
    </Badge>
  );
};
