import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { fullIconName } from '#shared/app-icons';
import { useAppIcons } from '../app-icons/index.ts';
import { getLanguage } from '../language/index.ts';

/** Sources of messages that are no apps. */
const ownModules = ['library', 'licence', 'messages'];

/** Names the source of a message: by its app, by a name of our own, or as the message says it. */
export const useModuleName = (): ((module: string, otherwise?: string) => string) => {
  const { formatMessage } = useIntl();
  const { data: groups } = useAppIcons();
  return useCallback(
    (module, otherwise = module) => {
      const icon = groups?.flatMap(({ iconVMs }) => iconVMs).find(({ code }) => code === module);
      if (icon) return fullIconName(icon, getLanguage());
      return ownModules.includes(module) ? formatMessage({ id: `header.module.${module}` }) : otherwise;
    },
    [groups, formatMessage],
  );
};
