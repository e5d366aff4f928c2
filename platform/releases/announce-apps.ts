import { appsChanged } from '#platform/changes';
import type { ReleasesDeps } from './releases-deps.ts';

/** Says to all who keep the snapshot that it has changed. After the commit. */
export async function announceApps({ announce }: Pick<ReleasesDeps, 'announce'>): Promise<void> {
  await announce([appsChanged]);
}
