import * as v from 'valibot';
import { envelopeSchema } from '#shared/contracts';

/** The envelope that a text is, or undefined where it is none, such as a block page. */
export function findEnvelope(text: string): v.InferOutput<typeof envelopeSchema> | undefined {
  try {
    const body = v.safeParse(envelopeSchema, JSON.parse(text));
    return body.success ? body.output : undefined;
  } catch {
    return undefined;
  }
}
