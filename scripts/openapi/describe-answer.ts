import type { Call } from '#shared/contracts';
import { convertSchema, type Json } from './schemas.ts';

/** Success and refusals of a call. */
export function describeAnswers(call: Call, components: Json): Json {
  return {
    responses: {
      200: {
        description:
          call.reply === 'envelope'
            ? 'Success when the `status` of the body is 200; otherwise a refusal, named by `code`.'
            : 'Success.',
        content: contentOf(call, components),
      },
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
}

function contentOf(call: Call, components: Json): Json {
  if (call.reply === 'file') return { 'application/octet-stream': {} };
  const answer = convertSchema(call.answer, 'output', `${call.name}.answer`, components);
  if (call.reply === 'text') return { 'text/plain': { schema: answer } };
  if (call.reply === 'bare') return { 'application/json': { schema: answer } };
  const envelope = { $ref: '#/components/schemas/Envelope' };
  const schema = { allOf: [envelope, { type: 'object', properties: { data: answer } }] };
  return { 'application/json': { schema } };
}
