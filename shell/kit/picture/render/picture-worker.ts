import { type PictureOrder, renderPicture } from './render-picture.ts';

/** What the worker is sent; it answers with a picture, or with the reason why there is none. */
export interface PictureTask {
  file: Blob;
  order: PictureOrder;
}
export type PictureOutcome = { picture: Blob } | { error: string };

addEventListener('message', ({ data }: MessageEvent<PictureTask>) => void answer(data));
// The page sends nothing before this, so that it notices a worker whose code did not come.
postMessage('ready');

async function answer({ file, order }: PictureTask): Promise<void> {
  postMessage(await renderSafely(file, order));
}

async function renderSafely(file: Blob, order: PictureOrder): Promise<PictureOutcome> {
  try {
    return { picture: await renderPicture(file, order) };
  } catch (error) {
    return { error: String(error) };
  }
}
