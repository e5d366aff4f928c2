import type { ComponentType, ReactNode } from 'react';
import type { Language } from '#shared/language';

/** Messages as the build compiled them: plain text, or a parsed message for those with arguments. */
export type CompiledMessages = Record<string, string | unknown[]>;

/** What the shell passes to the view of a remote. */
export interface RemoteViewProps {
  /** Pathname of the page that is open. */
  path: string;
  /** Variant of the app page; undefined on pages of the portal's own. */
  variant: 'tm' | 'spm' | 'all' | undefined;
}

/** What the shell passes to the frame that a remote puts around its sections. */
export interface RemoteFrameProps {
  /** The page of another remote. */
  children: ReactNode;
}

/**
 * The one module a remote exposes, `./app`, has this as its export `app`. The same contract serves an app that is
 * bundled at build time: federation is a transport.
 */
export interface RemoteApp {
  View: ComponentType<RemoteViewProps>;
  /** The content of the card that the manifest puts on the desktop (`slots.desktopCard`). Default none. */
  Card?: ComponentType;
  /** The contents of the cards that the manifest puts into the column "today" (`slots.todayCards`), by their names. Default none. */
  todayCards?: Readonly<Record<string, ComponentType>>;
  /** Stands around the pages that other remotes name as its sections (`slots.sections`). Default nothing does. */
  Frame?: ComponentType<RemoteFrameProps>;
  /** English is a chunk of its own; Chinese comes with the code, or is one too. */
  loadMessages(language: Language): Promise<CompiledMessages>;
}
