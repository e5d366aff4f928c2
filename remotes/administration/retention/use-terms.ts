import { useLanguage, useTranslations } from 'shell/session';
import type { ListedRetention } from '#shared/contracts';
import { pickLanguage } from '#shared/language';
import type { MessageId } from '../messages/message-id.ts';

export interface Terms {
  readonly nameOf: (one: Pick<ListedRetention, 'name'>) => string;
  /** How long, and what deletes it. */
  readonly termOf: (one: ListedRetention) => string;
  /** Empty where nobody counts. */
  readonly waitingOf: (one: ListedRetention) => string;
}

/** A retention in words. */
export function useTerms(): Terms {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const nameOf = ({ name }: Pick<ListedRetention, 'name'>): string => pickLanguage(name, language);
  return {
    nameOf,
    termOf: (one) =>
      t(`administration.retention.kind.${one.kind}`, {
        days: one.days ?? 0,
        name: one.with === null ? '' : nameOf({ name: one.with }),
      }),
    waitingOf: ({ waiting }) =>
      waiting === null ? '' : t('administration.retention.rows', { count: waiting }),
  };
}
