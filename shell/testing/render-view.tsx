import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import {
  type Language,
  type Permission,
  permissionsMine,
  resourceUserCodeTree,
  type SessionUser,
} from '#shared/contracts';
import { OpenAppContext } from '../core/permissions/index.ts';
import { queryClient, SharedState } from '../core/queries/index.ts';
import { setSession } from '../core/session/index.ts';
import { ThemeRoot } from '../kit/theme/index.ts';
import { frameWords } from './frame-words.ts';

export interface RenderViewOptions {
  /** Default Chinese. */
  language?: Language;
  /** Messages as they are written, not compiled; those of the frame are there. */
  messages: Record<string, string>;
  /** The signed-in user. Default nobody is signed in. */
  user?: SessionUser;
  /** Codes of the open app that the user holds. Default none. */
  permits?: readonly string[];
  /** The permissions of the signed-in user in all apps. Default none. */
  holds?: readonly Permission[];
  /** What queries have been answered, by their keys. A query that is not here is still on its way. */
  answers?: readonly { key: readonly unknown[]; data: unknown }[];
  /** A window with no room for a table. Default false. */
  isNarrow?: boolean;
}

const openApp = { userId: 'unit-test', appCode: 'unit-test' };

/**
 * Renders a component of a remote once, with all seven doors of the shell behind it, as text of HTML: effects do not run and nothing is
 * asked of a server.
 * @throws Error where a message is missing
 */
export function renderView(view: ReactElement, options: RenderViewOptions): string {
  setPage(options);
  try {
    return renderToStaticMarkup(inShell(view, options));
  } finally {
    queryClient.clear();
  }
}

/** Sets what the modules of the shell know of the user, the window and the answers so far. */
export function setPage(options: RenderViewOptions): void {
  const { language = 'zh-CN', user, permits = [], holds = [], answers = [], isNarrow = false } = options;
  setSession(user ? { state: 'signed-in', user } : { state: 'signed-out', user: null });
  Reflect.set(document.documentElement, 'lang', language);
  Reflect.set(globalThis, 'innerWidth', isNarrow ? 390 : 1366);
  const codeKeys = Object.fromEntries(permits.map((code) => [code, code]));
  const codesKey = [resourceUserCodeTree.name, openApp.userId, openApp.appCode];
  const known = [
    { key: codesKey, data: { dyMenu: [], codeKeys } },
    { key: [permissionsMine.name, user?.userId], data: new Set(holds) },
  ];
  for (const { key, data } of [...known, ...answers]) queryClient.setQueryData(key, data);
}

/** What the shell gives to every app. */
export function inShell(
  view: ReactElement,
  { language = 'zh-CN', messages }: Pick<RenderViewOptions, 'language' | 'messages'>,
): ReactElement {
  return (
    <ThemeRoot>
      <SharedState>
        <IntlProvider locale={language} messages={{ ...frameWords[language], ...messages }} onError={refuse}>
          <OpenAppContext value={openApp}>{view}</OpenAppContext>
        </IntlProvider>
      </SharedState>
    </ThemeRoot>
  );
}

function refuse(problem: Error): never {
  throw problem;
}
