/** Runs something once all messages have come that were sent to this window before. */
export function afterMessages(run: () => void): void {
  const mark = `after-messages ${crypto.randomUUID()}`;
  const receive = ({ source, data }: MessageEvent): void => {
    if (source !== window || data !== mark) return;
    removeEventListener('message', receive);
    run();
  };
  addEventListener('message', receive);
  postMessage(mark, location.origin);
}
