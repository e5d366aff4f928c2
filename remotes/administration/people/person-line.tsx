import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Flex, IconButton, Text } from 'shell/ui';
import { LineItem } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { HoldsMore } from './holds-more.tsx';
import type { FoundPerson } from './person-search.tsx';

export interface PersonLineProps {
  /** Nothing is taken from who holds more than the user. */
  person: FoundPerson & { readonly holdsMore?: boolean };
  /** Whether nobody is taken out of this list. Default false. */
  isKept?: boolean;
  onRemove: () => void;
}

/** Somebody in a list, with a button that takes her out of it, or why there is none. */
export function PersonLine({ person, isKept = false, onRemove }: PersonLineProps): ReactElement {
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
          {person.holdsMore ? <HoldsMore /> : null}
        </Box>
        {person.holdsMore || isKept ? null : (
          <IconButton
            variant="ghost"
            minHeight={{ base: '11', md: '9' }}
            minWidth={{ base: '11', md: '9' }}
            aria-label={t('administration.teachers.remove', { name: person.realName })}
            onClick={onRemove}
          >
            <X size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
      </Flex>
    </LineItem>
  );
}
