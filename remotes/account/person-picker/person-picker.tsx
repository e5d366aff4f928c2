import { useQuery } from '@tanstack/react-query';
import { UserRound, X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { KeywordField, LoadRetry } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra, Flex, IconButton, Text } from 'shell/ui';
import type { Person } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { peopleQuery } from './people-query.ts';
import { personQuery } from './person-query.ts';

const Hits = chakra('ul', {
  base: {
    listStyle: 'none',
    padding: '1',
    marginTop: '1',
    borderWidth: '1px',
    borderColor: 'border.muted',
    borderRadius: 'control',
    bg: 'bg.panel',
    maxWidth: 'sm',
  },
});

export interface PersonPickerProps {
  userId: string | undefined;
  onChange: (userId: string | undefined) => void;
}

/** Finds one person of the unit by name, login name or phone number. */
export function PersonPicker({ userId, onChange }: PersonPickerProps): ReactElement {
  return userId ? (
    <Chosen userId={userId} onClear={() => onChange(undefined)} />
  ) : (
    <Search onPick={onChange} />
  );
}

function Chosen({ userId, onClear }: { userId: string; onClear: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const { data } = useQuery(personQuery(userId));
  const name = data ? labelOf(data) : userId;
  return (
    <Flex
      align="center"
      gap="2"
      minHeight="11"
      paddingInline="3"
      maxWidth="sm"
      borderRadius="control"
      borderWidth="1px"
      borderColor="brand.border"
      bg="bg.subtle"
    >
      <UserRound size={18} strokeWidth={1.75} aria-hidden />
      <Text flex="1" minWidth="0" truncate title={name}>
        {name}
      </Text>
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={t('account.picker.clear', { name })}
        onClick={onClear}
      >
        <X size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Flex>
  );
}

function Search({ onPick }: { onPick: (userId: string) => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const [keyword, setKeyword] = useState('');
  const { data, error, refetch, isFetching } = useQuery(peopleQuery(keyword));
  const hits = keyword === '' ? [] : (data?.list ?? []);
  const said = keyword === '' || !data ? '' : t('account.picker.found', { count: data.total });
  return (
    <Box>
      <KeywordField value={keyword} onValueChange={setKeyword} label={t('account.picker.label')} />
      {error ? (
        <Flex role="alert" align="center" gap="3" marginTop="1">
          <Text>{t('account.picker.failed')}</Text>
          <LoadRetry isSmall error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        </Flex>
      ) : null}
      <Text role="status" fontSize="sm" color="fg.muted" marginTop={said ? '1' : '0'}>
        {said}
      </Text>
      {hits.length > 0 ? (
        <Hits aria-label={t('account.picker.hits')}>
          {hits.map((person) => (
            <li key={person.userId}>
              <Button
                variant="ghost"
                width="100%"
                minHeight="11"
                justifyContent="flex-start"
                onClick={() => onPick(person.userId)}
              >
                <Text as="span" truncate>
                  {labelOf(person)}
                </Text>
              </Button>
            </li>
          ))}
        </Hits>
      ) : null}
    </Box>
  );
}

function labelOf({ realName, loginName }: Pick<Person, 'realName' | 'loginName'>): string {
  return `${realName}（${loginName}）`;
}
