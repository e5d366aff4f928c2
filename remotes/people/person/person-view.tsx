import type { ReactElement } from 'react';
import { Avatar, Drawer } from 'shell/kit';
import { useMaySend } from 'shell/permissions';
import { useLanguage, useTranslations } from 'shell/session';
import { Alert, chakra, Stack } from 'shell/ui';
import { type KeptPerson, namesOf, personFields, pickText } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import type { DraftField } from './person-draft.ts';
import { isWithheld } from './task.ts';

const DetailList = chakra('dl', {
  base: {
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { overflowWrap: 'anywhere', marginBottom: '3' },
  },
});

export interface PersonViewProps {
  person: KeptPerson;
  ownUserId: string;
  onClose: () => void;
}

/** A person, for those who read and do not edit: the fields of the form in which something stands, and why they only stand there. */
export function PersonView({ person, ownUserId, onClose }: PersonViewProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const isKept = isWithheld(person, ownUserId, useMaySend());
  const { userId, realName, avatar, userStatus } = person;
  const textOf = (field: DraftField): string => {
    if (field === 'userType') return t(`people.type.${person.userType}`);
    const value = person[field] ?? '';
    return field === 'sex' && (value === 'male' || value === 'female')
      ? t(`people.form.sex.${value}`)
      : value;
  };
  const details = [
    ...namesOf(personFields).map((field) => [pickText(personFields[field].label, language), textOf(field)]),
    [t('people.list.column.status'), t(`people.status.${userStatus}`)],
  ];
  return (
    <Drawer open title={realName} onClose={onClose}>
      <Stack gap="4">
        {isKept ? <Alert tone="info">{t('people.view.holdsMore')}</Alert> : null}
        <Avatar userId={userId} name={realName} picture={avatar} size="large" />
        <DetailList>
          {details
            .filter(([, text]) => text)
            .map(([label, text]) => [<dt key={`${label} label`}>{label}</dt>, <dd key={label}>{text}</dd>])}
        </DetailList>
      </Stack>
    </Drawer>
  );
}
