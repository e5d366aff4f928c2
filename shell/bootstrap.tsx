import { createRoot } from 'react-dom/client';
import { pagePaths } from '#shared/contracts';
import { getBootData, readBootData, showStartFailure } from './boot/index.ts';
import { loadFramed, Portal } from './frame/index.ts';
import { loadShellMessages } from './language/index.ts';
import { getPage, startHistory } from './navigation/index.ts';
import { notify } from './notify/index.ts';
import { findEntryByPath, prepareRemote } from './registry/index.ts';
import { setRequestHooks } from './request/index.ts';
import { findUser, onSignedOutElsewhere, startSession } from './session/index.ts';
import { signInAgain } from './sign-in-again/index.ts';
import { isDirty } from './unsaved/index.ts';

/** A page without a frame waits so long for its app; until then the skeleton of the server stays. */
const patienceMs = 4_000;

/** From when the page is taken to have painted. */
const idleMs = 1_500;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const connectRooms = (): void => {
  const { language } = getBootData();
  setRequestHooks({
    getLanguage: () => language,
    getAppPath: () => getPage().path,
    showFailure: (text, title, tone) => notify(text, { title, tone }),
    signInAgain,
  });
  onSignedOutElsewhere(() => {
    // Unsaved work stays in sight; the next call asks for the password.
    if (findUser() && !isDirty()) location.assign(pagePaths.login);
  });
  startHistory();
  startSession();
};

/** Remotes import this address; loading it now ties them to the code of this page, whatever is deployed later. */
const pinShell = (): void => {
  import(/* webpackIgnore: true */ new URL('/assets/shell/remoteEntry.js', location.href).href).catch(
    () => undefined,
  );
};

/** The login page is followed by a framed one: its frame is fetched while the user types. */
const prepareNextPage = (): void => {
  setTimeout(() => void loadFramed().catch(() => undefined), idleMs);
};

const prepareFirstPage = (): Promise<unknown> => {
  const entry = findEntryByPath(getPage().path);
  if (!entry) return Promise.resolve();
  const app = prepareRemote(entry);
  if (entry.frame === 'framed') return loadFramed();
  return Promise.race([app, pause(patienceMs)]);
};

/** Starts the shell; anything that keeps the page from being shown becomes a message. */
export const start = async (): Promise<void> => {
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
};
