/** Changes of the window's size are followed at most this often (P02). */
const throttleMs = 50;

export interface Throttled {
  call: () => void;
  cancel: () => void;
}

/** Runs an action for the first of several calls 50 ms later, and not for the others. */
export function throttle(action: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call() {
      timer ??= setTimeout(() => {
        timer = undefined;
        action();
      }, throttleMs);
    },
    cancel: () => clearTimeout(timer),
  };
}
