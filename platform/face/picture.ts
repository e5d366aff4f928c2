const prefix = /^data:image\/(?:jpeg|png);base64,/;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** The first bytes of JPEG and PNG. */
const signatures = [Buffer.from('ffd8ff', 'hex'), Buffer.from('89504e470d0a1a0a', 'hex')];

/**
 * The base64 of a picture, bare or as a data address (O08).
 * @returns undefined for anything but a JPEG or PNG
 */
export const findPicture = (faceImage: string): string | undefined => {
  const image = faceImage.replace(prefix, '');
  if (!base64.test(image)) return undefined;
  const start = Buffer.from(image.slice(0, 16), 'base64');
  return signatures.some((bytes) => start.subarray(0, bytes.length).equals(bytes)) ? image : undefined;
};
