import { GraduationCap } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { switchIdentity, useIdentities } from 'shell/header';
import { isRequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Button, notify } from 'shell/ui';
import { isTeacher, pagePaths } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

/** For parents who teach as well: over to their other account. */
export function OtherIdentity(): ReactElement | null {
  const t = useTranslations<MessageId>();
  const teacher = useIdentities().find(isTeacher);
  const [isBusy, setIsBusy] = useState(false);
  if (!teacher) return null;
  const change = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await switchIdentity(teacher.userId, pagePaths.desktop);
    } catch (error) {
      notify(isRequestError(error) ? error.message : String(error), { tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="outline"
      size={{ base: 'lg', md: 'md' }}
      loading={isBusy}
      bg="bg.panel"
      maxWidth="100%"
      height="auto"
      minHeight={{ base: '11', md: '10' }}
      paddingBlock="1"
      whiteSpace="normal"
      textAlign="start"
      onClick={() => void change()}
    >
      <GraduationCap size={18} strokeWidth={1.75} aria-hidden />
      {t('family.identity.teacher', { name: teacher.name })}
    </Button>
  );
}
