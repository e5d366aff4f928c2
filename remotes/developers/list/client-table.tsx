import type { ReactElement } from 'react';
import { ListTable } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { RegisteredClient } from '#shared/contracts';
import { useInstant, useUnitName } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { ClientView } from '../routes/route.ts';
import { StatusBadge, UnitStateBadge } from './client-badges.tsx';
import { ClientLink } from './client-link.tsx';

export interface ClientViewProps {
  clients: readonly RegisteredClient[];
  view: ClientView;
  caption: string;
}

/** Apps as rows under a header that stays in sight. */
export function ClientTable({ clients, view, caption }: ClientViewProps): ReactElement {
  const t = useTranslations<MessageId>();
  const formatInstant = useInstant();
  const nameUnit = useUnitName();
  const columns = [
    'name',
    'kind',
    'status',
    ...(view === 'mine' ? [] : ['unit' as const]),
    ...(view === 'all' ? ['ownState' as const] : []),
    'created',
  ] as const;
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={columns.map((column) => ({ key: column, label: t(`developers.list.column.${column}`) }))}
      />
      <tbody>
        {clients.map((client) => (
          <ListTable.Row key={client.clientId}>
            <ListTable.Cell>
              <ClientLink client={client} />
            </ListTable.Cell>
            <ListTable.Cell whiteSpace="nowrap">{t(`developers.kind.${client.kind}.name`)}</ListTable.Cell>
            <ListTable.Cell>
              <StatusBadge status={client.status} />
            </ListTable.Cell>
            {view === 'mine' ? null : (
              <ListTable.Cell>
                {client.unit ? nameUnit(client.unit) : t('developers.list.operator')}
              </ListTable.Cell>
            )}
            {view === 'all' ? (
              <ListTable.Cell>
                <UnitStateBadge state={client.ownUnitState} />
              </ListTable.Cell>
            ) : null}
            <ListTable.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {formatInstant(client.createdAt)}
            </ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}
