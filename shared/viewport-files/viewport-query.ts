import { findSafeReturnTo } from '#shared/contracts';

/** What an address asks the viewport for (P03). */
export interface ViewportQuery {
  /** Code of the app that the bundle belongs to. */
  readonly app: string;
  readonly fileId: string;
  /** Handed to the bundle as it came. */
  readonly id: string | undefined;
  /** A path of the portal, handed to the bundle; anything else is left out (D-08). */
  readonly linkUrl: string | undefined;
}

/** Where the BFF answers the page of a frame. */
export const viewportFramePath = '/bff/viewport';

const appPattern = /^[A-Za-z0-9][\w-]{0,63}$/;
const maxLength = 128;

/**
 * Reads `app`, `fileId`, `id` and `linkUrl`; undefined where app or file id are missing or can be none.
 * @param origin of the portal
 */
export function readViewportQuery(parameters: URLSearchParams, origin: string): ViewportQuery | undefined {
  const app = parameters.get('app') ?? '';
  const fileId = parameters.get('fileId') ?? '';
  if (!appPattern.test(app) || fileId === '' || fileId.length > maxLength) return undefined;
  return {
    app,
    fileId,
    id: parameters.get('id')?.slice(0, maxLength) || undefined,
    linkUrl: findSafeReturnTo(parameters.get('linkUrl'), origin),
  };
}

/** The address of the frame that shows a bundle. */
export function formatViewportFrame({ app, fileId, id, linkUrl }: ViewportQuery): string {
  const parameters = new URLSearchParams({ app, fileId, ...(id && { id }), ...(linkUrl && { linkUrl }) });
  return `${viewportFramePath}?${parameters}`;
}
