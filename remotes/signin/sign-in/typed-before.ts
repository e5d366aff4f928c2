import type { Problems } from '../failure/problems.ts';

/** What was typed into the form that stood in the page before this app, and what that said. */
export interface TypedBefore {
  username: string;
  password: string;
  /** Which boxes were ticked there. */
  remember: boolean;
  shared: boolean;
  focused: 'username' | 'password' | undefined;
  problems: Pick<Problems, 'username' | 'password' | 'formError'>;
}

const nothing: TypedBefore = {
  username: '',
  password: '',
  remember: false,
  shared: false,
  focused: undefined,
  problems: {},
};
const names = ['username', 'password'] as const;

let read: (() => TypedBefore) | undefined = watch();

export function readTypedBefore(): TypedBefore {
  return read?.() ?? nothing;
}

/** A form that is opened later begins empty. */
export function forgetTypedBefore(): void {
  read = undefined;
}

/**
 * Watches the form of the server, which is there when this code arrives. Its fields keep what was typed to the last key,
 * also once the shell has taken them off the page.
 */
function watch(): () => TypedBefore {
  const fields = { username: findField('username'), password: findField('password') };
  const remember = findField('remember');
  const shared = findField('shared');
  const problems = findProblems();
  let focused = names.find((name) => fields[name] && fields[name] === globalThis.document?.activeElement);
  for (const name of names) fields[name]?.addEventListener('focus', () => (focused = name));
  return () => ({
    username: fields.username?.value ?? '',
    password: fields.password?.value ?? '',
    remember: remember?.checked ?? false,
    shared: shared?.checked ?? false,
    focused,
    problems,
  });
}

function findField(name: (typeof names)[number] | 'remember' | 'shared'): HTMLInputElement | undefined {
  const element = globalThis.document?.getElementById(`signin-${name}`);
  return element instanceof HTMLInputElement ? element : undefined;
}

function findProblems(): TypedBefore['problems'] {
  const text = globalThis.document?.getElementById('signin-problem')?.textContent;
  if (!text) return {};
  const invalid = names.find((name) => findField(name)?.ariaInvalid === 'true');
  return { [invalid ?? 'formError']: text };
}
