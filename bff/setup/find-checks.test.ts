import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { findChecks, type Seen } from './find-checks.ts';

/** A request of one peer, on behalf of another where it says so. @param clientAddress as the BFF has found it */
function buildRequest(
  peer: string,
  clientAddress: string,
  forwarded?: string,
): Pick<Seen, 'req' | 'clientAddress'> {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer });
  return { req: { headers: forwarded ? { 'x-forwarded-for': forwarded } : {}, socket }, clientAddress };
}

function wrongOf(
  asked: Pick<Seen, 'req' | 'clientAddress'>,
  publicUrl = 'https://portal.example',
  hasGateway = true,
): string[] {
  return findChecks({
    ...asked,
    publicUrl: new URL(publicUrl),
    language: 'en',
    now: Date.UTC(2026, 8, 1),
    surroundings: { engine: 'postgres', hasGateway },
  })
    .filter(({ isRight }) => !isRight)
    .map(({ name }) => name);
}

test('when a trusted proxy forwards, or nobody does, then all is right', () => {
  expect(wrongOf(buildRequest('10.0.0.2', '203.0.113.9', '203.0.113.9'))).toEqual([]);
  expect(wrongOf(buildRequest('203.0.113.9', '203.0.113.9'))).toEqual([]);
});

test('when a proxy forwards that nobody trusts, then that is wrong', () => {
  expect(wrongOf(buildRequest('::ffff:10.0.0.2', '10.0.0.2', '203.0.113.9'))).toEqual(['proxy']);
});

test('when the address is for this computer, sends in the clear, or nothing carries codes, then each is wrong', () => {
  const req = buildRequest('127.0.0.1', '127.0.0.1');
  expect(wrongOf(req, 'http://localhost:3000')).toEqual(['address']);
  expect(wrongOf(req, 'http://portal.example', false)).toEqual(['https', 'gateway']);
});
