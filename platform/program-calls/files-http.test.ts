import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { maxRows, shownLimits } from './call-limits.ts';
import { createServiceScene, type TestService } from './testing/service-scene.ts';

forEachEngine((engine) => {
  let platform: TestPlatform;
  let service: TestService;
  let owner: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
    service = await scene.createService();
    owner = await scene.addUser(service.unitId);
  });
  afterAll(() => platform.close());
  const scene = createServiceScene(engine.database, () => platform);
  const addUser = () => scene.addUser(service.unitId);

  const upload = async (userId: string, serverid: string): Promise<string> =>
    (await scene.uploadAs(userId, serverid)).fileId;
  const statusFor = async (userId: string, fileId: string): Promise<number> => {
    const address = `${platform.base}/api/storage/file/${fileId}`;
    return (await fetch(address, { headers: { cookie: await scene.cookieOf(userId) } })).status;
  };
  const share = (fileId: string, userIds: readonly string[], more: object = {}, from = service) =>
    scene.post(from, '/files/readers', { fileId, ownerId: owner, userIds, ...more });

  describe('sharing a file', () => {
    test('when a service names readers, then they and nobody else download it, and once more changes nothing', async () => {
      const [reader, bystander] = [await addUser(), await addUser()];
      const fileId = await upload(owner, service.appCode);
      expect(await statusFor(reader, fileId)).toBe(404);
      const stranger = await scene.addUser((await scene.createService()).unitId);
      for (const _ of ['first', 'again']) {
        const { status, body } = await share(fileId, [reader, stranger, 'nobody']);
        expect([status, body]).toEqual([
          200,
          {
            ...{ appCode: service.appCode, fileId, name: '春游.png', type: 'image/png' },
            ...{ size: expect.any(Number), readers: 1, unknown: [stranger, 'nobody'], limits: shownLimits },
          },
        ]);
      }
      expect(await statusFor(owner, fileId)).toBe(200);
      expect(await statusFor(reader, fileId)).toBe(200);
      for (const other of [bystander, stranger]) expect(await statusFor(other, fileId)).toBe(404);
      expect((await scene.eventsOf(service.party)).at(-1)).toBe(
        'program.success (POST /programs/v1/files/readers 200, rows: 1)',
      );
    });

    test('when it takes the file away from some, or from all, then they download it no more', async () => {
      const [one, two, three] = [await addUser(), await addUser(), await addUser()];
      const fileId = await upload(owner, service.appCode);
      await share(fileId, [one, two, three]);
      const end = async (more: object = {}) =>
        (await scene.post(service, '/files/readers/removed', { fileId, ...more })).body;
      expect(await end({ userIds: [one] })).toEqual({ removed: 1, limits: shownLimits });
      expect(await Promise.all([one, two].map((userId) => statusFor(userId, fileId)))).toEqual([404, 200]);
      expect((await end()).removed).toBe(2);
      expect(await statusFor(two, fileId)).toBe(404);
    });
  });

  describe('what no service shares', () => {
    const isRefused = async (fileId: string, more: object = {}, from = service) => {
      const reader = await scene.addUser(service.unitId);
      const { status, body } = await share(fileId, [reader], more, from);
      expect([status, body.error]).toEqual([404, 'not_found']);
      expect(await statusFor(reader, fileId)).toBe(404);
    };

    test('when the file was uploaded for another app, or for the portal, then it is refused', async () => {
      for (const serverid of ['base', 'drive', 'other-app']) await isRefused(await upload(owner, serverid));
    });

    test('when it is not of the user on whose behalf the service shares, then it is refused', async () => {
      const colleague = await addUser();
      await isRefused(await upload(colleague, service.appCode));
      await isRefused(await upload(owner, service.appCode), { ownerId: colleague });
      await isRefused('no-file');
    });

    test('when another program asks, then it is refused, also for the app by name', async () => {
      const fileId = await upload(owner, service.appCode);
      const other = await scene.createProgram(undefined, service.unitId);
      await scene.serveApp(other);
      await isRefused(fileId, {}, other as TestService);
      const named = await share(
        fileId,
        [await addUser()],
        { appCode: service.appCode },
        other as TestService,
      );
      expect([named.status, named.body.error]).toEqual([403, 'forbidden']);
    });

    test('when the program asks for another of its units, then it is refused', async () => {
      const fileId = await upload(owner, service.appCode);
      const { unitId } = await scene.createService();
      await scene.grant(service.party, unitId);
      const { body } = await scene.askToken(service.party, { unit_id: unitId });
      await isRefused(fileId, {}, { ...service, token: String(body.access_token) });
      // The unit of the owner goes on with the token that it has.
      expect((await share(fileId, [await addUser()])).status).toBe(200);
    });

    test('when an app has the name of a service of the portal, then it shares nothing of that service', async () => {
      const program = await scene.createProgram();
      const theirs = await scene.addUser(program.unitId);
      const fileId = await upload(theirs, 'drive');
      await engine
        .database()
        .db.insertInto('app_service')
        .values({
          ...{ code: 'drive', unit_id: program.unitId, address: 'https://service.example' },
          ...{ timeout_ms: 5_000, client_id: program.party.id, updated_at: 0, updated_by: null },
        })
        .execute();
      const { status } = await share(fileId, [await addUser()], { ownerId: theirs }, program as TestService);
      expect(status).toBe(404);
    });

    test('when the scope lacks, then 403 and its name', async () => {
      const lacking = await scene.createService(['people.read']);
      for (const path of ['/files/readers', '/files/readers/removed']) {
        const order = { fileId: 'f', ownerId: 'o', userIds: ['u'] };
        const { status, headers } = await scene.post(lacking, path, order);
        expect([path, status]).toEqual([path, 403]);
        expect(headers.get('www-authenticate')).toContain('scope="files.share"');
      }
    });

    test('when too many readers are named, or none, then it is refused', async () => {
      const many = Array.from({ length: maxRows + 1 }, (_, number) => `u${number}`);
      for (const userIds of [many, []]) expect((await share('f', userIds)).status).toBe(422);
    });
  });

  describe('the end of a permission', () => {
    const build = async () => {
      const own = await scene.createService();
      const [writer, reader] = [await scene.addUser(own.unitId), await scene.addUser(own.unitId)];
      const fileId = await upload(writer, own.appCode);
      await share(fileId, [reader], { ownerId: writer }, own);
      expect(await statusFor(reader, fileId)).toBe(200);
      return { own, writer, reader, fileId };
    };
    const countRows = async (fileId: string): Promise<number> => {
      const { db } = engine.database();
      return (
        await db.selectFrom('app_file_reader').select('user_id').where('file_id', '=', fileId).execute()
      ).length;
    };

    test('when the unit permits sharing no more, then nobody reads by it', async () => {
      const { own, reader, writer, fileId } = await build();
      await scene.grant(own.party, own.unitId, ['people.read']);
      expect([await statusFor(reader, fileId), await statusFor(writer, fileId)]).toEqual([404, 200]);
    });

    test('when the unit withdraws all, then the rows are gone, and come back by no new permission', async () => {
      const { own, reader, fileId } = await build();
      const { db } = engine.database();
      await db.deleteFrom('program_grant').where('client_id', '=', own.party.id).execute();
      expect([await statusFor(reader, fileId), await countRows(fileId)]).toEqual([404, 0]);
      await scene.grant(own.party, own.unitId);
      expect(await statusFor(reader, fileId)).toBe(404);
    });

    test('when the client is disabled, then nobody reads by it', async () => {
      const { own, reader, fileId } = await build();
      const { db } = engine.database();
      await db
        .updateTable('oauth_client')
        .set({ status: 'disabled' })
        .where('id', '=', own.party.id)
        .execute();
      expect(await statusFor(reader, fileId)).toBe(404);
    });

    test('when the file or its reader is deleted, then the row goes too', async () => {
      const { fileId, reader } = await build();
      const { db } = engine.database();
      await db.deleteFrom('stored_file').where('id', '=', fileId).execute();
      expect(await countRows(fileId)).toBe(0);
      expect(await statusFor(reader, fileId)).toBe(404);
    });
  });
});
