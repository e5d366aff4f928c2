import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Account {
  accessKey: string;
  secretKey: string;
  region: string;
}

const maxSkew = 15 * 60_000;
const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/;

/**
 * AWS Signature Version 4 as a store checks it, from its description and without the code that signs.
 * @returns the code of the refusal; undefined where the request is signed
 */
export function checkS3Signature(
  request: IncomingMessage,
  body: Buffer,
  account: S3Account,
): string | undefined {
  const [, accessKey, day = '', region = '', signedNames = '', signature = ''] =
    authorization.exec(request.headers.authorization ?? '') ?? [];
  if (accessKey === undefined) return 'AccessDenied';
  if (accessKey !== account.accessKey) return 'InvalidAccessKeyId';
  const names = signedNames.split(';');
  const mustBeSigned = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (region !== account.region || mustBeSigned.some((name) => !names.includes(name))) return 'AccessDenied';
  const date = headerOf(request, 'x-amz-date');
  const sentAt = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:'));
  if (!date.startsWith(day) || !(Math.abs(Date.now() - sentAt) < maxSkew)) return 'RequestTimeTooSkewed';
  const bodyHash = headerOf(request, 'x-amz-content-sha256');
  const canonical = [
    request.method,
    ...canonicalAddress(request.url ?? ''),
    ...names.map((name) => `${name}:${headerOf(request, name).trim().replace(/\s+/g, ' ')}`),
    '',
    signedNames,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${account.secretKey}`);
  if (!timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch';
  const isBodyGood = bodyHash === 'UNSIGNED-PAYLOAD' || bodyHash === sha256(body);
  return isBodyGood ? undefined : 'XAmzContentSHA256Mismatch';
}

/** Path and query, each character encoded that may be, the query in order. */
function canonicalAddress(address: string): [string, string] {
  const { pathname, searchParams } = new URL(address, 'http://store');
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  return [pathname.split('/').map(decodeURIComponent).map(encode).join('/'), query.join('&')];
}

function encode(text: string): string {
  const strictly = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, strictly);
}

function headerOf(request: IncomingMessage, name: string): string {
  return [request.headers[name] ?? ''].flat().join(',');
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
