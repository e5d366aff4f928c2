import type { UnitApp } from '#shared/contracts';

/** What an administrator is about to do with an app. */
export interface AppTask {
  readonly kind: 'edit' | 'requests' | 'change' | 'remove';
  readonly code: string;
}

/** An app of the list, and what can be done with it. */
export interface AppActions {
  readonly app: UnitApp;
  readonly name: string;
  readonly onTask: (task: AppTask) => void;
  /** Moves it up (-1) or down (1); undefined where it stands at the end. */
  readonly moveTo: (by: 1 | -1) => (() => void) | undefined;
}
