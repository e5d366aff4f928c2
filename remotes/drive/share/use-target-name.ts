import { useLanguage, useTranslations } from 'shell/session';
import type { DriveTarget } from '#shared/contracts';
import { nameIn } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';

/** With whom something is shared, in words. */
export function useTargetName(): (target: DriveTarget) => string {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  return ({ kind, name }) => {
    if (kind === 'school') return t('drive.share.school');
    return kind === 'person' ? nameIn(name, language) : name;
  };
}
