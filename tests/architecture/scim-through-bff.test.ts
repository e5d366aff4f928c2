import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProgramScene } from '../../platform/authorization/testing/program-scene.ts';
import { type PortalAtAddress, startPortalAtAddress } from './testing/portal-at-address.ts';

const example = path.resolve(import.meta.dirname, '../clients/apps/keep-people.mjs');
const run = promisify(execFile);

let portal: PortalAtAddress;
beforeAll(async () => {
  portal = await startPortalAtAddress();
});
afterAll(() => portal.close());
const scene = createProgramScene(
  () => portal.database,
  () => portal.platform,
);

it('when the example of the guide runs through the portal, twice, then it keeps one student', async () => {
  const { party } = await scene.createProgram(['people.read', 'people.write']);
  const env = { ...process.env, PORTAL: portal.url, CLIENT_ID: party.id, CLIENT_SECRET: party.secret ?? '' };
  const first = await run(process.execPath, [example], { env });
  expect(first.stdout).toMatch(
    /^Works for 测试小学 with people\.read, people\.write\n王小明 is [\w-]{36}\nMay sign in: false\n$/,
  );
  expect((await run(process.execPath, [example], { env })).stdout).toBe(first.stdout);
});

it('when a library asks by client credentials through the portal, then its token reads the schemas that answers follow', async () => {
  const { party } = await scene.createProgram(['people.read', 'people.write']);
  const config = await oidc.discovery(
    new URL(`${portal.url}/api/uaa/oidc`),
    party.id,
    party.secret,
    undefined,
    {
      execute: [oidc.allowInsecureRequests],
    },
  );
  const { access_token: token, refresh_token } = await oidc.clientCredentialsGrant(config, {
    scope: 'people.read people.write',
    resource: `${portal.url}/programs`,
  });
  expect(refresh_token).toBeUndefined();
  const get = async (address: string) => {
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    expect([address, response.status]).toEqual([address, 200]);
    return response.json();
  };
  const types = await get(`${portal.url}/scim/v2/ResourceTypes`);
  expect(types.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual([
    '/Users',
    '/Groups',
  ]);
  const options = await get(`${portal.url}/scim/v2/ServiceProviderConfig`);
  expect(options).toMatchObject({ bulk: { supported: false }, patch: { supported: true } });
  const { Resources: schemas } = await get(`${portal.url}/scim/v2/Schemas`);
  const [user] = schemas;
  expect(await get(user.meta.location)).toEqual(user);
  const posted = await fetch(`${portal.url}/scim/v2/Users`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    body: JSON.stringify({
      userName: 'li.hua',
      displayName: '李华',
      userType: 'Parent',
      emails: [{ value: 'li@school.example', type: 'work' }],
    }),
  });
  const body = await posted.json();
  expect(await get(body.meta.location)).toEqual(body);
  // Each attribute of an answer is one that its schema describes, or common to all (RFC 7643 §3.1).
  const described = new Set(['schemas', 'id', 'externalId', 'meta']);
  for (const { name } of user.attributes) described.add(name);
  expect(Object.keys(body).filter((name) => !described.has(name))).toEqual([]);
  const emails = user.attributes.find(({ name }: { name: string }) => name === 'emails');
  const parts = emails.subAttributes.map(({ name }: { name: string }) => name);
  expect(Object.keys(body.emails[0]).filter((name) => !parts.includes(name))).toEqual([]);
});
