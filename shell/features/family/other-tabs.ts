/** Tabs of one parent look at the same child: the server keeps one current child for all of them. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('portal-child');
const separator = ' ';

export function postChosen(userId: string, childId: string): void {
  channel?.postMessage(`${userId}${separator}${childId}`);
}

/** Calls back when this parent chose a child in another tab. Gives back how to stop. */
export function onChosenElsewhere(userId: string, onChosen: (childId: string) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>): void => {
    const [parent, child] = typeof data === 'string' ? data.split(separator) : [];
    if (parent === userId && child) onChosen(child);
  };
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
}
