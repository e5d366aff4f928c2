import type { ReactElement, ReactNode } from 'react';
import { useOpenApp } from './app-access.ts';
import type { CodeKeys } from './filter-routes.ts';
import { isPermitted } from './is-permitted.ts';
import { usePermissionsOf } from './permissions-query.ts';

/**
 * Whether the user holds a code of the open app, or at least one of several (F09). False as long as nobody
 * knows. The servers decide again on every call: this only spares a button that leads to a refusal.
 */
export function usePermitted(code: string | readonly string[]): boolean {
  return isPermitted(code, useCodeKeys());
}

/** Every code of the open app that the user holds; none as long as nobody knows. */
export function usePermittedCodes(): readonly string[] {
  return Object.keys(useCodeKeys());
}

function useCodeKeys(): CodeKeys {
  const app = useOpenApp();
  const { data } = usePermissionsOf(app?.userId ?? '', app?.appCode ?? '', app !== undefined);
  return data?.codeKeys ?? {};
}

export interface PermittedProps {
  /** A code of the open app, or several of which one is enough. */
  code: string | readonly string[];
  children: ReactNode;
  /** Stands there for everybody else. Default nothing. */
  fallback?: ReactNode;
}

/** Shows its children to users who hold a code. */
export function Permitted({ code, children, fallback = null }: PermittedProps): ReactElement {
  return <>{usePermitted(code) ? children : fallback}</>;
}
