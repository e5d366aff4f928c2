import { useCallback } from 'react';
import { useLanguage, useTranslations } from 'shell/session';
import { type AppChannel, type Localized, pick } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { localName, nameIn } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';

/** Names and moments of releases in the language of the page. */
export interface ReleaseWords {
  readonly nameOf: (one: { names: Localized }) => string;
  /** Whose users a pointer is for. */
  readonly whoOf: (pointer: Pick<AppChannel, 'unitId' | 'unitName' | 'unitEnName'>) => string;
  readonly unitOf: (unit: { name: string; enName: string | null }) => string;
  /** Of a person. */
  readonly personOf: (name: string) => string;
  /** To the minute. */
  readonly momentOf: (iso: string) => string;
}

export function useReleaseWords(): ReleaseWords {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { format } = useDates();
  const unitOf = ({ name, enName }: { name: string; enName: string | null }): string =>
    localName(language, name, enName);
  return {
    nameOf: useCallback(({ names }) => pick(names, language), [language]),
    whoOf: ({ unitId, unitName, unitEnName }) =>
      unitId === null
        ? t('administration.releases.allUnits')
        : unitOf({ name: unitName ?? unitId, enName: unitEnName }),
    unitOf,
    personOf: (name) => nameIn(name, language),
    momentOf: (iso) => format(iso, 'YYYY-MM-DD HH:mm'),
  };
}
