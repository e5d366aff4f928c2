import { useCallback } from 'react';
import { findSafeReturnTo, type Todo } from '#shared/contracts';
import { iconPath, useAppIcons } from '../app-icons/index.ts';
import { useUser } from '../session/index.ts';
import { findCentrePath } from './centre-path.ts';

/** Where a to-do is done: at its own address, in its app, or at least among all the to-dos. */
export const useTodoPath = (): ((todo: Pick<Todo, 'url' | 'module'>) => string | undefined) => {
  const user = useUser();
  const { data: groups } = useAppIcons();
  return useCallback(
    ({ url, module }) => {
      const own = findSafeReturnTo(url, location.origin);
      const app = groups?.flatMap(({ iconVMs }) => iconVMs).find(({ code }) => code === module);
      const centre = findCentrePath();
      return own ?? (app ? iconPath(app, user) : centre && `${centre}#/todos`);
    },
    [groups, user],
  );
};
