import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { openMigrated } from '#platform/testing';
import { type FaceSchool, openFaceSchool } from '../../platform/face/testing/face-school.ts';
import { photograph, photographAgain, toBase64 } from '../../platform/face/testing/people.ts';
import { sharedRecogniser } from '../../platform/face/testing/shared-recogniser.ts';

const login = '/api/uaa/oauth/login/face';
const slow = 240_000;

describe('T36 faces', () => {
  let database: PortalDatabase;
  let school: FaceSchool;
  const logged: string[] = [];
  /** Runs while a picture is looked at. */
  let meanwhile: (() => Promise<unknown>) | undefined;

  beforeAll(async () => {
    database = await openMigrated();
    school = await openFaceSchool(database, {
      log: (event, details) => void logged.push(`${event} ${JSON.stringify(details)}`),
      recogniser: {
        ...sharedRecogniser,
        see: async (picture) => {
          const seen = await sharedRecogniser.see(picture);
          const run = meanwhile;
          meanwhile = undefined;
          await run?.();
          return seen;
        },
      },
    });
  }, slow);
  afterAll(async () => {
    await school?.close();
    await database?.close();
  });

  const signIn = async (fields: Record<string, string>, client = school.createClient()) =>
    (await client.post(login, { unitId: school.unitId, noIntercept: 'true', ...fields })).body;

  it(
    'when somebody turns the head as asked, then she is signed in; a picture alone, and the same answer again, open nothing',
    async () => {
      const { userId } = await school.createKnown('anna');
      const client = school.createClient();
      const fields = await school.turnLeft(client, 'anna');
      const still = {
        ...fields,
        turnedImage: fields.faceImage,
        nonce: (await school.turnLeft(client, 'anna')).nonce,
      };
      expect(await signIn(still)).toMatchObject({ code: 'invalid_input' });
      expect((await signIn({ faceImage: fields.faceImage })).code).toBe('invalid_input');
      expect((await signIn({ ...fields, nonce: randomBytes(32).toString('base64url') })).code).toBe(
        'invalid_input',
      );
      expect(await signIn(fields, client)).toMatchObject({ status: 200, data: { userId } });
      expect((await signIn(fields)).code).toBe('invalid_input');
      const late = await school.turnLeft(client, 'anna');
      school.platform.advance(30_000);
      expect((await signIn(late)).code).toBe('invalid_input');
      // It stays the weaker proof.
      expect((await client.post('/api/uaa/oauth/device/remember')).body.code).toBe('fresh_sign_in_required');
    },
    slow,
  );

  it(
    'when twenty show one answer at once, then one is signed in at most',
    async () => {
      const fields = await school.turnLeft(school.createClient(), 'anna');
      const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(fields)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    },
    slow,
  );

  it(
    'when a stranger, somebody of another unit, or an administrator stands there, then the answer is the same',
    async () => {
      const foreign = await openFaceSchool(database);
      const { client } = school.administrator;
      await school.plantFace(school.administrator.userId, 'bela');
      const answers = [];
      for (const [name, unitId] of [
        ['dora', school.unitId],
        ['anna', foreign.unitId],
        ['bela', school.unitId],
      ] as const) {
        const { requestId: _, ...body } = await signIn({ ...(await school.turnLeft(client, name)), unitId });
        answers.push(JSON.stringify(body));
      }
      expect(answers[0]).toContain('invalid_grant');
      expect(new Set(answers).size).toBe(1);
      await foreign.close();
    },
    slow,
  );

  it(
    'when the consent is withdrawn while a face is looked at, then it neither signs in nor is kept',
    async () => {
      const row = await database.db.selectFrom('face_template').select('user_id').execute();
      const anna = row.map(({ user_id }) => user_id).find((id) => id !== school.administrator.userId) ?? '';
      const fields = await school.turnLeft(school.createClient(), 'anna');
      meanwhile = () => database.db.deleteFrom('face_consent').where('user_id', '=', anna).execute();
      expect((await signIn(fields)).code).toBe('invalid_grant');
      const { userId, client } = await school.create('teacher');
      await school.consent(client, userId);
      meanwhile = () => school.consent(client, userId, false);
      const refused = await school.show(client, userId, await photograph('dora'));
      expect(refused.body.code).toBe('forbidden');
      expect(
        await database.db.selectFrom('face_template').selectAll().where('user_id', '=', userId).execute(),
      ).toEqual([]);
    },
    slow,
  );

  it(
    'when somebody misses five times, then that browser waits ten minutes, and others do not',
    async () => {
      const client = school.createClient();
      const faceImage = toBase64(await photographAgain('anna'));
      const codes = [];
      for (let tries = 0; tries < 6; tries += 1) codes.push((await signIn({ faceImage }, client)).code);
      expect(codes).toEqual([...Array(5).fill('invalid_input'), 'too_many_attempts']);
      school.platform.advance(2 * 60_000);
      expect((await signIn({ faceImage }, client)).code).toBe('too_many_attempts');
      expect((await signIn({ faceImage })).code).toBe('invalid_input');
      school.platform.advance(8 * 60_000);
      expect((await signIn({ faceImage }, client)).code).toBe('invalid_input');
    },
    slow,
  );

  it('when what is shown is too long or no picture, then it is refused before anybody looks at it', async () => {
    const { userId, client } = await school.create('teacher');
    await school.consent(client, userId);
    meanwhile = async () => expect.fail('it was looked at');
    const jpeg = Buffer.from('ffd8ffe0', 'hex');
    for (const picture of [
      Buffer.from('<svg onload="x"/>'),
      Buffer.concat([jpeg, Buffer.alloc(2 * 1024 * 1024, 7)]),
    ])
      expect((await school.show(client, userId, picture)).body.code).toBe('invalid_input');
    meanwhile = undefined;
  });

  it('when the database and the log are read, then no face is in them', async () => {
    const rows = await database.db.selectFrom('face_template').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    const start = toBase64(Buffer.from('ffd8ff', 'hex'));
    for (const { picture, descriptor } of rows) {
      expect(picture).toMatch(/^v1\.[\w-]{8}\.[\w-]+$/);
      expect(descriptor).toMatch(/^v1\.[\w-]{8}\.[\w-]+$/);
    }
    expect(logged.some((line) => line.startsWith('face_compared'))).toBe(true);
    for (const line of logged) {
      expect(line).not.toContain(start);
      expect(line.length).toBeLessThan(1000);
    }
    const trail = JSON.stringify(await database.db.selectFrom('auth_audit').selectAll().execute());
    expect(trail).not.toContain(start);
  });
});
