/** Changes of size are followed at most this often (G17). */
const throttleMs = 50;

export interface Throttled {
  call: () => void;
  cancel: () => void;
}

/** Runs an action at once, and for all calls of the next 50 ms once more at their end. */
export function throttle(action: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBehind = false;
  const call = (): void => {
    isBehind = timer !== undefined;
    if (isBehind) return;
    action();
    timer = setTimeout(() => {
      timer = undefined;
      if (isBehind) call();
    }, throttleMs);
  };
  return { call, cancel: () => clearTimeout(timer) };
}
