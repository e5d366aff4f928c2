import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { loadShellMessages } from '../core/language/index.ts';
import { inShell, type RenderViewOptions, setPage } from './render-view.tsx';

/** A component in a page, as its user meets it. */
export interface MountedView {
  /** The whole page, with what lies over the component. */
  page: HTMLElement;
  /** @throws Error where no control has this label */
  field(label: string): HTMLInputElement;
  /** Types over what stands in a control. */
  type(label: string, text: string): Promise<void>;
  /** Changes the box whose label begins like this. */
  tick(label: string): Promise<void>;
  /** Chooses a value in the list with this label, which is not shown. */
  select(label: string, value: string): Promise<void>;
  /** Chooses a file. */
  choose(label: string, file: File): Promise<void>;
  /** Presses the button with this name, and waits until the page has nothing more to do at once. */
  press(name: string): Promise<void>;
  /** Waits until a check throws no more, such as after an answer. */
  until(check: () => void): Promise<void>;
  /** Shows it with other properties. */
  show(view: ReactElement): Promise<void>;
  /** Takes it out of the page, as a reload does. */
  remove(): Promise<void>;
}

/**
 * Puts a component of the shell or of a remote into a page, with the words that the shell has everywhere; effects run. The test file is named
 * `<what>.page.test.tsx`, which gives it a page.
 */
export async function mountView(view: ReactElement, options: RenderViewOptions): Promise<MountedView> {
  setActing(true);
  setPage(options);
  const { language = 'zh-CN' } = options;
  // As they are written: only the build compiles them.
  const own = (await loadShellMessages(language)) as Record<string, string>;
  const messages = { ...own, ...options.messages };
  const page = document.body;
  const place = document.createElement('main');
  page.append(place);
  const root = createRoot(place);
  const show = (next: ReactElement): Promise<void> =>
    act(async () => root.render(inShell(next, { language, messages })));
  await show(view);
  const field = (label: string): HTMLInputElement => findField(page, label);
  return {
    page,
    field,
    type: (label, text) => act(async () => typeInto(field(label), text)),
    tick: (label) => act(async () => findBox(page, label).click()),
    select: (label, value) => act(async () => selectValue(page, label, value)),
    choose: (label, file) => act(async () => chooseFile(page, label, file)),
    press: (name) => act(async () => findButton(page, name).click()),
    until: async (check) => {
      setActing(false);
      await vi.waitFor(check).finally(() => setActing(true));
    },
    show,
    remove: async () => {
      await act(async () => root.unmount());
      place.remove();
    },
  };
}

/** Whether React expects all updates inside `act`, or some to come by themselves. */
function setActing(isActing: boolean): void {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);
}

function findField(page: HTMLElement, label: string): HTMLInputElement {
  const found = [...page.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  const field = found && page.querySelector<HTMLInputElement>(`[id="${found.htmlFor}"]`);
  if (!field) throw new Error(`no field "${label}"`);
  return field;
}

function findBox(page: HTMLElement, label: string): HTMLInputElement {
  const found = [...page.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  const box = found?.querySelector('input');
  if (!box) throw new Error(`no box "${label}"`);
  return box;
}

function chooseFile(page: HTMLElement, label: string, file: File): void {
  const input = page.querySelector(`input[type=file][aria-label="${label}"]`);
  if (!input) throw new Error(`no place for a file "${label}"`);
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function selectValue(page: HTMLElement, label: string, value: string): void {
  const list = page.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
  if (!list) throw new Error(`no list "${label}"`);
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

function findButton(page: HTMLElement, name: string): HTMLButtonElement {
  const found = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button "${name}"`);
  return found;
}

/** As a browser does it: React listens to the event and reads the value by itself. */
function typeInto(field: HTMLInputElement, text: string): void {
  field.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
