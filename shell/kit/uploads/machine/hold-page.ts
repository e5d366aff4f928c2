import type { Uploader } from '#shared/upload-client';

/**
 * While bytes are on their way, the browser asks before the page goes.
 * @returns ends it
 */
export function holdPage(uploader: Pick<Uploader, 'isInFlight' | 'subscribe'>): () => void {
  // Asked of the uploader itself: at a sign-out it has ended before its list says so.
  const ask = (event: BeforeUnloadEvent): void => {
    if (uploader.isInFlight()) event.preventDefault();
  };
  const release = (): void => removeEventListener('beforeunload', ask);
  // A page with such a listener may not rest in the browser's cache of pages.
  const update = (): void => {
    if (uploader.isInFlight()) addEventListener('beforeunload', ask);
    else release();
  };
  const unsubscribe = uploader.subscribe(update);
  return () => {
    unsubscribe();
    release();
  };
}
