import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Text } from 'shell/ui';
import { Row, Rows } from '../frame/rows.tsx';
import { useInstant, useUnitName } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { ClientBadges } from './client-badges.tsx';
import { ClientLink } from './client-link.tsx';
import type { ClientViewProps } from './client-table.tsx';

/** Apps as cards, where a table has no room. */
export function ClientCards({ clients, view, caption }: ClientViewProps): ReactElement {
  const t = useTranslations<MessageId>();
  const formatInstant = useInstant();
  const nameUnit = useUnitName();
  return (
    <Rows aria-label={caption}>
      {clients.map((client) => (
        <Row key={client.clientId} padding="3">
          <ClientLink client={client} />
          <Box paddingInlineStart="12" marginTop="2">
            <ClientBadges client={client} />
            <Text fontSize="sm" color="fg.muted" marginTop="1">
              {[
                view === 'mine' ? '' : client.unit ? nameUnit(client.unit) : t('developers.list.operator'),
                formatInstant(client.createdAt),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Box>
        </Row>
      ))}
    </Rows>
  );
}
