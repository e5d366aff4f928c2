import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { fullIconName } from '#shared/app-icons';
import { getLanguage } from '../../core/language/index.ts';
import { useAppIcons } from '../app-icons/index.ts';

/** Sources of messages that are no apps. */
const ownModules = ['apps', 'library', 'licence', 'messages'];

/** What no user reads; services of a school may write a name in its place. */
const isCode = /^[\w-]+$/;

/**
 * Names the source of a message by its app, by a name of our own, or by what the message says. Otherwise names it as an
 * app that the user does not have.
 */
export function useModuleName(): (module: string, otherwise?: string) => string {
  const { formatMessage } = useIntl();
  const { data: groups } = useAppIcons();
  return useCallback(
    (module, otherwise = isCode.test(module) ? formatMessage({ id: 'header.module.other' }) : module) => {
      const icon = groups?.flatMap(({ iconVMs }) => iconVMs).find(({ code }) => code === module);
      if (icon) return fullIconName(icon, getLanguage());
      return ownModules.includes(module) ? formatMessage({ id: `header.module.${module}` }) : otherwise;
    },
    [groups, formatMessage],
  );
}
