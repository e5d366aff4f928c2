const guards = new Set<symbol>();
let ask: () => Promise<boolean> = () => Promise.resolve(true);

/** Marks unsaved work until the returned function is called. */
export function addGuard(): () => void {
  const guard = Symbol('unsaved');
  if (guards.size === 0) globalThis.addEventListener?.('beforeunload', onBeforeUnload);
  guards.add(guard);
  return () => {
    guards.delete(guard);
    if (guards.size === 0) globalThis.removeEventListener?.('beforeunload', onBeforeUnload);
  };
}

/** Whether some open form holds unsaved work. */
export function isDirty(): boolean {
  return guards.size > 0;
}

/** Installs the question that is asked before unsaved work is lost. */
export function setLeaveQuestion(question: () => Promise<boolean>): void {
  ask = question;
}

/** True when nothing would be lost, or the user agrees to lose it. */
export async function confirmLeaving(): Promise<boolean> {
  if (!isDirty()) return true;
  const agreed = await ask();
  if (agreed) {
    guards.clear();
    globalThis.removeEventListener?.('beforeunload', onBeforeUnload);
  }
  return agreed;
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
