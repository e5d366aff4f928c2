export { PictureInput, type PictureInputProps } from './input/picture-input.tsx';
export type { Picture } from './picture.ts';
export { type Base64ImageParams, uploadBase64Image } from './upload-base64-image.ts';
