import type { Problems } from '../failure/problems.ts';

/** Moves to the first field that needs another look and selects what stands there. */
export function focusProblem(form: HTMLFormElement, problems: Problems): void {
  const name = problems.username ? 'username' : problems.password ? 'password' : undefined;
  const input = name ? form.elements.namedItem(name) : null;
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}
