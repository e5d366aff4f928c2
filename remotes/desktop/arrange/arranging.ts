import { navigate, usePage } from 'shell/session';

const view = 'view';
const arrange = 'arrange';

/** Whether the address asks for the view that arranges apps. A link can open that view, and going back leaves it. */
export function useIsArranging(): boolean {
  return new URLSearchParams(usePage().search).get(view) === arrange;
}

export function startArranging(): Promise<boolean> {
  return navigate(`?${new URLSearchParams({ [view]: arrange })}`);
}

let hasJustEnded = false;

/** Back to the apps themselves. */
export function endArranging(): Promise<boolean> {
  hasJustEnded = true;
  return navigate(location.pathname, { replace: true });
}

/** Whether the user comes from there, asked once: the focus goes back to the button that led there. */
export function takeReturn(): boolean {
  const isReturn = hasJustEnded;
  hasJustEnded = false;
  return isReturn;
}
