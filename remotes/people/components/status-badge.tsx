import type { ReactElement } from 'react';
import { Badge } from 'shell/ui';
import type { UserStatus } from '#shared/contracts';
import { useSay } from '../state/use-say.ts';

export const StatusBadge = ({ status }: { status: UserStatus }): ReactElement => (
  <Badge colorPalette={status === 'enabled' ? 'green' : 'gray'}>{useSay()(`people.status.${status}`)}</Badge>
);
