import * as v from 'valibot';
import { envelopeSchema } from '#shared/contracts';

/** The `status` of an envelope, or undefined where the text is none, such as a block page. */
export const findEnvelopeStatus = (text: string): number | undefined => {
  try {
    const body = v.safeParse(envelopeSchema, JSON.parse(text));
    return body.success ? body.output.status : undefined;
  } catch {
    return undefined;
  }
};
