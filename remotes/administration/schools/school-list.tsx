import { School } from 'lucide-react';
import type { ReactElement } from 'react';
import { ListTable, NameButton } from 'shell/kit';
import { Permitted, useMaySend } from 'shell/permissions';
import { useLanguage, useTranslations } from 'shell/session';
import { AppLink, EmptyState, Flex, Text } from 'shell/ui';
import { type ListedSchool, unitsUpdate } from '#shared/contracts';
import { localName } from '#shared/names';
import { formatThousands } from '#shared/numbers';
import { useNarrow } from '#shared/viewport';
import { CardItem, PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { overviewHash } from '../overview/overview-query.ts';
import { AdministratorsButton } from './administrators/administrators-button.tsx';

const counts = ['students', 'teachers', 'administrators'] as const;

export interface SchoolListProps {
  schools: readonly ListedSchool[];
  /** Whether there are schools that the search leaves out. */
  isNarrowed: boolean;
  caption: string;
  onEdit: (school: ListedSchool) => void;
  /** Asks for the administrators of a school. */
  onAdministrators: (school: ListedSchool) => void;
}

/** Schools as a table; as cards where there is no room for one. */
export function SchoolList(props: SchoolListProps): ReactElement {
  const { schools, isNarrowed, caption, onEdit, onAdministrators } = props;
  const t = useTranslations<MessageId>();
  const isNarrow = useNarrow();
  if (schools.length === 0)
    return (
      <EmptyState
        icon={<School size={40} strokeWidth={1.25} aria-hidden />}
        title={t(isNarrowed ? 'administration.schools.noMatch' : 'administration.schools.none')}
        text={t(isNarrowed ? 'administration.schools.noMatchHint' : 'administration.schools.noneHint')}
      />
    );
  if (isNarrow)
    return (
      <PlainList aria-label={caption}>
        {schools.map((school) => (
          <CardItem key={school.unitId}>
            <SchoolName school={school} onEdit={onEdit} />
            <Text fontSize="sm" color="fg.muted">
              {t('administration.schools.people', {
                students: school.students,
                teachers: school.teachers,
              })}
            </Text>
            <SchoolWays school={school} onAdministrators={onAdministrators} />
          </CardItem>
        ))}
      </PlainList>
    );
  return (
    <ListTable.Root>
      <ListTable.Head
        caption={caption}
        columns={[
          { key: 'name', label: t('administration.schools.name') },
          ...counts.map((key) => ({ key, label: t(`administration.schools.${key}`) })),
          { key: 'actions', label: t('administration.column.actions'), isHidden: true },
        ]}
      />
      <tbody>
        {schools.map((school) => (
          <ListTable.Row key={school.unitId}>
            <ListTable.Cell>
              <SchoolName school={school} onEdit={onEdit} />
            </ListTable.Cell>
            {counts.map((key) => (
              <ListTable.Cell key={key} fontVariantNumeric="tabular-nums">
                {formatThousands(school[key])}
              </ListTable.Cell>
            ))}
            <ListTable.Cell>
              <SchoolWays school={school} onAdministrators={onAdministrators} />
            </ListTable.Cell>
          </ListTable.Row>
        ))}
      </tbody>
    </ListTable.Root>
  );
}

interface OfSchool {
  school: ListedSchool;
}

/** The name of a school opens its form for those who may change it. */
function SchoolName({ school, onEdit }: OfSchool & Pick<SchoolListProps, 'onEdit'>): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const name = localName(language, school.name, school.enName);
  return useMaySend()(unitsUpdate) ? (
    <NameButton
      name={name}
      label={t('administration.classes.edit', { name })}
      onClick={() => onEdit(school)}
    />
  ) : (
    <Text fontWeight="600" overflowWrap="anywhere">
      {name}
    </Text>
  );
}

/** The ways from a school, besides its form. */
function SchoolWays({
  school,
  onAdministrators,
}: OfSchool & Pick<SchoolListProps, 'onAdministrators'>): ReactElement {
  return (
    <Flex align="center" columnGap="4" wrap="wrap">
      <AdministratorsButton school={school} onOpen={onAdministrators} />
      <OverviewLink school={school} />
    </Flex>
  );
}

function OverviewLink({ school: { unitId, name, enName } }: OfSchool): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  return (
    <Permitted code="overview">
      <AppLink
        href={overviewHash.format({ ...overviewHash.empty, unitId })}
        aria-label={t('administration.schools.overviewOf', { name: localName(language, name, enName) })}
        display="inline-flex"
        alignItems="center"
        minHeight={{ base: '11', md: '8' }}
      >
        {t('administration.section.overview')}
      </AppLink>
    </Permitted>
  );
}
