import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Flex, IconButton, Text } from 'shell/ui';
import { LineItem } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { FoundPerson } from './person-search.tsx';

export interface PersonLineProps {
  person: FoundPerson;
  onRemove: () => void;
}

/** Somebody in a list, with a button that takes her out of it. */
export function PersonLine({ person, onRemove }: PersonLineProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <LineItem>
      <Flex align="center" gap="3">
        <Box flex="1" minWidth="0">
          <Text fontWeight="600" overflowWrap="anywhere">
            {person.realName}
          </Text>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {person.loginName}
          </Text>
        </Box>
        <IconButton
          variant="ghost"
          minHeight={{ base: '11', md: '9' }}
          minWidth={{ base: '11', md: '9' }}
          aria-label={t('administration.teachers.remove', { name: person.realName })}
          onClick={onRemove}
        >
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Flex>
    </LineItem>
  );
}
