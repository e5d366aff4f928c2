import { CircleCheck, CircleHelp, Clock, OctagonX } from 'lucide-react';
import type { ReactElement } from 'react';
import { Badge } from 'shell/ui';
import type { LicenceStatus } from '../state/licence-status.ts';
import { useSay } from '../state/use-say.ts';

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
      {useSay()(`licences.status.${status}`)}
    </Badge>
  );
};
