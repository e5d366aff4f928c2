import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';

const paths = { save: '/api/base/appearance/logo', show: '/api/storage/show/unit/' };
/** One pixel each; the PNG is whole, the others are heads. */
const pictures = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpg: Buffer.from('ffd8ffe000044a46ffc0000b080001000101011100ffda0002ffd9', 'hex'),
  webp: Buffer.from('524946462400000057454250565038580a00000010000000000000000000', 'hex'),
};

forEachEngine((engine) => {
  let platform: DemoPlatform;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterAll(() => platform.close());

  const save = async (as: string, payload: Record<string, unknown>) =>
    (await (await platform.as(as)).postJson(paths.save, payload)).body;
  const show = async (unitId: string) => {
    const response = await fetch(platform.base + paths.show + unitId);
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get('content-type'), body };
  };
  const trail = () =>
    engine
      .database()
      .db.selectFrom('auth_audit')
      .select(['event', 'login_name'])
      .where('event', 'like', 'logo_%')
      .orderBy('at')
      .execute();

  describe('the logo of a unit', () => {
    test('when it was never set, then it is the drawing of the installation', async () => {
      expect((await show('U2001')).type).toMatch(/^image\/svg\+xml/);
    });

    test.each([
      ['png', 'image/png'],
      ['jpg', 'image/jpeg'],
      ['webp', 'image/webp'],
      ['png', 'image/png'],
    ] as const)(
      'when a %s is set, then everybody gets it as %s in place of the one before',
      async (type, mediaType) => {
        const other = await show('U1001');
        expect((await save('ps.admin', { base64Str: pictures[type].toString('base64'), type })).code).toBe(
          'ok',
        );
        expect(await show('U2001')).toEqual({ status: 200, type: mediaType, body: pictures[type] });
        expect(await show('U1001')).toEqual(other);
      },
    );

    test('when its extension says otherwise, then the content decides', async () => {
      await save('ps.admin', { base64Str: pictures.png.toString('base64'), type: 'jpeg' });
      expect((await show('U2001')).type).toBe('image/png');
    });

    test.each([
      ['an SVG', { base64Str: Buffer.from('<svg onload="alert(1)"/>').toString('base64'), type: 'svg' }],
      ['an SVG that says it is a PNG', { base64Str: Buffer.from('<svg/>').toString('base64'), type: 'png' }],
      ['a PNG that says it is an SVG', { base64Str: pictures.png.toString('base64'), type: 'svg' }],
      ['a page', { base64Str: Buffer.from('<!doctype html>').toString('base64'), type: 'png' }],
      ['no base64', { base64Str: 'data:image/png;base64,AAAA', type: 'png' }],
      ['nothing', { base64Str: '', type: 'png' }],
      ['one of 30,000 pixels', { base64Str: withWidth(30_000).toString('base64'), type: 'png' }],
      [
        'one of too many bytes',
        { base64Str: Buffer.concat([pictures.png, Buffer.alloc(150_000)]).toString('base64'), type: 'png' },
      ],
    ])('when it is %s, then it is refused and the old one stays', async (_, payload) => {
      const before = await show('U2001');
      expect(await save('ps.admin', payload)).toMatchObject({
        code: 'invalid_input',
        fieldErrors: [{ field: 'base64Str' }],
      });
      expect(await show('U2001')).toEqual(before);
    });

    test.each(['t.zhou', 'p.zhou'])('when %s sets or removes it, then it stays', async (loginName) => {
      const before = await show('U2001');
      const base64Str = pictures.jpg.toString('base64');
      expect((await save(loginName, { base64Str, type: 'jpg' })).code).toBe('forbidden');
      expect((await save(loginName, { base64Str: null })).code).toBe('forbidden');
      expect(await show('U2001')).toEqual(before);
    });

    test('when it is removed, then there is none, and the trail names who did what', async () => {
      expect((await save('ps.admin', { base64Str: null })).code).toBe('ok');
      expect((await show('U2001')).status).toBe(204);
      const lines = await trail();
      expect(new Set(lines.map(({ login_name }) => login_name))).toEqual(new Set(['ps.admin']));
      expect(lines.map(({ event }) => event)).toEqual([...Array(5).fill('logo_changed'), 'logo_removed']);
    });
  });
});

function withWidth(pixels: number): Buffer {
  const picture = Buffer.from(pictures.png);
  picture.writeUInt32BE(pixels, 16);
  return picture;
}
