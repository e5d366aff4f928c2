import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ViewportFiles } from '#shared/viewport-files';
import { BundleProgress } from './bundle-progress.tsx';
import type { BundleProps } from './bundle-props.ts';
import type { BundleState } from './bundle-state.ts';
import { handOver } from './hand-over.ts';
import { runInPage } from './run-in-page.ts';

export interface PageBundleProps extends BundleProps {
  files: ViewportFiles;
}

/** A bundle in the page of the portal, where the operator trusts it: React has no part in what stands inside. */
export function PageBundle({ query, files, isCurrent, onReopen }: PageBundleProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [bundle] = useState({ app: query.app, files });
  const [state, setState] = useState<BundleState>('loading');
  useEffect(() => runInPage(place.current, bundle, setState), [bundle]);
  useEffect(() => {
    // Out of sight it must not dress the rest of the page.
    for (const link of place.current?.querySelectorAll('link') ?? []) link.disabled = !isCurrent;
  }, [isCurrent]);
  const { app, fileId, id, linkUrl } = query;
  useEffect(() => handOver(place.current, { id, linkUrl }), [id, linkUrl]);
  const isFailed = state === 'missing' || state === 'failed';
  return (
    <>
      <BundleProgress state={state} query={query} onReopen={onReopen} />
      <div ref={place} data-app={app} data-file-id={fileId} hidden={isFailed} />
    </>
  );
}
