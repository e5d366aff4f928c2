import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildUser,
  forEachEngine,
  grantDirectly,
  insertUnitWithUser,
  startTestPlatform,
  type TestPlatform,
} from '#platform/testing';
import { createProgramScene, type TestProgram } from '../authorization/testing/program-scene.ts';

const users = '/scim/v2/Users';
const coreUser = 'urn:ietf:params:scim:schemas:core:2.0:User';
let number = 0;

/** A user as a directory sends one, with a name of its own. */
function newUser(change: object = {}) {
  number += 1;
  return {
    schemas: [coreUser],
    userName: `pupil.${number}`,
    externalId: `ext-${number}`,
    name: { familyName: '王', givenName: '小明' },
    userType: 'Student',
    active: true,
    emails: [{ type: 'work', value: `pupil${number}@school.example`, primary: true }],
    phoneNumbers: [{ type: 'mobile', value: '13800000000' }],
    ...change,
  };
}

forEachEngine((engine) => {
  let platform: TestPlatform;
  let program: TestProgram;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
    program = await scene.createProgram();
  });
  afterAll(() => platform.close());
  const scene = createProgramScene(engine.database, () => platform);
  const db = () => engine.database().db;

  const send = (method: string, path: string, json?: object, headers: Record<string, string> = {}) =>
    scene.ask(program.token, path, { method, json, headers });
  const add = async (change: object = {}) => {
    const { status, body } = await send('POST', users, newUser(change));
    expect([status, body.detail]).toEqual([201, undefined]);
    return body;
  };
  const patch = (id: string, ...operations: object[]) =>
    send('PATCH', `${users}/${id}`, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: operations,
    });
  const get = (path: string) => send('GET', path);
  const eventsOf = async (userId: string) =>
    (
      await db()
        .selectFrom('auth_audit')
        .select('event')
        .where('user_id', '=', userId)
        .orderBy('at')
        .execute()
    ).map(({ event }) => event);

  describe('adding a user', () => {
    test('when a directory adds one, then she is in the unit, without a password', async () => {
      const given = newUser();
      const { status, body, headers } = await send('POST', users, given);
      expect([status, headers.get('content-type')]).toEqual([201, 'application/scim+json; charset=utf-8']);
      expect(body).toEqual({
        schemas: [coreUser],
        id: expect.any(String),
        externalId: given.externalId,
        userName: given.userName,
        name: { formatted: '王小明' },
        displayName: '王小明',
        userType: 'Student',
        active: true,
        emails: [{ value: given.emails[0]?.value, type: 'work', primary: true }],
        phoneNumbers: [{ value: '13800000000', type: 'mobile', primary: true }],
        meta: {
          resourceType: 'User',
          created: expect.any(String),
          lastModified: expect.any(String),
          location: `${platform.base}${users}/${body.id}`,
          version: 'W/"1"',
        },
      });
      expect([headers.get('location'), headers.get('etag')]).toEqual([body.meta.location, 'W/"1"']);
      const row = await db()
        .selectFrom('app_user')
        .select(['unit_id', 'password_hash', 'must_change_password', 'name_readings'])
        .where('id', '=', body.id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ unit_id: program.unitId, password_hash: null, must_change_password: 1 });
      expect(row.name_readings).toContain('wangxiaoming');
      expect(await eventsOf(body.id)).toEqual(['user_created']);
    });

    test('when the same comes twice, then 409, and nothing is added', async () => {
      const given = newUser();
      await send('POST', users, given);
      for (const twin of [
        given,
        { ...newUser(), externalId: given.externalId },
        { ...newUser(), userName: given.userName.toUpperCase() },
      ]) {
        const { status, body } = await send('POST', users, twin);
        expect([status, body.scimType, body.status]).toEqual([409, 'uniqueness', '409']);
      }
      const found = await get(`${users}?filter=${encodeURIComponent(`externalId eq "${given.externalId}"`)}`);
      expect(found.body.totalResults).toBe(1);
    });

    test('when a teacher has the externalId of a student, then both are there', async () => {
      const { externalId } = await add();
      expect((await add({ externalId, userType: 'Faculty' })).userType).toBe('Teacher');
    });

    test('when the enterprise extension names the type, then it counts', async () => {
      const body = await add({
        userType: undefined,
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Staff' },
      });
      expect(body.userType).toBe('Teacher');
    });

    test.each([
      [{ userType: 'Administrator' }, 'invalidValue'],
      [{ userType: undefined }, 'invalidValue'],
      [{ userName: 'a@b.example' }, 'invalidValue'],
      [{ userName: undefined }, 'invalidValue'],
      [{ emails: [{ type: 'work', value: 'no address' }] }, 'invalidValue'],
      [{ phoneNumbers: [{ type: 'mobile', value: '123' }] }, 'invalidValue'],
      [{ displayName: '\u202Eevil' }, 'invalidValue'],
      [{ active: 'perhaps' }, 'invalidValue'],
      [{ externalId: 'x'.repeat(200) }, 'invalidValue'],
      [{ userName: { a: 1 } }, 'invalidValue'],
    ])('when it says %j, then 400', async (change, scimType) => {
      const { status, body } = await send('POST', users, newUser(change));
      expect([status, body.scimType]).toEqual([400, scimType]);
      expect(body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
    });

    test('when the body is no JSON, or no object, then 400 of SCIM', async () => {
      const raw = (body: string) =>
        scene.ask(program.token, users, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/scim+json' },
        });
      for (const body of ['{', '[]', '"x"']) {
        const answer = await raw(body);
        expect([answer.status, answer.body.scimType]).toEqual([400, 'invalidSyntax']);
      }
      expect((await raw(JSON.stringify({ displayName: 'x'.repeat(300_000) }))).status).toBe(413);
    });
  });

  describe('finding users', () => {
    test('when they are filtered by eq and and, then these alone come', async () => {
      const one = await add();
      await add();
      const find = async (filter: string) =>
        (await get(`${users}?filter=${encodeURIComponent(filter)}`)).body;
      for (const filter of [
        `userName eq "${one.userName.toUpperCase()}"`,
        `externalId eq "${one.externalId}" and active eq true`,
        `id eq "${one.id}"`,
        `${coreUser}:userName eq "${one.userName}"`,
        `USERNAME EQ "${one.userName}" AND userType eq "student"`,
      ])
        expect([filter, (await find(filter)).Resources.map(({ id }: { id: string }) => id)]).toEqual([
          filter,
          [one.id],
        ]);
      expect((await find(`externalId eq "${one.externalId}" and active eq false`)).totalResults).toBe(0);
    });

    test.each([
      'userName sw "a"',
      'userName eq',
      'title eq "x"',
      'userName eq "a" or id eq "b"',
      '(',
      'not (id eq "a")',
      'userName eq "a',
    ])('when the filter is %s, then 400', async (filter) => {
      const { status, body } = await get(`${users}?filter=${encodeURIComponent(filter)}`);
      expect([status, body.scimType]).toEqual([400, 'invalidFilter']);
    });

    test('when a list is long, then it comes in pages', async () => {
      const own = await scene.createProgram();
      await db()
        .insertInto('app_user')
        .values(Array.from({ length: 5 }, () => buildUser({ unit_id: own.unitId, user_type: 1 })))
        .execute();
      const page = async (query: string) => (await scene.ask(own.token, `${users}?${query}`)).body;
      const all = await page('');
      expect(all).toMatchObject({ totalResults: 5, itemsPerPage: 5, startIndex: 1 });
      const parts = [
        await page('startIndex=1&count=2'),
        await page('startIndex=3&count=2'),
        await page('startIndex=5&count=2'),
      ];
      expect(parts.flatMap(({ Resources }) => Resources)).toEqual(all.Resources);
      expect(await page('count=0')).toMatchObject({ totalResults: 5, itemsPerPage: 0, Resources: [] });
      expect((await page('startIndex=-3&count=1')).startIndex).toBe(1);
      expect((await scene.ask(own.token, `${users}?count=x`)).status).toBe(400);
      expect((await scene.ask(own.token, `${users}?count=1&count=2`)).status).toBe(400);
    });

    test('when some attributes are asked for, then these come, and those that always do', async () => {
      const { id } = await add();
      const one = await get(`${users}/${id}?attributes=userName,emails.value`);
      expect(Object.keys(one.body).sort()).toEqual(['emails', 'id', 'meta', 'schemas', 'userName']);
      const other = await get(`${users}/${id}?excludedAttributes=emails,id`);
      expect(other.body).toHaveProperty('id');
      expect(other.body).not.toHaveProperty('emails');
    });

    test('when the version is known, then 304', async () => {
      const { id, meta } = await add();
      const answer = await send('GET', `${users}/${id}`, undefined, { 'if-none-match': meta.version });
      expect([answer.status, answer.body]).toEqual([304, undefined]);
    });
  });

  describe('changing a user', () => {
    test('when Entra disables by its words, then her sessions end, and the same again changes nothing', async () => {
      const { id, userName } = await add();
      await db()
        .insertInto('auth_session')
        .values({
          ...{ id: `s-${id}`, user_id: id, family: id, client: 'pc', created_at: 0, last_used_at: 0 },
          ...{ expires_at: platform.now() + 1000, revoked_at: null, revoke_reason: null },
        })
        .execute();
      const off = { op: 'Replace', path: 'active', value: 'False' };
      const { status, body } = await patch(id, off);
      expect([status, body.active, body.meta.version]).toEqual([200, false, 'W/"2"']);
      const session = await db()
        .selectFrom('auth_session')
        .selectAll()
        .where('user_id', '=', id)
        .executeTakeFirst();
      expect(session?.revoke_reason).toBe('user_disabled');
      expect((await patch(id, off)).body.meta.version).toBe('W/"2"');
      expect(await eventsOf(id)).toEqual(['user_created', 'user_disabled']);
      // Okta enables by an object without a path.
      expect((await patch(id, { op: 'replace', value: { active: true } })).body).toMatchObject({
        active: true,
        userName,
      });
    });

    test('when Entra changes by paths with filters, then the one address of the kind changes', async () => {
      const { id } = await add();
      const { body } = await patch(
        id,
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'new@school.example' },
        { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '13900000000' },
        { op: 'Add', path: 'phoneNumbers[type eq "fax"].value', value: '1' },
        { op: 'Replace', path: 'displayName', value: '李华' },
        { op: 'Replace', path: `${coreUser}:title`, value: 'Prefect' },
      );
      expect(body).toMatchObject({
        displayName: '李华',
        emails: [{ value: 'new@school.example' }],
        phoneNumbers: [{ value: '13900000000' }],
      });
      const gone = await patch(id, { op: 'remove', path: 'emails[type eq "work"]' });
      expect(gone.body).not.toHaveProperty('emails');
      const notices = await db().selectFrom('outbox').select('recipient').execute();
      expect(notices.map(({ recipient }) => recipient)).toContain('new@school.example');
    });

    test('when Entra names attributes in an object, dotted or as paths, then each changes', async () => {
      const { id } = await add();
      const { body } = await patch(id, {
        op: 'add',
        value: {
          'name.formatted': '赵云',
          'emails[type eq "work"].value': 'zhao@school.example',
          externalId: `other-${id}`,
          'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': {
            employeeNumber: '7',
            department: 'Staff',
          },
          'urn:example:schemas:extension:1.0:User': { active: false, userName: 'somebody.else' },
          'urn:example:schemas:extension:1.0:User:active': false,
        },
      });
      expect(body).toMatchObject({
        displayName: '赵云',
        externalId: `other-${id}`,
        active: true,
        emails: [{ value: 'zhao@school.example' }],
      });
    });

    test('when a whole user is put, then what it names counts, and the same again changes nothing', async () => {
      const { id, meta, ...user } = await add();
      const put = (change: object, headers = {}) =>
        send('PUT', `${users}/${id}`, { ...user, id, meta, ...change }, headers);
      expect((await put({})).body.meta.version).toBe('W/"1"');
      expect((await put({ displayName: '新名' })).body).toMatchObject({
        displayName: '新名',
        meta: { version: 'W/"2"' },
      });
      const stale = await put({ displayName: '旧名' }, { 'if-match': 'W/"1"' });
      expect([stale.status, stale.body.status]).toEqual([412, '412']);
      expect((await put({ displayName: '更新' }, { 'if-match': 'W/"2"' })).status).toBe(200);
    });

    test('when she is deleted, then she is disabled and stays', async () => {
      const { id } = await add();
      expect((await send('DELETE', `${users}/${id}`)).status).toBe(204);
      expect((await get(`${users}/${id}`)).body.active).toBe(false);
      expect((await send('DELETE', `${users}/${id}`)).status).toBe(204);
      expect(await eventsOf(id)).toEqual(['user_created', 'user_disabled']);
    });

    test.each([
      [{ op: 'replace', path: 'userType', value: 'Teacher' }, 400, 'mutability'],
      [{ op: 'replace', path: 'userType', value: 'Administrator' }, 400, 'invalidValue'],
      [{ op: 'remove' }, 400, 'noTarget'],
      [{ op: 'move', path: 'active', value: true }, 400, 'invalidSyntax'],
      [{ op: 'replace', path: 'emails[', value: 'x' }, 400, 'invalidPath'],
      [{ op: 'replace', path: 'emails[type co "w"].value', value: 'x' }, 400, 'invalidFilter'],
      [{ op: 'replace', value: 'x' }, 400, 'invalidSyntax'],
      [{ op: 'remove', path: 'userName' }, 400, 'invalidValue'],
    ])('when a change is %j, then %s %s, and nothing changes', async (operation, status, scimType) => {
      const { id } = await add();
      const answer = await patch(id, { op: 'replace', path: 'displayName', value: '改名' }, operation);
      expect([answer.status, answer.body.scimType]).toEqual([status, scimType]);
      expect((await get(`${users}/${id}`)).body).toMatchObject({
        displayName: '王小明',
        meta: { version: 'W/"1"' },
      });
    });

    test('when many change one user at once, then each change counts', async () => {
      const { id } = await add();
      const answers = await Promise.all([
        patch(id, { op: 'replace', path: 'displayName', value: '一' }),
        patch(id, { op: 'replace', path: 'externalId', value: `race-${id}` }),
        patch(id, { op: 'replace', path: 'active', value: false }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await get(`${users}/${id}`)).body).toMatchObject({
        displayName: '一',
        externalId: `race-${id}`,
        active: false,
        meta: { version: 'W/"4"' },
      });
    });
  });

  describe('whom a program does not reach', () => {
    test('when somebody is of another unit, an administrator or nobody, then 404 by every method, and nothing changes', async () => {
      const other = await insertUnitWithUser(db(), { user_type: 1 });
      const boss = buildUser({ unit_id: program.unitId, user_type: 4 });
      await db().insertInto('app_user').values(boss).execute();
      for (const id of [other.user.id, boss.id, 'nobody']) {
        const path = `${users}/${id}`;
        const answers = [
          await get(path),
          await patch(id, { op: 'replace', path: 'active', value: false }),
          await send('PUT', path, newUser()),
          await send('DELETE', path),
        ];
        expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
        const filter = encodeURIComponent(`id eq "${id}"`);
        expect((await get(`${users}?filter=${filter}`)).body.totalResults).toBe(0);
      }
      const rows = await db()
        .selectFrom('app_user')
        .select('user_status')
        .where('id', 'in', [other.user.id, boss.id])
        .execute();
      expect(rows.map(({ user_status }) => user_status)).toEqual(['enabled', 'enabled']);
    });

    test('when it lacks a scope, then 403 with the scope', async () => {
      const { id } = await add();
      const reader = await scene.createProgram(['people.read'], program.unitId);
      const refused = await scene.ask(reader.token, `${users}/${id}`, { method: 'DELETE' });
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
        403,
        'Bearer realm="programs", error="insufficient_scope", scope="people.write"',
      ]);
      expect(refused.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
      const writer = await scene.createProgram(['people.write'], program.unitId);
      expect((await scene.ask(writer.token, users)).status).toBe(403);
      const change = {
        Operations: [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'thief@x.example' }],
      };
      const stolen = await scene.ask(writer.token, `${users}/${id}`, { method: 'PATCH', json: change });
      expect([stolen.status, stolen.body.detail]).toEqual([403, expect.stringContaining('contacts.write')]);
    });

    test('when a user keeps a part of the unit, then a program disables her, and changes nothing else of her', async () => {
      const { id } = await add({ userType: 'Teacher' });
      await grantDirectly(db(), id, 'base:reset-pwd');
      for (const operation of [
        { op: 'replace', path: 'displayName', value: '改名' },
        { op: 'replace', path: 'externalId', value: 'another' },
        { op: 'replace', path: 'userName', value: 'another.name' },
        { op: 'replace', value: { active: false, displayName: '改名' } },
      ]) {
        const { status, body } = await patch(id, operation);
        expect([status, body.detail]).toEqual([403, expect.stringContaining('keeps a part of the unit')]);
      }
      const disabled = await patch(id, { op: 'replace', path: 'active', value: false });
      expect([disabled.status, disabled.body.active]).toEqual([200, false]);
      expect((await patch(id, { op: 'replace', path: 'active', value: true })).status).toBe(403);
    });

    test('when nobody shows a token, or the address is unknown, then an error of SCIM', async () => {
      expect((await scene.ask('', users)).body).toMatchObject({ status: '401' });
      for (const path of ['/scim/v2/Bulk', '/scim/v2/Users/1/x', '/scim/v2/users'])
        expect([path, (await get(path)).status]).toEqual([path, 404]);
      expect((await send('POST', '/scim/v2/Bulk', {})).body).toMatchObject({ status: '404' });
    });
  });
});
