const CHECK_MS = 500;
/** As it was when this program began: one that has ended since cannot be noticed otherwise. */
const parent = process.ppid;

/**
 * Calls once npm has ended. npm runs commands through a shell that dies of a signal without passing it on, so that the command would go on
 * without anybody. Started by hand, a parent may well end before us.
 * @param {() => void} listener
 * @returns {() => void} what ends the watch
 */
export function onParentEnd(listener) {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    listener();
  }, CHECK_MS);
  check.unref();
  return () => clearInterval(check);
}
