import type { ReactElement } from 'react';
import { Avatar, NameButton } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Badge, Box, Flex, Text } from 'shell/ui';
import type { Person } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

export interface PersonNameProps {
  person: Person;
  isSelf: boolean;
  onEdit: () => void;
}

/** Name and login name; the name opens the form. */
export function PersonName({ person, isSelf, onEdit }: PersonNameProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Flex wrap={{ base: 'wrap', md: 'nowrap' }} columnGap="3" align="center" minWidth="0">
      {/* On a tablet the table has no room for it. */}
      <Box display={{ base: 'block', md: 'none', lg: 'block' }} flexShrink="0">
        <Avatar userId={person.userId} name={person.realName} picture={person.avatar} />
      </Box>
      <Box flex={{ base: '1 1 6rem', md: '0 1 auto' }} minWidth={{ base: '0', lg: '7rem' }}>
        <NameButton
          name={person.realName}
          label={t('people.list.editName', { name: person.realName })}
          onClick={onEdit}
        />
        {isSelf ? (
          <Badge colorPalette="brand" marginInlineStart="2">
            {t('people.list.you')}
          </Badge>
        ) : null}
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {person.loginName}
        </Text>
      </Box>
    </Flex>
  );
}
