import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, chakra, Text } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';
import { useInstant, useUnitName } from '../state/use-names.ts';
import { ClientBadges } from './client-badges.tsx';
import { ClientLink } from './client-link.tsx';
import type { ClientViewProps } from './client-table.tsx';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    padding: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
  },
});

/** Apps as cards, where a table has no room. */
export const ClientCards = ({ clients, view, caption }: ClientViewProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const tell = useInstant();
  const nameUnit = useUnitName();
  return (
    <List aria-label={caption}>
      {clients.map((client) => (
        <Item key={client.clientId}>
          <ClientLink client={client} />
          <Box paddingInlineStart="12" marginTop="2">
            <ClientBadges client={client} />
            <Text fontSize="sm" color="fg.muted" marginTop="1">
              {[
                view === 'mine' ? '' : client.unit ? nameUnit(client.unit) : t('developers.list.operator'),
                tell(client.createdAt),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Box>
        </Item>
      ))}
    </List>
  );
};
