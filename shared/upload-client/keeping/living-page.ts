import { createId } from '#shared/new-id';

/** Says to other tabs that this page lives, so that none of them takes its uploads for left ones. */
export interface LivingPage {
  readonly id: string;
  end(): void;
}

const prefix = 'upload-page:';

/** Holds a lock until the page goes. Where there are no locks, nobody knows. */
export function createLivingPage(): LivingPage {
  const id = createId();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { locks } = navigator as { locks?: LockManager };
  void locks?.request(prefix + id, () => promise).catch(() => undefined);
  return { id, end: resolve };
}

/** The pages that live, by id. */
export async function findLivingPages(): Promise<ReadonlySet<string>> {
  const { locks } = navigator as { locks?: LockManager };
  const { held = [] } = (await locks?.query()) ?? {};
  return new Set(
    held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  );
}
