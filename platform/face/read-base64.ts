import { refuse } from './refusals.ts';

const prefix = /^data:image\/(?:jpeg|png);base64,/;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** The first bytes of JPEG and PNG. */
const signatures = [Buffer.from('ffd8ff', 'hex'), Buffer.from('89504e470d0a1a0a', 'hex')];
const maxBytes = 2 * 1024 * 1024;

/**
 * The base64 of a picture, bare or as a data address (O08).
 * @throws DomainError `invalid_input` for anything but a JPEG or PNG of at most 2 MB
 */
export function readBase64(faceImage: string): Buffer {
  const image = faceImage.replace(prefix, '');
  if (!base64.test(image)) throw refuse('unreadable');
  const bytes = Buffer.from(image, 'base64');
  const isPicture = signatures.some((start) => bytes.subarray(0, start.length).equals(start));
  if (!isPicture || bytes.length > maxBytes) throw refuse('unreadable');
  return bytes;
}
