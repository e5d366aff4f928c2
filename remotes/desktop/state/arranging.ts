import { navigate, usePage } from 'shell/session';

const view = 'view';
const arrange = 'arrange';

/** Whether the address asks for the view in which apps are arranged, so that it can be linked and left by going back. */
export const useIsArranging = (): boolean => new URLSearchParams(usePage().search).get(view) === arrange;

export const startArranging = (): Promise<boolean> =>
  navigate(`?${new URLSearchParams({ [view]: arrange })}`);

let hasJustEnded = false;

/** Back to the apps themselves. */
export const endArranging = (): Promise<boolean> => {
  hasJustEnded = true;
  return navigate(location.pathname, { replace: true });
};

/** Whether the user comes from there, asked once: the focus goes back to the button that led there. */
export const takeReturn = (): boolean => {
  const isReturn = hasJustEnded;
  hasJustEnded = false;
  return isReturn;
};
