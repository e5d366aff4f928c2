import { type ReactElement, type ReactNode, Suspense, useRef } from 'react';
import { getBootData } from '../boot/index.ts';
import { lazy } from '../catch/index.ts';
import { usePage } from '../navigation/index.ts';
import { findEntryByPath, useRegistry } from '../registry/index.ts';
import { PageSkeleton, RemoteView } from '../remote-view/index.ts';
import { useSession } from '../session/index.ts';
import { Box } from '../ui/index.ts';
import { FocusOnMove } from './focus-on-move.tsx';
import { type FramedComponent, findFramed, loadFramed } from './framed-loader.ts';
import { decidePage, type Verdict } from './gate.ts';
import { NoAnswerPage, SignInFirst } from './status-pages.tsx';
import { useDefaultTitle } from './use-default-title.ts';

const LazyFramed = lazy(loadFramed);

const statusPages = {
  wait: PageSkeleton,
  'sign-in': SignInFirst,
  'no-answer': NoAnswerPage,
} as const;

const useVerdict = (): Verdict => {
  const page = usePage();
  const session = useSession();
  useRegistry();
  const firstPath = useRef(page.path);
  return decidePage({
    session,
    entry: findEntryByPath(page.path),
    remoteOfFirstPage: getBootData().remote,
    isFirstPage: page.path === firstPath.current,
  });
};

/** The page that is open, inside the frame where it has one. */
export const PageView = (): ReactElement => {
  const page = usePage();
  const verdict = useVerdict();
  const { user } = useSession();
  const entry = verdict.show === 'app' ? verdict.entry : undefined;
  const main = useRef<HTMLElement>(null);
  const frame = useRef<FramedComponent>(undefined);
  useDefaultTitle(entry);
  const isFramed = user !== null && entry?.frame !== 'plain';
  const content =
    verdict.show === 'app' ? (
      <RemoteView key={verdict.entry.name} entry={verdict.entry} path={page.path} variant={page.variant} />
    ) : isRefusal(verdict.show) ? null : (
      statusPage(verdict.show)
    );
  const place = (inside: ReactNode): ReactElement => (
    <Box
      as="main"
      id="main"
      ref={main}
      tabIndex={-1}
      outline="none"
      flex="1"
      display="flex"
      flexDirection="column"
      paddingBottom={isFramed ? { base: 'var(--bar-height)', md: '0' } : '0'}
    >
      {inside}
      <FocusOnMove main={main} />
    </Box>
  );
  if (!isFramed) return place(content);
  // Chosen once: another component type would throw away the page and what is typed in it.
  frame.current ??= findFramed() ?? LazyFramed;
  const Framed = frame.current;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Framed entry={entry} refusal={isRefusal(verdict.show) ? verdict.show : undefined} place={place}>
        {content}
      </Framed>
    </Suspense>
  );
};

const isRefusal = (show: Verdict['show']): show is 'unknown' | 'no-permission' =>
  show === 'unknown' || show === 'no-permission';

const statusPage = (show: keyof typeof statusPages): ReactElement => {
  const StatusPage = statusPages[show];
  return <StatusPage />;
};
