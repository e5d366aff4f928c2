import * as v from 'valibot';
import { describeSchema, type JsonSchema } from './describe-schema.ts';

const schema = v.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);
const content = v.record(v.string(), v.object({ schema: v.optional(schema) }));
const operationSchema = v.object({
  operationId: v.string(),
  tags: v.optional(v.array(v.string()), []),
  summary: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  parameters: v.optional(
    v.array(
      v.object({
        name: v.optional(v.string()),
        in: v.optional(v.string()),
        required: v.optional(v.boolean(), false),
        schema: v.optional(schema),
      }),
    ),
    [],
  ),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), v.object({ content: v.optional(content) })),
  'x-pending': v.optional(v.boolean(), false),
});
const documentSchema = v.object({
  info: v.object({ title: v.string(), version: v.string() }),
  paths: v.record(v.string(), v.record(v.string(), operationSchema)),
});

/** A call, as the reader shows it. */
export interface ApiCall {
  id: string;
  /** First part of the id: what belongs together. */
  topic: string;
  method: string;
  path: string;
  summary: string;
  /** Where it is specified. */
  source: string;
  isPending: boolean;
  request: string | undefined;
  /** How the payload travels. */
  encoding: string | undefined;
  answer: string | undefined;
}

type Operation = v.InferOutput<typeof operationSchema>;

/** Reads an OpenAPI 3.1 document into what the reader shows. @throws when it is none */
export function parseApiDocument(raw: unknown): ApiCall[] {
  const { paths } = v.parse(documentSchema, raw);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      topic: operation.operationId.split('.').slice(0, 2).join('.'),
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      source: operation.description,
      isPending: operation['x-pending'],
      ...requestOf(operation),
      answer: answerOf(operation),
    })),
  );
}

/** Calls whose path, name or summary holds every word that was typed. */
export function searchCalls(calls: readonly ApiCall[], typed: string): ApiCall[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter(({ id, path, summary, method }) => {
    const text = `${method} ${path} ${id} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function answerOf({ responses }: Operation): string | undefined {
  const [type, body] = Object.entries(responses['200']?.content ?? {})[0] ?? [];
  if (!body?.schema) return type;
  const envelope = body.schema.allOf?.find((part) => part.properties?.data);
  const data = envelope?.properties?.data ?? body.schema;
  return describeSchema(data);
}

function requestOf({ parameters, requestBody }: Operation): Pick<ApiCall, 'request' | 'encoding'> {
  const [encoding, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (body?.schema) return { encoding, request: describeSchema(body.schema) };
  const properties = Object.fromEntries(
    parameters.flatMap(({ name, schema: type, in: place }) =>
      name && type && place !== 'header' ? [[name, type] as const] : [],
    ),
  );
  if (Object.keys(properties).length === 0) return { encoding: undefined, request: undefined };
  const required = parameters.filter((each) => each.required).map(({ name }) => name ?? '');
  return { encoding: 'query', request: describeSchema({ type: 'object', properties, required }) };
}
