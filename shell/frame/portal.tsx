import type { ReactElement } from 'react';
import type { CompiledMessages, Language } from '#shared/contracts';
import { showStartFailure } from '../boot/index.ts';
import { ErrorBoundary } from '../error-boundary/index.ts';
import { IntlRoot } from '../language/index.ts';
import { ToasterHost } from '../notify/index.ts';
import { QuestionHost } from '../questions/index.ts';
import { reloadWhereOutdated } from '../registry/index.ts';
import { SignInAgainHost } from '../sign-in-again/index.ts';
import { ThemeRoot } from '../theme/index.ts';
import { Announcer } from './announcer.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { NoticeBars } from './notice-bars.tsx';
import { PageView } from './page-view.tsx';
import { SkipLink } from './skip-link.tsx';

export interface PortalProps {
  language: Language;
  /** Messages of the shell. */
  messages: CompiledMessages;
}

/** The last net: what nobody else caught becomes a message with a reload button. */
const showFailure = (error: Error): void => {
  void reloadWhereOutdated(error).then((isReloading) => {
    if (!isReloading) showStartFailure(String(error));
  });
};

/** The whole portal. */
export const Portal = ({ language, messages }: PortalProps): ReactElement => (
  <ErrorBoundary onCatch={showFailure}>
    <ThemeRoot>
      <IntlRoot language={language} messages={messages}>
        {/* What a modal lies over; the live regions beside it are heard all the same. */}
        <div data-page="" style={{ display: 'contents' }}>
          <SkipLink />
          <NoticeBars />
          <PageView />
        </div>
        <Announcer />
        <ToasterHost />
        <QuestionHost />
        <SignInAgainHost />
        <LeaveQuestion />
      </IntlRoot>
    </ThemeRoot>
  </ErrorBoundary>
);
