import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { languageSchema, listLanguages } from '#shared/language';

/** A check that knows the languages of the process; the document has those that everybody speaks. */
const languageTags: JsonSchema = { enum: listLanguages().map(({ tag }) => tag), type: 'string' };

/** A part of the document; its shape is OpenAPI's, not ours. */
export type Json = Record<string, unknown>;

/**
 * Converts a schema of the contracts; recursive parts move to `components`.
 * @param scope name that the recursive parts are kept under
 * @param mode `input` is what may be sent, `output` what is answered
 */
export function convertSchema(
  schema: GenericSchema,
  mode: NonNullable<ConversionConfig['typeMode']>,
  scope: string,
  components: Json,
): Json {
  const converted: Json = {
    ...toJsonSchema(schema, {
      target: 'draft-2020-12',
      typeMode: mode,
      errorMode: 'ignore',
      overrideSchema: ({ valibotSchema }) => (valibotSchema === languageSchema ? languageTags : undefined),
    }),
  };
  const { $schema: _, $defs, ...rest } = converted;
  for (const [key, part] of Object.entries(isObject($defs) ? $defs : {})) {
    components[`${scope}.${key}`] = repoint(part, scope);
  }
  return repoint(rest, scope) as Json;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** Points `#/$defs/x` to the shared components. */
function repoint(value: unknown, scope: string): unknown {
  if (Array.isArray(value)) return value.map((item) => repoint(item, scope));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) =>
      key === '$ref' && typeof child === 'string'
        ? [key, child.replace('#/$defs/', `#/components/schemas/${scope}.`)]
        : [key, repoint(child, scope)],
    ),
  );
}
