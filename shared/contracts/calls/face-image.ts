import * as v from 'valibot';

/** Characters of base64 for 2 MB. */
const maxPictureLength = 2_800_000;

/** The base64 of a JPEG or PNG of at most 1280 × 1280 pixels, bare or as a `data:` address. */
export const faceImage = v.pipe(v.string(), v.minLength(1), v.maxLength(maxPictureLength));
