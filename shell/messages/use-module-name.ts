import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { fullIconName } from '#shared/app-icons';
import { useAppIcons } from '../app-icons/index.ts';
import { getLanguage } from '../language/index.ts';

/** Sources of messages that are no apps. */
const ownModules = ['apps', 'library', 'licence', 'messages'];

/** What no user reads; services of a school may write a name in its place. */
const isCode = /^[\w-]+$/;

/** Names the source of a message: by its app, by a name of our own, by what the message says, or as an app that the user has not. */
export const useModuleName = (): ((module: string, otherwise?: string) => string) => {
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
};
