import * as v from 'valibot';
import { PortalRefusal } from './portal-refusal.ts';

const text = v.optional(v.string(), '');
const refusalSchema = v.object({ error: text, error_description: text });

/**
 * The JSON of an answer of the portal.
 * @throws PortalRefusal for every other answer
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const parsed = v.safeParse(refusalSchema, body);
  const { error, error_description } = parsed.success ? parsed.output : { error: '', error_description: '' };
  throw new PortalRefusal(
    response.status,
    error,
    error_description || `the portal answered with status ${response.status}`,
  );
}
