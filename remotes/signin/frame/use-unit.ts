import { useLanguage, useLoginPage, useTranslations } from 'shell/session';
import { unitLogoPath } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';

export interface Unit {
  /** In the language of the page where the unit has such a name; the portal's own name without a unit. */
  name: string;
  logo: string | undefined;
}

/** Whose sign-in page this is. */
export function useUnit(): Unit {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { unitId, config } = useLoginPage();
  return {
    name: localName(language, config?.unitName, config?.unitEnName)?.trim() || t('signin.page.portal'),
    logo: unitId ? unitLogoPath(unitId) : undefined,
  };
}
