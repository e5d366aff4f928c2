import { queryOptions } from '@tanstack/react-query';

/** A property of a component, as its types and docstrings say. */
export interface PropDescription {
  readonly name: string;
  /** As TypeScript writes it. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly about: string;
}

/** What is said of an export of a door. */
export interface Description {
  readonly about: string;
  /** Of a function; empty for components. */
  readonly signature: string;
  readonly props: readonly PropDescription[];
}

/** All doors, by their names and those of their exports; a download of its own. */
export const descriptions = queryOptions({
  queryKey: ['gallery', 'descriptions'],
  queryFn: async () => (await import('./doors.json?props')).default,
  staleTime: Number.POSITIVE_INFINITY,
});
