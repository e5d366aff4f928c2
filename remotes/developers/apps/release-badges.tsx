import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge } from 'shell/ui';
import type { ReleaseChannel, ReleaseState } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

const statePalettes: Readonly<Record<ReleaseState, string>> = {
  uploaded: 'orange',
  approved: 'green',
  withdrawn: 'gray',
};
const channelPalettes: Readonly<Record<ReleaseChannel, string>> = { stable: 'green', next: 'blue' };

export function StateBadge({ state }: { state: ReleaseState }): ReactElement {
  const t = useTranslations<MessageId>();
  return <Badge colorPalette={statePalettes[state]}>{t(`developers.apps.state.${state}`)}</Badge>;
}

export function ChannelBadge({ channel }: { channel: ReleaseChannel }): ReactElement {
  const t = useTranslations<MessageId>();
  return <Badge colorPalette={channelPalettes[channel]}>{t(`developers.apps.channel.${channel}`)}</Badge>;
}
