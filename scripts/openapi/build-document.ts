import { type Call, syHeadersName } from '#shared/contracts';
import { describeAnswers } from './describe-answer.ts';
import { describeRequest } from './describe-request.ts';
import { envelopeComponents } from './envelope-components.ts';
import type { Json } from './schemas.ts';

export interface OpenapiOptions {
  calls: readonly Call[];
  /** Names of calls that nothing serves yet; they carry `x-pending`. */
  pending: readonly string[];
  /** Version of the portal. */
  version: string;
}

/** The OpenAPI 3.1 document of all calls, for integrators. */
export function buildOpenapi({ calls, pending, version }: OpenapiOptions): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: describeCall(call, pending, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'School portal',
      version,
      description:
        'Calls that browsers make through the portal. Nested form keys are joined by dots and `[index]`. ' +
        'Calls with `x-pending` are specified and not served yet. Any of `x-needs` opens a call to who has a session: a permission as ' +
        '`app:node`, a user type, or a word why none is asked.',
    },
    security: [{ session: [] }],
    paths,
    components: {
      ...envelopeComponents(schemas),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-sid',
          description: 'Session of the portal. Calls other than GET also need `X-Requested-By: portal`.',
        },
      },
      parameters: {
        SyHeaders: {
          name: syHeadersName,
          in: 'header',
          required: false,
          description: 'Device (`pc`, `h5`, `app`) and path of the app, as compact JSON.',
          schema: { type: 'string', examples: ['{"device":"pc","app":"/desktop/home"}'] },
        },
      },
    },
  };
}

function describeCall(call: Call, pending: readonly string[], components: Json): Json {
  return {
    operationId: call.name,
    tags: [call.name.split('.').slice(0, 2).join('.')],
    summary: call.summary,
    description: sourceOf(call),
    ...(call.audience === 'public' ? { security: [] } : {}),
    ...(call.needs.length > 0 ? { 'x-needs': [...call.needs] } : {}),
    ...(pending.includes(call.name) ? { 'x-pending': true } : {}),
    ...describeRequest(call, components),
    ...describeAnswers(call, components),
  };
}

function sourceOf(call: Call): string {
  return call.source === 'portal' ? 'A call of the portal itself.' : `Specification ${call.source}.`;
}
