import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachEngine, insertUnitWithUser } from '#platform/testing';
import { userTypeCodes } from '#shared/contracts';
import { purgeFaces } from './purge-faces.ts';
import { type FaceSchool, openFaceSchool } from './testing/face-school.ts';
import { photograph, photographAgain, readGroup, toBase64 } from './testing/people.ts';

const slow = 240_000;
const day = 24 * 60 * 60 * 1000;

forEachEngine((engine) => {
  let school: FaceSchool;
  beforeAll(async () => {
    school = await openFaceSchool(engine.database());
  }, slow);
  afterAll(() => school?.close());

  const stateOf = async (client: FaceSchool['administrator']['client'], userId?: string) =>
    (await client.get(`/api/uaa/face/state${userId ? `?userId=${userId}` : ''}`)).body.data;
  const eventsOf = async (userId: string) =>
    (
      await school.db
        .selectFrom('auth_audit')
        .select(['event', 'actor_id', 'detail'])
        .where('user_id', '=', userId)
        .where('event', 'like', 'face_%')
        .orderBy('at')
        .execute()
    ).map(({ event }) => event);
  const childOf = async (parentId: string) => {
    const child = await school.create('student');
    const row = { parent_id: parentId, child_id: child.userId, position: 0 };
    await school.db.insertInto('parent_child').values(row).execute();
    return child;
  };

  test(
    'when somebody agrees and shows a face, then it is kept, shown to her, replaced, and deleted with the consent',
    async () => {
      const { userId, client } = await school.create('teacher');
      const other = await school.create('teacher');
      expect(await stateOf(client)).toEqual({
        isOffered: true,
        isConsented: false,
        consentNeeds: 'self',
        isMyConsent: true,
        isEnrolled: false,
        registerTime: null,
        keptUntil: null,
        wordsVersion: 1,
        unitText: { 'zh-CN': '', en: '' },
      });
      const picture = await photograph('anna');
      const early = await school.show(client, userId, picture);
      expect(early.body).toMatchObject({ code: 'forbidden', message: expect.stringContaining('consent') });
      await school.consent(client, userId);
      expect((await school.show(client, userId, picture)).body.status).toBe(200);
      const kept = (await client.get(`/api/uaa/face/user?userId=${userId}`)).body.data;
      expect(kept).toMatchObject({ userId, registerTime: '2026-09-01T00:00:00.000Z' });
      expect(await sharp(Buffer.from(kept.faceImage, 'base64')).metadata()).toMatchObject({
        format: 'jpeg',
        width: 480,
      });
      expect(await stateOf(client)).toMatchObject({
        isEnrolled: true,
        keptUntil: '2026-12-10T00:00:00.000Z',
      });
      // Another account with the same face could sign in as her.
      await school.consent(other.client, other.userId);
      const lookalike = await school.show(other.client, other.userId, await photographAgain('anna'));
      expect(lookalike.body).toMatchObject({
        code: 'invalid_input',
        message: expect.stringContaining('looks like another account'),
      });
      expect((await school.show(client, userId, await photographAgain('anna'))).body.status).toBe(200);
      await client.post('/api/uaa/face/delete', { userId });
      expect(await stateOf(client)).toMatchObject({ isEnrolled: false, isConsented: true });
      await school.show(client, userId, picture);
      await school.consent(client, userId, false);
      expect(await stateOf(client)).toMatchObject({ isEnrolled: false, isConsented: false });
      expect((await eventsOf(userId)).toSorted()).toEqual(
        [
          'face_consent_given',
          'face_enrolled',
          'face_enrolled',
          'face_deleted',
          'face_enrolled',
          'face_consent_withdrawn',
        ].toSorted(),
      );
    },
    slow,
  );

  test('when it is about a pupil, then a guardian has to agree, and nobody else may', async () => {
    const parent = await school.create('parent');
    const stranger = await school.create('parent');
    const { userId, client } = await childOf(parent.userId);
    expect(await stateOf(client)).toMatchObject({ consentNeeds: 'guardian', isMyConsent: false });
    expect(await stateOf(parent.client, userId)).toMatchObject({ isMyConsent: true });
    expect((await school.consent(client, userId)).body.code).toBe('forbidden');
    for (const one of [stranger, school.administrator]) {
      expect((await school.consent(one.client, userId)).body.code).toBe('forbidden');
      expect((await one.client.get(`/api/uaa/face/user?userId=${userId}`)).body.code).toBe('forbidden');
      expect((await one.client.get(`/api/uaa/face/state?userId=${userId}`)).body.code).toBe('forbidden');
    }
    expect((await school.consent(parent.client, userId)).body.status).toBe(200);
    expect(await stateOf(client)).toMatchObject({ isConsented: true });
    const old = { userId, isGiven: 'true', wordsVersion: '0' };
    expect((await parent.client.post('/api/uaa/face/consent', old)).body.code).toBe('conflict');
    // A pupil may say no at any time.
    expect((await school.consent(client, userId, false)).body.status).toBe(200);
    expect(await stateOf(parent.client, userId)).toMatchObject({ isConsented: false });
  });

  test('when a school changes what it adds to the text, then nobody is known until they have agreed again', async () => {
    const teacher = await school.createKnown('anna');
    const keeper = await school.create('teacher');
    const clocksIn = async () => {
      const faceImage = toBase64(await photographAgain('anna'));
      return (await keeper.client.post('/api/uaa/login/face/clocking', { faceImage })).body.code;
    };
    expect(await clocksIn()).toBe('ok');
    await school.configure({ consentText: '负责人：张老师', consentTextEn: 'In charge: Ms Zhang' });
    const asked = await stateOf(teacher.client);
    expect(asked).toMatchObject({
      isConsented: false,
      isEnrolled: true,
      wordsVersion: 2,
      unitText: { 'zh-CN': '负责人：张老师', en: 'In charge: Ms Zhang' },
    });
    expect(await clocksIn()).not.toBe('ok');
    expect((await school.consent(teacher.client, teacher.userId)).body.code).toBe('conflict');
    expect((await school.consent(teacher.client, teacher.userId, true, '2')).body.code).toBe('ok');
    expect(await clocksIn()).toBe('ok');
    // The same text, and other settings, ask nobody.
    await school.configure({
      consentText: '负责人：张老师',
      consentTextEn: 'In charge: Ms Zhang',
      retentionDays: '90',
    });
    expect(await stateOf(teacher.client)).toMatchObject({ isConsented: true, wordsVersion: 2 });
    await school.configure();
    expect(await stateOf(teacher.client)).toMatchObject({ isConsented: false, wordsVersion: 3 });
    // The other tests share the school.
    await school.db.deleteFrom('face_setting').where('unit_id', '=', school.unitId).execute();
    await school.configure();
  });

  test(
    'when a picture is not good enough, then its words say what to do, and a sixth try waits',
    async () => {
      const { userId, client } = await school.create('teacher');
      await school.consent(client, userId);
      const wall = sharp({ create: { width: 300, height: 300, channels: 3, background: '#777' } });
      const pictures = [
        [await wall.png().toBuffer(), 'No face'],
        [await sharp(readGroup()).resize(1280).toBuffer(), 'More than one'],
        [
          await sharp(await photograph('anna'))
            .resize(160)
            .toBuffer(),
          'closer',
        ],
        [Buffer.from('GIF89a'), 'not a picture'],
        [Buffer.from('ffd8ffe000', 'hex'), 'not a picture'],
      ] as const;
      for (const [picture, words] of pictures) {
        const { code, message } = (await school.show(client, userId, picture)).body;
        expect({ code, message }).toEqual({
          code: 'invalid_input',
          message: expect.stringContaining(words),
        });
      }
      expect((await school.show(client, userId, await photograph('anna'))).http).toBe(429);
    },
    slow,
  );

  test(
    'when a class stands before the camera of a teacher, then each is found; a pupil is compared with herself alone',
    async () => {
      const clock = '/api/uaa/login/face/clocking';
      const pupil = await school.create('student');
      const bela = await school.create('student');
      await school.plantFace(pupil.userId, 'dora');
      await school.plantFace(bela.userId, 'bela');
      const teacher = await school.create('teacher');
      const again = toBase64(await photographAgain('dora'));
      const found = (await teacher.client.post(clock, { faceImage: again })).body;
      expect(found.data).toMatchObject({ userId: pupil.userId, userName: '王老师' });
      expect(found.data.distance).toBeLessThan(0.4);
      expect(
        (await teacher.client.post(clock, { faceImage: toBase64(await photograph('carl')) })).body.code,
      ).toBe('invalid_grant');
      expect((await pupil.client.post(clock, { faceImage: again })).body.message).toContain('turn your head');
      const live = await school.turnLeft(pupil.client, 'dora');
      expect((await pupil.client.post(clock, live)).body.data.userId).toBe(pupil.userId);
      const herself = await school.turnLeft(bela.client, 'dora');
      expect((await bela.client.post(clock, herself)).body.code).toBe('invalid_grant');
      expect(await eventsOf(pupil.userId)).toEqual(['face_recognised', 'face_recognised']);
      await school.db
        .deleteFrom('face_consent')
        .where('user_id', 'in', [pupil.userId, bela.userId])
        .execute();
    },
    slow,
  );

  test('when faces are off, then nothing is offered, and only an administrator changes that, of her unit', async () => {
    const { unit } = await insertUnitWithUser(school.db, { user_type: userTypeCodes.administrator });
    const teacher = await school.create('teacher', unit.id);
    expect(await stateOf(teacher.client)).toMatchObject({ isOffered: false });
    expect((await school.consent(teacher.client, teacher.userId)).body.code).toBe('forbidden');
    expect((await school.configure({}, teacher.client)).body.code).toBe('forbidden');
    expect((await teacher.client.get('/api/uaa/face/settings')).body.code).toBe('forbidden');
    const settings = (await school.administrator.client.get('/api/uaa/face/settings')).body.data;
    expect(settings).toEqual({
      isOn: true,
      isSignIn: true,
      retentionDays: 100,
      verifyDistance: 0.45,
      identifyDistance: 0.4,
      consentText: '',
      consentTextEn: '',
    });
    expect((await school.configure({ verifyDistance: '0.9' })).body.code).toBe('invalid_input');
    expect(await eventsOf(school.administrator.userId)).toContain('face_settings_changed');
    const config = await teacher.client.get(`/api/uaa/oauth/login/unit_config?unitId=${unit.id}`);
    expect(config.body.data.faceLogin).toBe(false);
    expect(await stateOf(teacher.client)).toMatchObject({ isOffered: false });
  });

  test(
    'when a face is older than its unit keeps it, or its user was disabled, then housekeeping deletes it',
    async () => {
      const [old, disabled] = [await school.createKnown('anna'), await school.createKnown('bela')];
      const { userId } = disabled;
      await school.db
        .updateTable('app_user')
        .set({ user_status: 'disabled' })
        .where('id', '=', userId)
        .execute();
      const purge = () => purgeFaces({ database: engine.database(), clock: school.platform.now });
      const kept = async () =>
        (
          await school.db
            .selectFrom('face_template')
            .select('user_id')
            .where('user_id', 'in', [old.userId, userId])
            .execute()
        ).map((row) => row.user_id);
      await purge();
      expect(await kept()).toEqual([old.userId]);
      school.platform.advance(100 * day);
      await purge();
      expect(await kept()).toEqual([]);
      expect(await eventsOf(old.userId)).toEqual(['face_expired']);
      expect(await eventsOf(userId)).toEqual(['face_expired']);
    },
    slow,
  );
});
