import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { KeywordField } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex, Text } from 'shell/ui';
import { type AnswerOf, organisationTeachers } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

type Teacher = AnswerOf<typeof organisationTeachers>[number];

/** More would push the lines out of sight; more letters find fewer. */
const maxShown = 6;

export interface TeacherSearchProps {
  unitId: string;
  onChoose: (teacher: Teacher) => void;
}

/** Finds a teacher of the unit by name, pinyin or login name, and adds a line for her. */
export function TeacherSearch({ unitId, onChoose }: TeacherSearchProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [keyword, setKeyword] = useState('');
  const { data = [], isFetched } = useQuery(teachersQuery(unitId, keyword));
  return (
    <Box>
      <KeywordField value={keyword} onValueChange={setKeyword} label={t('administration.teachers.search')} />
      <Flex role="group" aria-label={t('administration.teachers.found')} wrap="wrap" gap="2" marginTop="2">
        {data.slice(0, maxShown).map((teacher) => (
          <Button
            key={teacher.userId}
            variant="outline"
            size="sm"
            minHeight={{ base: '11', md: '9' }}
            title={teacher.loginName}
            aria-label={t('administration.teachers.add', { name: teacher.realName })}
            onClick={() => onChoose(teacher)}
          >
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            {teacher.realName}
          </Button>
        ))}
      </Flex>
      {isFetched && data.length === 0 ? (
        <Text role="status" fontSize="sm" color="fg.muted">
          {t('administration.teachers.notFound')}
        </Text>
      ) : null}
    </Box>
  );
}

function teachersQuery(unitId: string, keyword: string) {
  return queryOptions({
    queryKey: [organisationTeachers.name, unitId, keyword],
    queryFn: ({ signal }) => request(organisationTeachers, { unitId, keyword }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
}
