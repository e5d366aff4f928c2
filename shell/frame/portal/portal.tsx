import type { ReactElement } from 'react';
import type { CompiledMessages, Language } from '#shared/contracts';
import { showStartFailure } from '../../core/boot/index.ts';
import { IntlRoot } from '../../core/language/index.ts';
import { reloadWhereOutdated } from '../../core/registry/index.ts';
import { SignInAgainHost } from '../../features/sign-in-again/index.ts';
import { ErrorBoundary } from '../../kit/error-boundary/index.ts';
import { ToasterHost } from '../../kit/notify/index.ts';
import { QuestionHost } from '../../kit/questions/index.ts';
import { ThemeRoot } from '../../kit/theme/index.ts';
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

/** The whole portal. */
export function Portal({ language, messages }: PortalProps): ReactElement {
  return (
    <ErrorBoundary onCatch={showFailure}>
      <ThemeRoot>
        <IntlRoot language={language} messages={messages}>
          {/* What a modal lies over; screen readers announce the live regions beside it all the same. */}
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
}

/** The last net: what nobody else caught becomes a message with a reload button. */
function showFailure(error: Error): void {
  void reloadWhereOutdated(error).then((isReloading) => {
    if (!isReloading) showStartFailure(String(error));
  });
}
