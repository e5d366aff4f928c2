import * as v from 'valibot';
import type { Call } from '#shared/contracts';

/** Values by the name of their field, tried before the ones below: ids that the demo data has. */
export type Samples = Readonly<Record<string, unknown>>;

/** Texts of every form that some schema asks for. The first one that a schema takes is used. */
const texts = [
  'a text',
  'none.svg',
  'none',
  '0.4',
  '1',
  '2026-09-01T00:00:00.000Z',
  '2026-09-01',
  '123e4567-e89b-42d3-a456-426614174000',
  '#2E7A50',
  // MD5 of nothing.
  'd41d8cd98f00b204e9800998ecf8427e',
  // A language: its schema names none, as which there are depends on the process.
  'en',
  'abcdefgh',
  '1.0.0',
  '{}',
];
const numbers = [1, 2, 0, 5_000, 1_788_220_800_000];

/** What the schemas of valibot have in common, as far as a value is built from it; their own types are one for each kind. */
type Shape = {
  type: string;
  wrapped?: v.GenericSchema;
  getter?: (input: unknown) => v.GenericSchema;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  options?: unknown[];
  literal?: unknown;
  value?: v.GenericSchema;
};

/** A payload that the schema of the call takes. */
export function buildPayload(call: Call, samples: Samples): Record<string, unknown> {
  // Of a body that is no JSON the contract says nothing.
  const payload = call.payload.type === 'unknown' ? {} : buildValue(call.payload, samples, call.name);
  const result = v.safeParse(call.payload, payload);
  if (!result.success || typeof payload !== 'object' || payload === null)
    throw new Error(
      `${call.name}: ${JSON.stringify(payload)} is refused: ${JSON.stringify(v.flatten(result.issues ?? ([] as never)))}`,
    );
  return { ...payload };
}

type Path = readonly (string | number)[];

/** Every place of a payload, from its fields down to the items of its lists. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  const children =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) =>
          placesOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return path.length === 0 ? children : [path, ...children];
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);
}

/** The payload with another value in one place. */
export function replaceAt(value: unknown, path: Path, change: (before: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaceAt(item, rest, change) : item));
  const before = value as Record<string | number, unknown>;
  return { ...before, [key]: replaceAt(before[key], rest, change) };
}

/** The payload without what may be left out, but for some fields. */
export function keepOnly(
  call: Call,
  payload: Record<string, unknown>,
  kept: readonly string[],
): Record<string, unknown> {
  return Object.keys(payload)
    .filter((name) => !kept.includes(name))
    .reduce((shorter, name) => {
      const { [name]: _, ...rest } = shorter;
      return takes(call.payload, rest) ? rest : shorter;
    }, payload);
}

function takes(schema: v.GenericSchema, value: unknown): boolean {
  return v.safeParse(schema, value).success;
}

/** A value for every field of a schema, optional ones too; it throws where it knows none, and says what to add. */
function buildValue(schema: v.GenericSchema, samples: Samples, name: string): unknown {
  const shape: Shape = schema as unknown as Shape;
  const sample = samples[name];
  if (sample !== undefined && takes(schema, sample)) return sample;
  const inner = shape.wrapped ?? shape.getter?.(undefined);
  if (inner) return buildValue(inner, samples, name);
  if (shape.entries) {
    const fields = Object.entries(shape.entries);
    return Object.fromEntries(fields.map(([key, field]) => [key, buildValue(field, samples, key)]));
  }
  if (shape.item) return [buildValue(shape.item, samples, name)];
  if (shape.type === 'record' && shape.value) return { none: buildValue(shape.value, samples, name) };
  const value = candidatesOf(shape, samples, name).find((candidate) => takes(schema, candidate));
  if (value === undefined)
    throw new Error(
      `no value for the field "${name}" (${shape.type}): add one that its schema takes to "texts" in ${import.meta.filename}`,
    );
  return value;
}

function candidatesOf({ type, options = [], literal }: Shape, samples: Samples, name: string): unknown[] {
  if (type === 'literal') return [literal];
  if (type === 'picklist' || type === 'enum') return options;
  if (type === 'boolean') return [true];
  if (type === 'number') return numbers;
  if (type === 'null') return [null];
  if (type === 'union' || type === 'variant') {
    const built = options.map((option) => buildValue(option as v.GenericSchema, samples, name));
    const filled = built.toSorted(
      (a, b) => Number(a === '' || a === undefined) - Number(b === '' || b === undefined),
    );
    // What surrounds the union may take fewer of them.
    return [...filled, ...numbers];
  }
  return [...texts, ...numbers];
}
