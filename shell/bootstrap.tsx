import { createRoot } from 'react-dom/client';
import { pagePaths, type RegistryEntry } from '#shared/contracts';
import { getBootData, hasServerForm, readBootData, showStartFailure } from './core/boot/index.ts';
import { loadShellMessages, setLanguageKeeper } from './core/language/index.ts';
import { getPage, startHistory } from './core/navigation/index.ts';
import { findEntryByPath, isRemoteReady, prepareRemote } from './core/registry/index.ts';
import { setRequestHooks } from './core/request/index.ts';
import {
  checkSession,
  findUser,
  keepLanguage,
  leaveToOtherUser,
  startSession,
  watchOtherTabs,
} from './core/session/index.ts';
import { isDirty } from './core/unsaved/index.ts';
import { onSignedInAgainElsewhere, signInAgain } from './features/sign-in-again/index.ts';
import { loadFramed, Portal } from './frame/portal/index.ts';
import { notify } from './kit/notify/index.ts';

/** A page without a frame, or one that the server has drawn, waits so long for its app; until then stays what stands there. */
const appTimeoutMs = 4_000;

/** Between two tries to bring the app that takes the place of the server's form. */
const minWaitMs = 1_000;
const maxWaitMs = 30_000;

/** From when the page is taken to have painted. */
const idleMs = 1_500;

/** Starts the shell; anything that keeps the page from being shown becomes a message. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  const reading = readBootData();
  if (!root || !reading.ok) {
    showStartFailure(reading.ok ? 'no place to render' : reading.reason);
    return;
  }
  connectRooms();
  pinShell();
  const { language } = reading.data;
  const [messages] = await Promise.all([loadShellMessages(language), prepareFirstPage()]);
  createRoot(root).render(<Portal language={language} messages={messages} />);
  prepareNextPage();
}

function connectRooms(): void {
  const { language } = getBootData();
  setRequestHooks({
    getLanguage: () => language,
    getAppPath: () => getPage().path,
    findUserId: () => findUser()?.userId,
    showFailure: (text, title, tone) => notify(text, { title, tone }),
    signInAgain,
  });
  setLanguageKeeper(keepLanguage);
  watchOtherTabs({ onSignedOut, onSignedIn });
  // A page that the browser kept while the user was elsewhere does not know what became of the session.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void checkSession();
  });
  startHistory();
  startSession();
}

/** Remotes import this address; loading it now ties them to the code of this page, whatever is deployed later. */
function pinShell(): void {
  import(/* webpackIgnore: true */ new URL('/assets/shell/remoteEntry.js', location.href).href).catch(
    () => undefined,
  );
}

function prepareFirstPage(): Promise<unknown> {
  const entry = findEntryByPath(getPage().path);
  if (!entry) return Promise.resolve();
  if (hasServerForm()) return prepareUntilReady(entry);
  const app = prepareRemote(entry);
  const frame = entry.frame === 'framed' && loadFramed();
  return frame && !entry.firstFrame ? frame : Promise.all([frame, Promise.race([app, pause(appTimeoutMs)])]);
}

/** The login page is followed by a framed one: its frame is fetched while the user types. */
function prepareNextPage(): void {
  setTimeout(() => void loadFramed().catch(() => undefined), idleMs);
}

/** Unsaved work stays in the page, below the question for the password. */
function onSignedOut(): void {
  if (!findUser()) return;
  if (isDirty()) void signInAgain();
  else location.assign(pagePaths.login);
}

/** All tabs show the user whom the one cookie names; unsaved work of somebody else waits for its owner. */
function onSignedIn(userId: string): void {
  const user = findUser();
  if (!user) void checkSession();
  else if (user.userId === userId) onSignedInAgainElsewhere();
  else if (isDirty()) void signInAgain();
  else leaveToOtherUser();
}

/** The form of the server stays, however long its app takes to come: a quicker user posts it without us. */
async function prepareUntilReady(entry: RegistryEntry): Promise<void> {
  for (let wait = minWaitMs; ; wait = Math.min(2 * wait, maxWaitMs)) {
    await prepareRemote(entry);
    if (isRemoteReady(entry)) return;
    await pause(wait);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
