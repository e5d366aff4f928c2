import { useCallback } from 'react';
import { findSafeReturnTo, type Todo } from '#shared/contracts';
import { useUser } from '../../core/session/index.ts';
import { iconPath, isOutsideApp, useAppIcons, useCanOpen } from '../app-icons/index.ts';
import { findCentrePath } from './centre-path.ts';
import { leadsToClosedApp } from './message-target.ts';

/** Where a to-do is done. */
export interface TodoTarget {
  /** Undefined where there is nothing to open. */
  path: string | undefined;
  /** Whether its app is not opened for the user: then nothing opens. */
  isClosed: boolean;
}

/** Where a to-do is done: at its own address, in its app, or at least among all the to-dos. */
export function useTodoTarget(): (todo: Pick<Todo, 'url' | 'module'>) => TodoTarget {
  const user = useUser();
  const canOpen = useCanOpen();
  const { data: groups } = useAppIcons();
  return useCallback(
    ({ url, module }) => {
      const own = findSafeReturnTo(url, location.origin);
      const app = groups?.flatMap(({ iconVMs }) => iconVMs).find(({ code }) => code === module);
      const isInside = app && !isOutsideApp(app, user);
      const centre = findCentrePath();
      const path = own ?? (isInside ? iconPath(app, user) : centre && `${centre}#/todos`);
      const isClosed = path !== undefined && leadsToClosedApp(path, canOpen);
      return { path: isClosed ? undefined : path, isClosed };
    },
    [groups, user, canOpen],
  );
}
