import * as v from 'valibot';
import { idSchema } from '../text-values.ts';

/** An enrolled face (O08): `faceImage` is a base64 image. */
export const faceRecordSchema = v.object({
  faceImage: v.string(),
  registerTime: v.string(),
  userId: idSchema,
});
