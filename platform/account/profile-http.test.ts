import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#platform/demo';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';

const paths = {
  mine: '/api/uaa/profile/mine',
  picture: '/api/uaa/profile/picture',
  ask: '/api/uaa/profile/contact_ask',
  save: '/api/uaa/profile/contact_save',
};

/** Header, one segment, a frame of so many pixels and a scan: all that is read of a JPEG. */
function jpeg(width: number, height: number, segment = 'ffe000044a46'): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from(`ffd8${segment}`, 'hex'), frame, Buffer.from('ffda0002ffd9', 'hex')]);
}

function addressOf(body: Buffer, type = 'image/jpeg'): string {
  return `data:${type};base64,${body.toString('base64')}`;
}

forEachEngine((engine) => {
  let platform: DemoPlatform;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterAll(() => platform.close());

  const codeFor = async (recipient: string): Promise<string> => {
    const [first] = await sentTo(recipient);
    return /\d{6}/.exec(first ?? '')?.[0] ?? '';
  };
  const sentTo = async (recipient: string): Promise<string[]> => {
    const rows = await engine
      .database()
      .db.selectFrom('outbox')
      .select('body')
      .where('recipient', '=', recipient)
      .orderBy('at', 'desc')
      .execute();
    return rows.map(({ body }) => body);
  };
  const trailOf = async (userId: string, event: string) =>
    engine
      .database()
      .db.selectFrom('auth_audit')
      .select('detail')
      .where('user_id', '=', userId)
      .where('event', '=', event)
      .execute();

  test('when a user asks for her profile, then it is what the school keeps of her', async () => {
    const { body } = await (await platform.as('s.zhoule')).get(paths.mine);
    expect(body.data).toMatchObject({
      loginName: 's.zhoule',
      realName: '周乐 Zhou Le',
      userType: 1,
      unitName: '青江实验小学',
      className: expect.stringContaining('班'),
      avatar: null,
    });
  });

  describe('the picture', () => {
    test('when one is set, then every user sees it at an address of its own, and visitors do not', async () => {
      const client = await platform.as('t.zhou');
      const { body } = await client.postJson(paths.picture, { picture: addressOf(jpeg(256, 256)) });
      const { avatar } = body.data;
      expect(avatar).toMatch(/^\/api\/uaa\/profile\/picture\/[\w-]{22}$/);
      expect((await client.get('/api/uaa/oauth/me')).body.data.avatar).toBe(avatar);
      const cookie = [...(await platform.as('s.gao')).cookies].map((pair) => pair.join('=')).join('; ');
      const shown = await fetch(platform.base + avatar, { headers: { cookie } });
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(jpeg(256, 256));
      expect((await platform.createClient().get(avatar)).body.code).toBe('not_signed_in');
    });

    test('when another is set or it is removed, then the old address is empty', async () => {
      const client = await platform.as('t.zhou');
      const before = (await client.get(paths.mine)).body.data.avatar;
      await client.postJson(paths.picture, { picture: addressOf(jpeg(200, 200)) });
      expect((await client.get(before)).http).toBe(404);
      const { body } = await client.postJson(paths.picture, { picture: null });
      expect(body.data).toEqual({ avatar: null });
      expect((await client.get(paths.mine)).body.data.avatar).toBeNull();
      expect(await trailOf('2001', 'user_picture_changed')).toHaveLength(3);
    });

    test('when a camera has left its notes in it, then they are not kept', async () => {
      const client = await platform.as('t.wu');
      const { body } = await client.postJson(paths.picture, {
        picture: addressOf(jpeg(64, 64, 'ffe000044a46ffe1000647505321')),
      });
      const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
      const shown = await fetch(platform.base + body.data.avatar, { headers: { cookie } });
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(jpeg(64, 64));
    });

    test.each([
      ['an SVG', addressOf(Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml')],
      ['a script that says it is a JPEG', addressOf(Buffer.from('<script>alert(1)</script>'))],
      ['one of too many pixels', addressOf(jpeg(30_000, 30_000))],
      ['one without pixels', addressOf(jpeg(0, 10))],
      ['a cut one', addressOf(jpeg(64, 64).subarray(0, -6))],
      ['one of 65 KB', addressOf(Buffer.concat([jpeg(64, 64), Buffer.alloc(65 * 1024)]))],
      ['an address elsewhere', 'https://elsewhere.example/picture.jpg'],
    ])('when it is %s, then it is refused', async (_, picture) => {
      const { body } = await (await platform.as('t.wu')).postJson(paths.picture, { picture });
      expect([body.code, body.fieldErrors[0].field]).toEqual(['invalid_input', 'picture']);
    });
  });

  describe('a new phone number or e-mail address', () => {
    test('when its owner proves it, then it counts, and the old ones are told', async () => {
      const client = await platform.as('t.chen');
      const before = (await client.get(paths.mine)).body.data;
      const contact = '13900003333';
      const asked = await client.post(paths.ask, { kind: 'phone', contact });
      expect(asked.body.data).toEqual({ expiresIn: 600 });
      expect((await client.get(paths.mine)).body.data).toEqual(before);
      const { body } = await client.post(paths.save, { kind: 'phone', code: await codeFor(contact) });
      expect(body.data).toEqual({ ...before, phone: contact });
      for (const old of [before.phone, before.email])
        expect((await sentTo(old))[0]).toMatch(/手机号已更改.*\|\|\|.*was changed/);
      expect(await trailOf('2003', 'user_contact_changed')).toEqual([{ detail: 'phone' }]);
    });

    test('when the code is wrong five times, then the right one is too late', async () => {
      const client = await platform.as('t.li');
      const contact = 'new.li@example.com';
      await client.post(paths.ask, { kind: 'email', contact });
      const right = await codeFor(contact);
      const wrong = right === '000000' ? '111111' : '000000';
      for (let tries = 0; tries < 5; tries++) {
        const { body } = await client.post(paths.save, { kind: 'email', code: wrong });
        expect(body.fieldErrors[0].field).toBe('code');
      }
      expect((await client.post(paths.save, { kind: 'email', code: right })).body.code).toBe('invalid_input');
    });

    test('when a code was for an e-mail address, then it makes no phone number; nor does it of another user', async () => {
      const contact = 'wu@example.com';
      await (await platform.as('t.wu')).post(paths.ask, { kind: 'email', contact });
      const code = await codeFor(contact);
      const asPhone = await (await platform.as('t.wu')).post(paths.save, { kind: 'phone', code });
      const asOther = await (await platform.as('s.gao')).post(paths.save, { kind: 'email', code });
      expect([asPhone.body.code, asOther.body.code]).toEqual(['invalid_input', 'invalid_input']);
    });

    test('when the ten minutes are over, then the code is worth nothing', async () => {
      const client = await platform.as('p.wang');
      const contact = 'wang@example.com';
      await client.post(paths.ask, { kind: 'email', contact });
      const code = await codeFor(contact);
      platform.advance(10 * 60_000);
      const later = platform.createClient();
      await later.post('/api/uaa/oauth/login', { username: 'p.wang', password: demoPassword });
      expect((await later.post(paths.save, { kind: 'email', code })).body.code).toBe('invalid_input');
    });

    test.each([
      ['phone', '12345'],
      ['phone', 'liu@example.com'],
      ['email', 'nowhere'],
    ])('when the %s is %s, then nothing is sent and the field says why', async (kind, contact) => {
      const { body } = await (await platform.as('p.liu')).post(paths.ask, { kind, contact });
      expect(body.fieldErrors[0].field).toBe('contact');
      expect(await sentTo(contact)).toEqual([]);
    });

    test('when codes are asked for again and again, then one a minute and ten a day go out', async () => {
      const ask = async (index: number) => {
        const client = platform.createClient();
        await client.post('/api/uaa/oauth/login', { username: 's.zhouan', password: demoPassword });
        return client.post(paths.ask, { kind: 'email', contact: `an${index}@example.com` });
      };
      expect((await ask(0)).body.code).toBe('ok');
      expect((await ask(1)).body.code).toBe('invalid_input');
      const codes: string[] = [];
      for (let index = 2; index < 12; index++) {
        platform.advance(60_000);
        codes.push((await ask(index)).body.code);
      }
      expect(codes).toEqual([...Array(8).fill('ok'), 'too_many_attempts', 'too_many_attempts']);
    });
  });
});
