/** The part of JSON Schema 2020-12 that the API document uses. */
export interface JsonSchema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: JsonSchema | boolean;
  required?: readonly string[];
  default?: unknown;
  format?: string;
  $ref?: string;
}

const indent = '  ';

/** A schema as a developer would write it down: names, `?` for what may be left out, types, defaults. */
export function describeSchema(schema: JsonSchema): string {
  return toText(schema, '');
}

function toText(schema: JsonSchema, margin: string): string {
  const { type, anyOf, allOf, items, properties, additionalProperties } = schema;
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'any';
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (anyOf) return unique(anyOf.map((each) => toText(each, margin)));
  if (allOf) return allOf.map((each) => toText(each, margin)).join(' & ');
  if (type === 'array' || items) {
    const item = toText(items ?? {}, margin);
    return items?.anyOf || items?.enum ? `(${item})[]` : `${item}[]`;
  }
  if (properties && Object.keys(properties).length > 0) return describeObject(schema, margin);
  if (typeof additionalProperties === 'object') return `{ [name]: ${toText(additionalProperties, margin)} }`;
  if (type === 'object') return '{ }';
  return schema.format ? `${type ?? 'any'} (${schema.format})` : (type ?? 'any');
}

function literal(value: unknown): string {
  return JSON.stringify(value);
}

function unique(texts: readonly string[]): string {
  return [...new Set(texts)].join(' | ');
}

function describeObject({ properties = {}, required = [] }: JsonSchema, margin: string): string {
  const inner = margin + indent;
  const lines = Object.entries(properties).map(([name, value]) => {
    const mark = required.includes(name) ? '' : '?';
    const standard = value.default === undefined ? '' : ` = ${literal(value.default)}`;
    return `${inner}${name}${mark}: ${toText(value, inner)}${standard}`;
  });
  return `{\n${lines.join('\n')}\n${margin}}`;
}
