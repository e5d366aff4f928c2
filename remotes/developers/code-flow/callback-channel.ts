/** Between the console and the window that comes back from the provider, which keeps no link to its opener. */
const channelName = 'developers-callback';

/** Sends the console what stood in the address. @param onTaken called when a console took it */
export function sendToConsole(search: string, onTaken: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'taken') onTaken();
  });
  channel.postMessage({ search });
  return () => channel.close();
}

/** Calls back with what comes back; `onAnswer` says whether it is the answer that it waits for. */
export function onCallback(onAnswer: (search: string) => boolean): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const search: unknown =
      typeof data === 'object' && data !== null ? Reflect.get(data, 'search') : undefined;
    if (typeof search === 'string' && onAnswer(search)) channel.postMessage('taken');
  });
  return () => channel.close();
}
