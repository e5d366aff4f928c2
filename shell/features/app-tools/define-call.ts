import type * as v from 'valibot';
import { type Call, defineCall as defineOwn } from '#shared/contracts';

type AnySchema = v.GenericSchema;

/** A call of an app's own service, for `request`. */
export type ServiceCall<Payload extends AnySchema, Answer extends AnySchema> = Call<Payload, Answer>;

/** What an app says of a call. */
export interface ServiceCallInput<Payload extends AnySchema, Answer extends AnySchema> {
  /** `GET` reads, `POST` changes something. The school's network lets no other method through. */
  method: 'GET' | 'POST';
  /** `/api/x/{code}/…`; `{param}` segments are taken out of the payload. */
  path: `/api/x/${string}`;
  /** Schema of what is sent: as a query with `GET`, as JSON with `POST`. */
  payload: Payload;
  /** Schema of the answer; another answer fails as `unreadable`. */
  answer: Answer;
  /** `bare` is the JSON of the schema alone; `envelope` wraps it as the portal's own calls do; `text` and `file` are no JSON. Default `bare`. */
  reply?: 'bare' | 'envelope' | 'text' | 'file' | undefined;
  /** `multipart` sends files, `form` a form. Default by the method. */
  encoding?: 'multipart' | 'form' | undefined;
}

/**
 * Defines a call of the app's own service. The portal passes it on with a token of the signed-in user instead of her cookies.
 * @example
 * const listNotes = defineCall({ method: 'GET', path: '/api/x/notes/list', payload: v.object({}), answer: v.array(noteSchema) });
 * const notes = await request(listNotes, {});
 */
export function defineCall<Payload extends AnySchema, Answer extends AnySchema>(
  input: ServiceCallInput<Payload, Answer>,
): ServiceCall<Payload, Answer> {
  const { method, path, reply = 'bare' } = input;
  const isRead = method === 'GET';
  return defineOwn<Payload, Answer>({
    name: path.slice('/api/'.length).replaceAll('/', '.'),
    method,
    path,
    effect: isRead ? 'read' : 'change',
    needs: 'kept',
    encoding: input.encoding ?? (isRead ? 'query' : 'json'),
    payload: input.payload,
    answer: input.answer,
    reply,
    summary: '',
    source: 'app',
  });
}
