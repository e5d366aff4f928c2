import { useEffect, useEffectEvent } from 'react';
import { findUser } from '../../core/session/index.ts';
import { createSharedValue } from '../../core/shared-value/index.ts';
import type { FinishedUpload, PageUploads } from './page-uploads.ts';

const page = createSharedValue<PageUploads | undefined>(undefined);
const finished = createSharedValue<readonly FinishedUpload[]>([]);
const listeners = new Set<(upload: FinishedUpload) => void>();
let opening: Promise<PageUploads> | undefined;

/**
 * The uploader of this page, which begins with the first call.
 * @throws Error where nobody is signed in, or its code did not come; another call tries anew
 */
export function openUploads(): Promise<PageUploads> {
  opening ??= start();
  return opening;
}

/** Ends all that runs, when the user goes. */
export function closeUploads(): void {
  page.get()?.close();
  page.set(undefined);
  finished.set([]);
  opening = undefined;
}

/** The uploader of this page; undefined before the first file. */
export const usePageUploads = page.use;

/** The uploads of this page that are done, the newest last. */
export const useFinished = finished.use;

/** Calls a listener for each upload that is done, such as to read a list again. */
export function useFinishedUploads(listener: (upload: FinishedUpload) => void): void {
  const onFinished = useEffectEvent(listener);
  useEffect(() => {
    const call = (upload: FinishedUpload): void => onFinished(upload);
    listeners.add(call);
    return () => void listeners.delete(call);
  }, []);
}

async function start(): Promise<PageUploads> {
  try {
    const { createPageUploads } = await import(
      /* webpackChunkName: "uploads" */ './machine/create-page-uploads.ts'
    );
    const owner = findUser()?.userId;
    if (owner === undefined) throw new Error('nobody is signed in');
    const uploads = createPageUploads(owner, notifyFinished);
    page.set(uploads);
    return uploads;
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

function notifyFinished(upload: FinishedUpload): void {
  finished.set([...finished.get(), upload]);
  for (const listener of listeners) listener(upload);
}
