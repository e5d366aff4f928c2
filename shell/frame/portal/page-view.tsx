import { type ReactElement, type ReactNode, Suspense, useRef } from 'react';
import { getBootData } from '../../core/boot/index.ts';
import { usePage } from '../../core/navigation/index.ts';
import { findEntryByPath, useRegistry } from '../../core/registry/index.ts';
import { useSession } from '../../core/session/index.ts';
import { lazy } from '../../kit/error-boundary/index.ts';
import { Box } from '../../kit/ui/index.ts';
import { PageSkeleton, RemoteView } from '../remote-view/index.ts';
import { FocusOnMove } from './focus-on-move.tsx';
import { type FramedComponent, findFramed, loadFramed } from './framed-loader.ts';
import { type Decision, decidePage } from './gate.ts';
import { NoAnswerPage, SignInFirst } from './status-pages.tsx';
import { useDefaultTitle } from './use-default-title.ts';

const LazyFramed = lazy(loadFramed);

const statusPages = {
  wait: PageSkeleton,
  'sign-in': SignInFirst,
  'no-answer': NoAnswerPage,
} as const;

/** The page that is open, inside the frame where it has one. */
export function PageView(): ReactElement {
  const page = usePage();
  const decision = useDecision();
  const { user } = useSession();
  const entry = decision.show === 'app' ? decision.entry : undefined;
  const main = useRef<HTMLElement>(null);
  const frame = useRef<FramedComponent>(undefined);
  useDefaultTitle(entry);
  const isFramed = user !== null && entry?.frame !== 'plain';
  const content =
    decision.show === 'app' ? (
      <RemoteView key={decision.entry.name} entry={decision.entry} path={page.path} variant={page.variant} />
    ) : isRefusal(decision.show) ? null : (
      statusPage(decision.show)
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
      <Framed entry={entry} refusal={isRefusal(decision.show) ? decision.show : undefined} place={place}>
        {content}
      </Framed>
    </Suspense>
  );
}

function useDecision(): Decision {
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
}

function isRefusal(show: Decision['show']): show is 'unknown' | 'no-permission' {
  return show === 'unknown' || show === 'no-permission';
}

function statusPage(show: keyof typeof statusPages): ReactElement {
  const StatusPage = statusPages[show];
  return <StatusPage />;
}
