import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import type { Language, SessionUser } from '#shared/contracts';
import { SharedState } from '../queries/index.ts';
import { setSession } from '../session/index.ts';
import { ThemeRoot } from '../theme/index.ts';

export interface RenderViewOptions {
  /** Default Chinese. */
  language?: Language;
  /** Messages as they are written, not compiled. */
  messages: Record<string, string>;
  /** The signed-in user. Default nobody is signed in. */
  user?: SessionUser;
}

/**
 * Renders a component of a remote once, with all six doors of the shell behind it, as text of HTML: effects do not run and nothing is
 * asked of a server.
 * @throws Error where a message is missing
 */
export function renderView(
  view: ReactElement,
  { language = 'zh-CN', messages, user }: RenderViewOptions,
): string {
  setSession(user ? { state: 'signed-in', user } : { state: 'signed-out', user: null });
  return renderToStaticMarkup(
    <ThemeRoot>
      <SharedState>
        <IntlProvider locale={language} messages={messages} onError={refuse}>
          {view}
        </IntlProvider>
      </SharedState>
    </ThemeRoot>,
  );
}

function refuse(problem: Error): never {
  throw problem;
}
