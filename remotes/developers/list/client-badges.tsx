import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge, Flex } from 'shell/ui';
import type { ClientStatus, ClientUnitState, RegisteredClient } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

const statusPalettes: Readonly<Record<ClientStatus, string>> = {
  requested: 'orange',
  active: 'green',
  disabled: 'gray',
};
const unitPalettes: Readonly<Record<ClientUnitState, string>> = { on: 'green', allow: 'blue', off: 'gray' };

export function StatusBadge({ status }: { status: ClientStatus }): ReactElement {
  return (
    <Badge colorPalette={statusPalettes[status]}>
      {useTranslations<MessageId>()(`developers.status.${status}`)}
    </Badge>
  );
}

export function UnitStateBadge({ state }: { state: ClientUnitState }): ReactElement {
  return (
    <Badge colorPalette={unitPalettes[state]}>
      {useTranslations<MessageId>()(`developers.unitState.${state}`)}
    </Badge>
  );
}

/** State and kind of an app. */
export function ClientBadges({ client }: { client: RegisteredClient }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Flex wrap="wrap" gap="2">
      <StatusBadge status={client.status} />
      <Badge>{t(`developers.kind.${client.kind}.name`)}</Badge>
      {client.isFirstParty ? <Badge colorPalette="blue">{t('developers.kind.firstParty')}</Badge> : null}
    </Flex>
  );
}
