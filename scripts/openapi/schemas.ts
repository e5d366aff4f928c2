import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** A part of the document; its shape is OpenAPI's, not ours. */
export type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Points `#/$defs/x` to the shared components. */
const repoint = (value: unknown, scope: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => repoint(item, scope));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) =>
      key === '$ref' && typeof child === 'string'
        ? [key, child.replace('#/$defs/', `#/components/schemas/${scope}.`)]
        : [key, repoint(child, scope)],
    ),
  );
};

/**
 * Converts a schema of the contracts; recursive parts move to `components`.
 * @param scope name that the recursive parts are kept under
 * @param mode `input` is what may be sent, `output` what is answered
 */
export const convertSchema = (
  schema: GenericSchema,
  mode: NonNullable<ConversionConfig['typeMode']>,
  scope: string,
  components: Json,
): Json => {
  const converted: Json = {
    ...toJsonSchema(schema, { target: 'draft-2020-12', typeMode: mode, errorMode: 'ignore' }),
  };
  const { $schema: _, $defs, ...rest } = converted;
  for (const [key, part] of Object.entries(isObject($defs) ? $defs : {})) {
    components[`${scope}.${key}`] = repoint(part, scope);
  }
  return repoint(rest, scope) as Json;
};
