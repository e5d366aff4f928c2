import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Drawings } from '#bff/drawings';
import type { RequestContext } from '#bff/http';
import type { ReleasedRemotes } from '#bff/registry';
import type { AccessData } from '#shared/app-access';
import type { BootData, BuildManifest, HomeRules, IconGroup, Language, Prefs } from '#shared/contracts';
import type { FrameData } from '#shared/frame-data';
import type { ViewportPlace } from '#shared/viewport-files';
import type { Page } from './find-page.ts';
import type { AccessSources } from './gather-access.ts';
import type { BootSources, Gathered } from './gather-boot-data.ts';
import type { RequestingApp } from './gather-requesting-app.ts';

export interface PageRouteOptions extends BootSources, AccessSources {
  /** What is deployed, as this request gets to see it. */
  readonly manifestFor: (ctx: RequestContext) => BuildManifest;
  /** Apps that came as archives. */
  readonly released: ReleasedRemotes & {
    /** What is deployed, with the app at an address as it probably is for the visitor. */
    readonly addLikely: (ctx: RequestContext, manifest: BuildManifest, pathname: string) => BuildManifest;
  };
  /** The pinned public origin. */
  readonly publicOrigin: string;
  /** Unit that the login page greets with; undefined greets for none. */
  readonly defaultUnitId: string | undefined;
  /** Where users go after a sign-in; default the homes of the specification. */
  readonly homeRules?: HomeRules | undefined;
  /** Addresses of the authorize page beside those with the segment. Default none. */
  readonly authorizePaths?: readonly string[];
  /** What a user has arranged; `timeoutMs` is how long the page waits for it. */
  readonly findPrefs: (ctx: RequestContext, userId: string, timeoutMs: number) => Promise<Prefs>;
  /** The picture at a path as a part of the page, where it is known. Default none is. */
  readonly findDrawing?: Drawings['find'] | undefined;
  /** Takes the user name that a redirect to the sign-in page left in the visitor's cookies; default none. */
  readonly takeUsername?: (req: IncomingMessage, res: ServerResponse) => string | undefined;
  /** The third-party identity that waits in this browser to be bound; default none. */
  readonly findSocialPending?: (req: IncomingMessage) => BootData['socialPending'];
  /** Where old bundles may run in the pages of the viewport. Default in frames. */
  readonly viewportPlace?: ViewportPlace;
  /** Whether the visitor has a session that cannot be read now: nobody then knows who it is. Default never. */
  readonly isSessionLost?: (ctx: RequestContext) => boolean;
  /** Test mode only: whether this request asks for a page without boot data. */
  readonly isCutShort?: (ctx: RequestContext) => boolean;
}

/** What is known of a page when it is written. */
export interface GatheredPage extends Gathered {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly ctx: RequestContext;
  /** As the visitor is admitted to it. */
  readonly page: Page;
  /** What is deployed and open to the visitor. */
  readonly manifest: BuildManifest;
  readonly language: Language;
  readonly access: AccessData;
  readonly icons: IconGroup[] | undefined;
  /** Of a known user's framed page. */
  readonly frame: FrameData | undefined;
  /** What a known user has arranged; undefined for everybody else, and where it could not be read. */
  readonly prefs: Prefs | undefined;
  /** The app that sent the visitor to sign in. */
  readonly requestingApp: RequestingApp | undefined;
}
