/** The cutter and what makes its result: one download, since neither is of use without the other. */
export { makePicture } from '../render/make-picture.ts';
export { CropDialog } from './crop-dialog.tsx';
