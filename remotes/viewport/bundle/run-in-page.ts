import { loadLanguagePack } from 'shell/header';
import type { ViewportFile, ViewportFiles } from '#shared/viewport-files';
import type { BundleState } from './bundle-state.ts';

interface Bundle {
  readonly app: string;
  readonly files: ViewportFiles;
}

/**
 * Loads a bundle into a container of this page: its words first, then style and script. A page that was opened elsewhere has a
 * stricter policy, so it is loaded anew.
 * @returns takes it out of the page again, as far as that is possible: what it left running goes on
 */
export function runInPage(
  place: HTMLElement | null,
  { app, files: { script, style } }: Bundle,
  onState: (state: BundleState) => void,
): (() => void) | undefined {
  const { lang, dataset } = document.documentElement;
  if (dataset.viewport === undefined) location.reload();
  // The operator has changed the place since this page was opened.
  if (dataset.viewport === 'frame') onState('missing');
  if (dataset.viewport !== 'page' || !place) return undefined;
  let isGone = false;
  const enter = (state: BundleState): void => {
    if (!isGone) onState(state);
  };
  const run = async (): Promise<void> => {
    await loadLanguagePack({ language: lang, code: app, appCode: app });
    if (isGone) return;
    const problem = watchErrors(script.src);
    try {
      await Promise.all([style && addStyle(place, style), addScript(place, script)]);
      enter(problem.isFound() ? 'failed' : 'ready');
    } catch {
      enter('missing');
    } finally {
      problem.stop();
    }
  };
  void run();
  return () => {
    isGone = true;
    place.replaceChildren();
  };
}

/** Whether a script throws while it runs for the first time. */
function watchErrors(src: string): { isFound: () => boolean; stop: () => void } {
  let isFound = false;
  const note = ({ filename }: ErrorEvent): void => {
    if (filename === new URL(src, location.href).href) isFound = true;
  };
  addEventListener('error', note);
  return { isFound: () => isFound, stop: () => removeEventListener('error', note) };
}

function addStyle(place: HTMLElement, { src, integrity }: ViewportFile): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = src;
  return add(place, link, integrity);
}

function addScript(place: HTMLElement, { src, integrity }: ViewportFile): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  script.nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce ?? '';
  return add(place, script, integrity);
}

function add(
  place: HTMLElement,
  element: HTMLLinkElement | HTMLScriptElement,
  integrity: string | undefined,
): Promise<void> {
  if (integrity) element.integrity = integrity;
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error('not loaded')));
    place.append(element);
  });
}
