import { describe, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import { base64ConvertImage, uploadFile } from '#shared/contracts';
import { contentOf, md5Of, pngOf, toForm } from './testing/uploader.ts';
import { megabyte, useUploaders } from './testing/use-uploaders.ts';

forEachEngine((engine) => {
  const school = useUploaders(engine);

  describe('a small file', () => {
    test('when it is sent, then it is kept under its name, and its content comes back', async () => {
      const content = pngOf();
      const { data } = await school.zhou.single(content, '头像👩‍👩‍👧.png');
      expect(data).toMatchObject({
        name: '头像👩‍👩‍👧.png',
        size: content.length,
        type: 'image/png',
        md5: md5Of(content),
      });
      expect(data.path).toBe(`/api/storage/file/${data.fileId}`);
      expect(content.equals(await school.bytesAt(data.path))).toBe(true);
      expect(await school.zhou.used()).toBe(content.length);
    });

    test('when its fields come after the file, then it is kept too', async () => {
      const content = pngOf();
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(content)]), 'a.png');
      form.set('md5', md5Of(content));
      form.set('uid', 'u1');
      expect((await (await school.zhou.postForm(uploadFile.path, form)).json()).data.size).toBe(
        content.length,
      );
    });

    test('when the same upload comes again, one after the other or at once, then it is one file', async () => {
      const [first, second] = await Promise.all([
        school.zhou.single(pngOf(), 'a.png'),
        school.zhou.single(pngOf(), 'a.png'),
      ]);
      const third = await school.zhou.single(pngOf(), 'a.png');
      expect(new Set([first, second, third].map(({ data }) => data.fileId)).size).toBe(1);
      expect(await school.zhou.used()).toBe(pngOf().length);
      expect(await school.countOf('stored_blob')).toBe(1);
      expect(pngOf().equals(await school.bytesAt(first.data.path))).toBe(true);
      const others = await Promise.all([
        school.zhou.single(pngOf(), 'a.png', { uid: 'u2' }),
        school.zhou.single(pngOf(), 'b.png'),
      ]);
      for (const { data } of others) expect(data.fileId).not.toBe(first.data.fileId);
    });

    test('when an id of an upload is used again later, then it is another file', async () => {
      const { data: first } = await school.zhou.single(pngOf(), 'a.png');
      const { db } = engine.database();
      const halfAnHour = 30 * 60 * 1000;
      await db
        .updateTable('stored_file')
        .set((eb) => ({ created_at: eb('created_at', '-', halfAnHour) }))
        .execute();
      expect((await school.zhou.single(pngOf(), 'a.png')).data.fileId).not.toBe(first.fileId);
      expect(await school.zhou.used()).toBe(2 * pngOf().length);
    });

    test('when it is empty, then it is kept', async () => {
      const { data } = await school.zhou.single(Buffer.alloc(0), 'empty.bin');
      expect(data).toMatchObject({ size: 0, type: 'application/octet-stream' });
      expect((await school.bytesAt(data.path)).length).toBe(0);
    });

    test.each([
      ['../../etc/a.png', 'a.png'],
      ['photo\u202egnp.png', 'photognp.png'],
    ])('when it is called %j, then it is kept as %s', async (name, kept) => {
      expect((await school.zhou.single(pngOf(), name)).data.name).toBe(kept);
    });

    test.each(['a.exe', 'a.PHP.jpg', 'a.txt', 'a.html. .', 'a.jspx'])(
      'when it is called %j, then it is refused, and nothing counts',
      async (name) => {
        expect((await school.zhou.single(pngOf(), name)).code).toBe('file_kind_refused');
        expect(await school.zhou.used()).toBe(0);
      },
    );

    test('when the drive keeps it, then it may be a text', async () => {
      expect((await school.zhou.single(contentOf(9), 'a.txt', { serverid: 'drive' })).data.name).toBe(
        'a.txt',
      );
    });

    test('when it is a program with the name of a picture, then it is refused', async () => {
      const program = Buffer.concat([Buffer.from('MZ'), contentOf(200)]);
      expect((await school.zhou.single(program, 'a.png')).code).toBe('file_kind_refused');
    });

    test('when its MD5 is another one, then it is refused, and nothing counts', async () => {
      expect((await school.zhou.single(pngOf(), 'a.png', { md5: md5Of(pngOf(2)) })).code).toBe(
        'content_damaged',
      );
      expect(await school.countOf('stored_blob')).toBe(0);
    });

    test('when there is no file, then the warning of the specification says so', async () => {
      const form = new FormData();
      form.set('md5', md5Of(pngOf()));
      form.set('uid', 'u1');
      const answer = await (await school.zhou.postForm(uploadFile.path, form)).json();
      expect(answer).toMatchObject({ code: 'invalid_input', message: 'Not find file|||Not find file' });
    });

    test('when nobody is signed in, then it is refused', async () => {
      const form = toForm({ md5: md5Of(pngOf()), uid: 'u1' }, pngOf(), 'a.png');
      const response = await fetch(school.platform.base + uploadFile.path, { method: 'POST', body: form });
      expect((await response.json()).code).toBe('not_signed_in');
    });

    test('when two users send the same at once, then the unit keeps it once, and each has a file', async () => {
      const content = contentOf(300_000);
      const answers = await Promise.all(
        [school.zhou, school.wu, school.zhou, school.wu].map((who, index) =>
          who.single(content, `${index}.bin`),
        ),
      );
      expect(new Set(answers.map(({ data }) => data.fileId)).size).toBe(4);
      const rows = await engine.database().db.selectFrom('stored_blob').selectAll().execute();
      expect(rows.map(({ reference_count }) => reference_count)).toEqual([4]);
      for (const { data } of answers.filter((_, index) => index % 2 === 0))
        expect(content.equals(await school.bytesAt(data.path))).toBe(true);
    });
  });

  describe('an image as base64', () => {
    const send = (base64Str: string, type = 'png') =>
      school.zhou.post(base64ConvertImage.path, { serverid: 'base', fileName: '照片', base64Str, type });

    test.each(['', 'data:image/png;base64,'])('when it begins with %j, then it is kept', async (prefix) => {
      const { data } = await send(prefix + pngOf().toString('base64'));
      expect(data).toMatchObject({ name: '照片.png', type: 'image/png', size: pngOf().length });
    });

    test.each([
      ['a text', Buffer.from('hello').toString('base64')],
      ['a drawing with script', Buffer.from('<svg xmlns="x"><script>1</script></svg>').toString('base64')],
      ['no base64', '!!!'],
      ['nothing', ''],
    ])('when it is %s, then it is refused, and nothing is kept', async (_, text) => {
      expect(['file_kind_refused', 'invalid_input']).toContain((await send(text)).code);
      expect(await school.zhou.used()).toBe(0);
    });

    test('when it is larger than 5 MB, then it is refused; one below is not', async () => {
      const large = Buffer.concat([pngOf(), contentOf(5 * megabyte)]).toString('base64');
      expect((await send(large)).code).toBe('body_too_large');
      const small = Buffer.concat([pngOf(), contentOf(5 * megabyte - 200)]).toString('base64');
      expect((await send(small)).status).toBe(200);
    });
  });
});
