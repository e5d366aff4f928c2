import type { Json } from './schemas.ts';

/** What every answer shares: the envelope and its refusal. */
export function envelopeComponents(schemas: Json): Json {
  return {
    schemas: {
      Envelope: {
        type: 'object',
        required: ['status', 'code', 'message'],
        properties: {
          status: { type: 'integer', description: '200 means success, whatever the HTTP status says.' },
          code: { type: 'string', description: '`ok`, or the stable code of the refusal.' },
          message: { type: 'string', description: 'May hold two languages: `中文|||English`.' },
          fieldErrors: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
          requestId: { type: 'string' },
        },
      },
      FieldError: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
      ...schemas,
    },
    responses: {
      Refusal: {
        description: 'The transport refused: too large, too many, unavailable, cross-site.',
        headers: {
          'Retry-After': { schema: { type: 'integer' }, description: 'Seconds, with 429 and 503.' },
        },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
      },
    },
  };
}
