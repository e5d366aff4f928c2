import { describe, expect, it } from 'vitest';
import { allCalls, pendingCalls } from '#shared/contracts';
import packageJson from '../../package.json' with { type: 'json' };
import { formatApiDocument } from '../../scripts/openapi/format-api-document.ts';
import type { Json } from '../../scripts/openapi/schemas.ts';

const document: Json = JSON.parse(formatApiDocument({ indent: 0 }));

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name?: string; in?: string; required?: boolean; schema?: Json; $ref?: string }[];
  requestBody?: { content: Json };
  responses: Record<string, { description?: string; content?: Json; $ref?: string }>;
  'x-pending'?: boolean;
}

const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ address, method, operation })),
);

function refsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : refsOf(child),
  );
}

function resolveRef(ref: string): unknown {
  return ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((value, key) => (value as Json | undefined)?.[key], document);
}

describe('the API document', () => {
  it('when it is read, then it is OpenAPI 3.1 with title and version', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: expect.any(String), version: packageJson.version });
  });

  it('when calls are counted, then each is there once under its name', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      allCalls.map((call) => call.name).sort(),
    );
  });

  it('when it points somewhere, then something is there', () => {
    expect(refsOf(document).filter((ref) => resolveRef(ref) === undefined)).toEqual([]);
  });

  it('when a path has parameters, then each is described, and no other', () => {
    for (const { address, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(new Set(inPath.map((parameter) => parameter.name))).toEqual(
        new Set([...address.matchAll(/\{(\w+)\}/g)].map((match) => match[1])),
      );
      expect(inPath.every((parameter) => parameter.required === true)).toBe(true);
      expect(address).not.toContain('?');
    }
  });

  it('when a call is a GET, then it has no body, and every answer has a description', () => {
    for (const { method, operation } of operations) {
      expect(['get', 'post']).toContain(method);
      if (method === 'get') expect(operation.requestBody).toBeUndefined();
      for (const response of Object.values(operation.responses)) {
        expect(response.description ?? response.$ref).toBeTypeOf('string');
      }
      for (const parameter of operation.parameters) {
        expect(parameter.$ref ?? parameter.schema).toBeDefined();
      }
    }
  });

  it('when a call is pending, then integrators are told', () => {
    const marked = operations.filter(({ operation }) => operation['x-pending']);
    expect(marked.map(({ operation }) => operation.operationId).sort()).toEqual([...pendingCalls].sort());
  });
});
