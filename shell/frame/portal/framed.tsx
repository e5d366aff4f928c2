import { type ReactElement, useEffect, useState } from 'react';
import { clearLoginFlags, keepUserItems } from '#shared/stored-items';
import { watchDrafts } from '../../core/drafts/index.ts';
import { fetchWhenIdle } from '../../core/idle/index.ts';
import { getLanguage } from '../../core/language/index.ts';
import { SharedState } from '../../core/queries/index.ts';
import { watchReloads } from '../../core/reload-data/index.ts';
import { loadSignOut, resolveHome, useUser } from '../../core/session/index.ts';
import { AnnouncementsHost, keepAnnouncements } from '../../features/announcements/index.ts';
import { keepDrawings, prefetchAppIcons } from '../../features/app-icons/index.ts';
import { keepFamily, prepareChildDialog } from '../../features/family/index.ts';
import { SessionLifeHost } from '../../features/session-life/index.ts';
import { loadSignInAgain } from '../../features/sign-in-again/index.ts';
import {
  OfflineGuard,
  planFrame,
  portalConfiguration,
  StartContext,
  StartWords,
  useStartUp,
  ZoomWarning,
} from '../../features/startup/index.ts';
import { useAppTheme, useLayout } from '../../features/themes/index.ts';
import { BackCloses } from '../../kit/overlays/index.ts';
import { loadQuestionDialog } from '../../kit/questions/index.ts';
import { Flex } from '../../kit/ui/index.ts';
import { SideBar } from '../app-menu/index.ts';
import { RefusedPage } from '../closed-app/index.ts';
import { BottomBar, Header, HeaderWords, Layers } from '../header/index.ts';
import { HostedPage } from '../hosted-page/index.ts';
import { PageFooterHost } from '../page-footer/index.ts';
import { Admission } from './admission.tsx';
import type { FramedProps } from './framed-props.ts';
import { SignedInNotice } from './signed-in-notice.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** Which product wrote the items in the browser. */
const product = 'school-portal';

// The same elements each time: what stands around an app is not drawn again when another one opens.
const header = (
  <>
    <Header />
    <AnnouncementsHost />
  </>
);
const sideBar = <SideBar />;
const footer = <PageFooterHost />;
const bottomBar = <BottomBar />;
const layers = (
  <>
    <BackCloses />
    <SessionLifeHost />
    <OfflineGuard />
    <SignedInNotice />
    <Layers />
  </>
);

/** Beside the side bar the page gets narrower, not wider than the window. */
const contentRoom = { '& > main': { minWidth: 0 } };

/** A frame does not wait longer than this for what opens with it. */
const maxWaitMs = 4_000;

/** Brings what opens by itself with the frame. */
export function prepareFrame(): Promise<unknown> {
  return Promise.race([prepareChildDialog(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

/** The frame of signed-in pages: header above, apps at the left where the user wants them there, on phones a bar below. */
export function Framed({ entry, refusal, children, place }: FramedProps): ReactElement {
  // Dialogs ask and sign in again just when networks fail, so they are fetched while all is well.
  useEffect(() => fetchWhenIdle(loadQuestionDialog), []);
  useEffect(() => fetchWhenIdle(loadSignOut), []);
  useEffect(() => fetchWhenIdle(loadSignInAgain), []);
  const user = useUser();
  // Before the header, whose links lead there.
  resolveHome(user);
  const layout = useLayout();
  const startUp = useStartUp(entry);
  const config = startUp.status === 'started' ? startUp.config : portalConfiguration;
  const frame = planFrame(config);
  const hasHeader = frame.includes('header');
  useState(keepDrawings);
  useKeptFocus();
  // What everybody looks for is at hand, or on its way, while the first frame is computed.
  useState(() => (hasHeader ? prefetchAppIcons() : undefined));
  // What the server knew beside them is there before anything that shows it.
  useState(() => {
    keepFamily(user);
    keepAnnouncements(user.userId);
  });
  useAppTheme({
    hasTheme: frame.includes('theme'),
    replaceColor: startUp.status === 'started' ? startUp.parameters.replaceThemeColor : undefined,
  });
  useEffect(() => {
    keepUserItems(user, { language: getLanguage(), product });
    clearLoginFlags();
  }, [user]);
  useEffect(() => watchDrafts(user.userId), [user.userId]);
  useEffect(() => watchReloads(), []);
  return (
    <SharedState>
      <StartContext value={config}>
        <HeaderWords>
          <StartWords>
            {hasHeader ? header : null}
            <Flex flex="1" css={contentRoom}>
              {hasHeader && config.showTopMenu && layout === 'left' ? sideBar : null}
              {place(
                entry ? (
                  <Admission entry={entry} startUp={startUp}>
                    <HostedPage entry={entry}>{children}</HostedPage>
                  </Admission>
                ) : refusal ? (
                  <RefusedPage refusal={refusal} />
                ) : (
                  children
                ),
              )}
            </Flex>
            {footer}
            {hasHeader ? bottomBar : null}
            {config.isOpenZoomInfo ? <ZoomWarning /> : null}
            {layers}
          </StartWords>
        </HeaderWords>
      </StartContext>
    </SharedState>
  );
}
