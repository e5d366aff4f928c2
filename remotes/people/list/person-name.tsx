import type { ReactElement } from 'react';
import { Avatar, NameButton } from 'shell/kit';
import { useMaySend } from 'shell/permissions';
import { useTranslations } from 'shell/session';
import { Badge, Box, Flex, Text } from 'shell/ui';
import type { KeptPerson } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { actionsFor, type Task } from '../person/task.ts';

export interface PersonNameProps {
  person: KeptPerson;
  ownUserId: string;
  onTask: (task: Task) => void;
}

/** Name and login name; the name opens the form, or the details for users who may not edit her. */
export function PersonName({ person, ownUserId, onTask }: PersonNameProps): ReactElement {
  const t = useTranslations<MessageId>();
  const mayEdit = actionsFor(person, ownUserId, useMaySend()).includes('edit');
  return (
    <Flex wrap={{ base: 'wrap', md: 'nowrap' }} columnGap="3" align="center" minWidth="0">
      {/* On a tablet the table has no room for it. */}
      <Box display={{ base: 'block', md: 'none', lg: 'block' }} flexShrink="0">
        <Avatar userId={person.userId} name={person.realName} picture={person.avatar} />
      </Box>
      <Box flex={{ base: '1 1 6rem', md: '0 1 auto' }} minWidth={{ base: '0', lg: '7rem' }}>
        <NameButton
          name={person.realName}
          label={t(mayEdit ? 'people.list.editName' : 'people.list.viewName', { name: person.realName })}
          onClick={() => onTask({ kind: mayEdit ? 'edit' : 'view', person })}
        />
        {person.userId === ownUserId ? (
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
