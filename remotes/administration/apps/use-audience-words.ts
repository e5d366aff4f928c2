import { useCallback } from 'react';
import { useLanguage, useTranslations } from 'shell/session';
import { hasRole, type PickedClass, type UnitAppSettings, type UserType } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { wordOfType } from './app-names.ts';
import { nameClasses } from './class-groups.ts';

type Decided = UnitAppSettings & { allowedUserTypes: readonly UserType[] };

/** Says for whom an app is open, as `Open for teachers, and pupils of 三年级`. */
export function useAudienceWords(classes: readonly PickedClass[]): (app: Decided) => string {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  return useCallback(
    (app) => {
      const list = new Intl.ListFormat(language, { type: 'conjunction' });
      const typesOf = (types: readonly UserType[]): string =>
        list.format(types.map((type) => t(wordOfType(type))));
      if (!app.isOpen) return t('administration.apps.forNobody');
      if (app.isForEverybody)
        return t('administration.apps.forPeople', { people: typesOf(app.allowedUserTypes) });
      const inClasses = app.userTypes.filter((userType) => hasRole({ userType }, 'student', 'parent'));
      const names = nameClasses(classes, app.classIds);
      const isNarrowed = app.classIds.length > 0 && inClasses.length > 0;
      const free = isNarrowed ? app.userTypes.filter((type) => !inClasses.includes(type)) : app.userTypes;
      const people = [
        ...free.toSorted().map((type) => t(wordOfType(type))),
        ...(isNarrowed
          ? [
              t('administration.apps.ofClasses', {
                classes: list.format(names),
                people: typesOf(inClasses.toSorted()),
              }),
            ]
          : []),
        ...app.roles.map((role) => t('administration.apps.withRole', { role })),
      ];
      if (people.length === 0) return t('administration.apps.forNobodyYet');
      return t('administration.apps.forPeople', { people: list.format(people) });
    },
    [t, language, classes],
  );
}
