import type { ReactElement } from 'react';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { type AnswerOf, organisationTeachers } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { PersonSearch } from '../people/person-search.tsx';

type Teacher = AnswerOf<typeof organisationTeachers>[number];

export interface TeacherSearchProps {
  unitId: string;
  onChoose: (teacher: Teacher) => void;
}

/** Finds a teacher of the unit, and adds a line for her. */
export function TeacherSearch({ unitId, onChoose }: TeacherSearchProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <PersonSearch
      words={{
        field: t('administration.teachers.search'),
        found: t('administration.teachers.found'),
        notFound: t('administration.teachers.notFound'),
      }}
      queryKey={[organisationTeachers.name, unitId]}
      find={(keyword, signal) => request(organisationTeachers, { unitId, keyword }, { signal, silent: true })}
      onChoose={onChoose}
    />
  );
}
