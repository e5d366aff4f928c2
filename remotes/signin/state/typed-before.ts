import type { Problems } from './describe-failure.ts';

/** What was typed into the form that stood in the page before this app, and what that said. */
export interface TypedBefore {
  username: string;
  password: string;
  focused: 'username' | 'password' | undefined;
  problems: Pick<Problems, 'username' | 'password'>;
}

const nothing: TypedBefore = { username: '', password: '', focused: undefined, problems: {} };
const names = ['username', 'password'] as const;

const findField = (name: (typeof names)[number]): HTMLInputElement | undefined => {
  const element = globalThis.document?.getElementById(`signin-${name}`);
  return element instanceof HTMLInputElement ? element : undefined;
};

const findProblems = (): TypedBefore['problems'] => {
  const text = globalThis.document?.getElementById('signin-problem')?.textContent;
  if (!text) return {};
  return findField('username')?.ariaInvalid === 'true' ? { username: text } : { password: text };
};

/**
 * Watches the form of the server, which is there when this code arrives. Its fields keep what was typed to the last key,
 * also once the shell has taken them off the page.
 */
const watch = (): (() => TypedBefore) => {
  const fields = { username: findField('username'), password: findField('password') };
  const problems = findProblems();
  let focused = names.find((name) => fields[name] && fields[name] === globalThis.document?.activeElement);
  for (const name of names) fields[name]?.addEventListener('focus', () => (focused = name));
  return () => ({
    username: fields.username?.value ?? '',
    password: fields.password?.value ?? '',
    focused,
    problems,
  });
};

let read: (() => TypedBefore) | undefined = watch();

export const readTypedBefore = (): TypedBefore => read?.() ?? nothing;

/** A form that is opened later begins empty. */
export const forgetTypedBefore = (): void => {
  read = undefined;
};
