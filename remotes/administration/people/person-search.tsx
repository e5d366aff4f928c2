import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { KeywordField } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

/** More would push what stands below out of sight; more letters find fewer. */
const maxShown = 6;

export interface FoundPerson {
  readonly userId: string;
  readonly realName: string;
  readonly loginName: string;
}

export interface PersonSearchProps<Person extends FoundPerson> {
  /** Of the field, of the group of people, and of nobody found. */
  words: { field: string; found: string; notFound: string };
  /** Begins the key of what is asked. */
  queryKey: readonly unknown[];
  find: (keyword: string, signal: AbortSignal) => Promise<readonly Person[]>;
  /** While somebody is being added. Default false. */
  isBusy?: boolean;
  onChoose: (person: Person) => void;
}

/** Finds people by name, pinyin or login name; a press adds one of them. */
export function PersonSearch<Person extends FoundPerson>(props: PersonSearchProps<Person>): ReactElement {
  const { words, queryKey, find, isBusy = false, onChoose } = props;
  const t = useTranslations<MessageId>();
  const [keyword, setKeyword] = useState('');
  const { data = [], isFetched } = useQuery({
    queryKey: [...queryKey, keyword],
    queryFn: ({ signal }) => find(keyword, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Box>
      <KeywordField value={keyword} onValueChange={setKeyword} label={words.field} />
      <Flex role="group" aria-label={words.found} wrap="wrap" gap="2" marginTop="2">
        {data.slice(0, maxShown).map((person) => (
          <Button
            key={person.userId}
            variant="outline"
            size="sm"
            minHeight={{ base: '11', md: '9' }}
            title={person.loginName}
            aria-label={t('administration.teachers.add', { name: person.realName })}
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onChoose(person);
            }}
          >
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            {person.realName}
          </Button>
        ))}
      </Flex>
      {isFetched && data.length === 0 ? (
        <Text role="status" fontSize="sm" color="fg.muted">
          {words.notFound}
        </Text>
      ) : null}
    </Box>
  );
}
