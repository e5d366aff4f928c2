import type { ReactNode } from 'react';
import { usePage } from 'shell/session';
import type { RemoteFrameProps } from '#shared/contracts';
import { manifest } from './manifest.ts';
import { findEntryOfPage } from './navigation/entry.ts';
import { Place } from './navigation/place.tsx';
import { useEntries } from './use-entries.ts';

const [ownPath = ''] = manifest.paths;

/** Stands around a page of another remote that is a section of this place. Who does not have the section sees the page alone. */
export function SectionFrame({ children }: RemoteFrameProps): ReactNode {
  const page = usePage();
  const entries = useEntries();
  const current = findEntryOfPage(page, entries);
  return current ? (
    <Place entries={entries} current={current} base={ownPath}>
      {children}
    </Place>
  ) : (
    children
  );
}
