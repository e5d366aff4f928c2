import type { ReactElement } from 'react';
import type { CompiledMessages, Language } from '#shared/contracts';
import { IntlRoot } from '../language/index.ts';
import { ToasterHost } from '../notify/index.ts';
import { QuestionHost } from '../questions/index.ts';
import { SignInAgainHost } from '../sign-in-again/index.ts';
import { ThemeRoot } from '../theme/index.ts';
import { Announcer } from './announcer.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { NoticeBars } from './notice-bars.tsx';
import { PageView } from './page-view.tsx';
import { PortalBoundary } from './portal-boundary.tsx';
import { SkipLink } from './skip-link.tsx';

export interface PortalProps {
  language: Language;
  /** Messages of the shell. */
  messages: CompiledMessages;
}

/** The whole portal. */
export const Portal = ({ language, messages }: PortalProps): ReactElement => (
  <PortalBoundary>
    <ThemeRoot>
      <IntlRoot language={language} messages={messages}>
        <SkipLink />
        <NoticeBars />
        <PageView />
        <Announcer />
        <ToasterHost />
        <QuestionHost />
        <SignInAgainHost />
        <LeaveQuestion />
      </IntlRoot>
    </ThemeRoot>
  </PortalBoundary>
);
