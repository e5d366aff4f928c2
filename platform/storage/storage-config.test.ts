import { describe, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';

const store = {
  S3_ENDPOINT: 'http://store.school.example:9000',
  S3_BUCKET: 'portal-files',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY: 'portal',
  S3_SECRET_KEY: 'a-secret/of+the=store',
};

function parse(environment: Record<string, string>) {
  return parseConfig({ PLATFORM_SECRET: 's'.repeat(43), ...environment });
}

function refusalOf(environment: Record<string, string>): string {
  try {
    parse(environment);
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : '';
  }
}

describe('the store of files', () => {
  test('when all five variables are set, then files go there; when none is, then they stay in the folder', () => {
    expect(parse(store).s3).toEqual({
      endpoint: store.S3_ENDPOINT,
      bucket: 'portal-files',
      region: 'us-east-1',
      accessKey: 'portal',
      secretKey: 'a-secret/of+the=store',
    });
    expect(parse({}).s3).toBeUndefined();
    expect(parse(Object.fromEntries(Object.keys(store).map((name) => [name, '']))).s3).toBeUndefined();
  });

  test.each(Object.keys(store))('when only %s is missing, then one line names it', (name) => {
    const first = Object.keys(store).find((other) => other !== name);
    const line = refusalOf({ ...store, [name]: '' });
    expect(line).toBe(`ConfigError: ${name} must be set, as ${first} is`);
  });

  test.each([
    ['S3_ENDPOINT', 'store.school.example'],
    ['S3_ENDPOINT', 'https://store.school.example/files'],
    ['S3_ENDPOINT', 'https://user:word@store.school.example'],
    ['S3_ENDPOINT', 'ftp://store.school.example'],
    ['S3_BUCKET', 'Files'],
    ['S3_BUCKET', '../files'],
    ['S3_REGION', 'us east'],
    ['S3_ACCESS_KEY', 'two words'],
    ['S3_SECRET_KEY', 'two words'],
  ])('when %s is %j, then one line names it and not its value', (name, value) => {
    const line = refusalOf({ ...store, [name]: value });
    expect(line).toMatch(new RegExp(`^ConfigError: ${name} `));
    expect(line).not.toContain(value);
  });

  test('when the bucket belongs into the host, then the endpoint says where', () => {
    const S3_ENDPOINT = 'https://{bucket}.store.example';
    expect(parse({ ...store, S3_ENDPOINT }).s3?.endpoint).toBe(S3_ENDPOINT);
  });
});

describe('the virus scanner', () => {
  test.each([
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['scanner.school.example:3310', { host: 'scanner.school.example', port: 3310 }],
    ['[fd00::7]:3310', { host: 'fd00::7', port: 3310 }],
  ])('when CLAMD_SOCKET is %s, then it is asked there', (socket, address) => {
    expect(parse({ CLAMD_SOCKET: socket }).clamd).toEqual(address);
  });

  test.each(['clamd', 'tcp://127.0.0.1:3310', '127.0.0.1', '/run/a b'])(
    'when CLAMD_SOCKET is %s, then one line names it',
    (socket) => {
      expect(refusalOf({ CLAMD_SOCKET: socket })).toBe(
        'ConfigError: CLAMD_SOCKET is the path of a socket, or host:port',
      );
    },
  );

  test('when it is not set, then nothing is scanned', () => {
    expect(parse({}).clamd).toBeUndefined();
  });
});
