import type { ReactElement, ReactNode } from 'react';
import type { RegistryEntry } from '#shared/contracts';

/** What the frame of signed-in pages is given. */
export interface FramedProps {
  /** The app inside; undefined where there is none. */
  entry: RegistryEntry | undefined;
  /** Why there is none: the address belongs to no app, or to one for others. */
  refusal: 'unknown' | 'no-permission' | undefined;
  /** The app, or what is said instead where that is no refusal. */
  children: ReactNode;
  /** Puts the place of the page around what the frame lets in. */
  place: (content: ReactNode) => ReactElement;
}
