import { parsePortalUrl } from '../portal/portal-client.ts';
import type { Project } from './read-project.ts';

/** `--portal`, else the portal that the project has its package from. @throws CommandFailure when neither names one */
export function findPortal(given: string | undefined, project?: Project): URL {
  return parsePortalUrl(given ?? project?.portal);
}
