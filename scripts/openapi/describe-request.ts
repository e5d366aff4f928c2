import { type Call, pathParametersOf } from '#shared/contracts';
import { convertSchema, type Json } from './schemas.ts';

const mediaTypes = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const;

/** Parameters and body of a call, by its encoding. */
export function describeRequest(call: Call, components: Json): Json {
  const inPath = pathParametersOf(call);
  const payload = convertSchema(call.payload, 'input', `${call.name}.payload`, components);
  const required = requiredOf(payload);
  const parameters = Object.entries(propertiesOf(payload))
    .filter(([name]) => inPath.includes(name) || call.encoding === 'query')
    .map(([name, schema]) =>
      inPath.includes(name)
        ? { name, in: 'path', required: true, schema }
        : { name, in: 'query', required: required.includes(name), schema },
    );
  const media = call.encoding === 'query' || call.encoding === 'none' ? undefined : mediaTypes[call.encoding];
  return {
    parameters: [...parameters, { $ref: '#/components/parameters/SyHeaders' }],
    ...(media
      ? { requestBody: { required: true, content: { [media]: { schema: without(payload, inPath) } } } }
      : {}),
  };
}

function requiredOf(schema: Json): string[] {
  if (Array.isArray(schema.allOf)) return schema.allOf.flatMap(requiredOf);
  return (schema.required ?? []) as string[];
}

function propertiesOf(schema: Json): Json {
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schema.allOf.map(propertiesOf));
  return (schema.properties ?? {}) as Json;
}

function without(schema: Json, names: string[]): Json {
  if (names.length === 0) return schema;
  const kept = Object.entries(propertiesOf(schema)).filter(([name]) => !names.includes(name));
  const required = requiredOf(schema).filter((name) => !names.includes(name));
  return {
    type: 'object',
    properties: Object.fromEntries(kept),
    ...(required.length > 0 ? { required } : {}),
  };
}
