import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, chakra, Flex, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { classOf } from '../person/person-draft.ts';
import type { PeopleViewProps } from './people-table.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PersonName } from './person-name.tsx';
import { StatusBadge } from './status-badge.tsx';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    padding: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
  },
});

/** People as cards, where a table has no room. */
export function PeopleCards({ people, caption, ownUserId, onTask }: PeopleViewProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <List aria-label={caption}>
      {people.map((person) => (
        <Item key={person.userId}>
          <Flex gap="2" align="flex-start">
            <Box flex="1" minWidth="0">
              <PersonName person={person} ownUserId={ownUserId} onTask={onTask} />
              <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" marginTop="1" fontSize="sm">
                <StatusBadge status={person.userStatus} />
                <Text as="span">{t(`people.type.${person.userType}`)}</Text>
                {[classOf(person), person.phone, person.email].filter(Boolean).map((text) => (
                  <Text as="span" key={text} color="fg.muted" overflowWrap="anywhere">
                    {text}
                  </Text>
                ))}
              </Flex>
            </Box>
            <PersonMenu person={person} ownUserId={ownUserId} onTask={onTask} />
          </Flex>
        </Item>
      ))}
    </List>
  );
}
