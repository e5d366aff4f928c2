import type { ReactElement } from 'react';
import { useMaySend } from 'shell/permissions';
import { useLanguage, useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import { type ListedSchool, peopleList, peopleResetPassword, peopleSetStatus } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../../messages/message-id.ts';

export interface AdministratorsButtonProps {
  school: ListedSchool;
  onOpen: (school: ListedSchool) => void;
}

/** Opens the administrators of a school, for those who may do something for them. */
export function AdministratorsButton({ school, onOpen }: AdministratorsButtonProps): ReactElement | null {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const maySend = useMaySend();
  if (!maySend(peopleList) || ![peopleResetPassword, peopleSetStatus].some(maySend)) return null;
  const name = localName(language, school.name, school.enName);
  return (
    <Button
      variant="plain"
      fontSize="md"
      fontWeight="400"
      paddingInline="0"
      minHeight={{ base: '11', md: '8' }}
      aria-label={t('administration.administrators.of', { name })}
      onClick={() => onOpen(school)}
    >
      {t('administration.schools.administrators')}
    </Button>
  );
}
