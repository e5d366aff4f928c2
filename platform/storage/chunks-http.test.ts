import { describe, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import { blockUploadCheck } from '#shared/contracts';
import { contentOf, createUploader, md5Of, pngOf, toForm } from './testing/uploader.ts';
import { megabyte, useUploaders } from './testing/use-uploaders.ts';

forEachEngine((engine) => {
  const school = useUploaders(engine);

  describe('a file in chunks', () => {
    test('when all chunks are there, then merging makes the file, and the parts go', async () => {
      const content = contentOf(5 * megabyte + 7);
      await school.zhou.blocks(content, megabyte);
      const { data } = await school.zhou.merge(content, '录像.bin');
      expect(data).toMatchObject({ name: '录像.bin', size: content.length, md5: md5Of(content) });
      expect(content.equals(await school.bytesAt(data.path))).toBe(true);
      expect([await school.countOf('upload'), await school.countOf('upload_part')]).toEqual([0, 0]);
      expect((await school.zhou.merge(content, '录像.bin')).data).toEqual(data);
    });

    test('when it is merged twice at once, then there is one file', async () => {
      const content = contentOf(megabyte);
      await school.zhou.blocks(content, 300_000);
      const [first, second] = await Promise.all([
        school.zhou.merge(content, 'a.bin'),
        school.zhou.merge(content, 'a.bin'),
      ]);
      expect(first?.data).toEqual(second?.data);
      expect(await school.zhou.used()).toBe(content.length);
    });

    test('when the client changes the size of its chunks, then nothing is sent again', async () => {
      const content = contentOf(1_000_000);
      await school.zhou.block(content, 400_000, 1);
      await school.zhou.block(content, 400_000, 2);
      expect(await school.zhou.present(content, 100_000)).toBe('1111111100');
      expect(await school.zhou.present(content, 400_000)).toBe('110');
      await school.zhou.block(content, 100_000, 9);
      await school.zhou.block(content, 100_000, 10);
      expect(await school.zhou.present(content, 400_000)).toBe('111');
      expect((await school.zhou.merge(content, 'a.bin')).data.md5).toBe(md5Of(content));
    });

    test('when single chunks are asked for, then the answer says which are there', async () => {
      const content = contentOf(4 * megabyte);
      await school.zhou.block(content, 2 * megabyte, 2);
      const ask = { md5: md5Of(content), size: content.length, chunks: 2, name: 'a.bin', uid: 'u1' };
      expect((await school.zhou.post(blockUploadCheck.path, { ...ask, chunk: 1 })).data).toBe(false);
      expect((await school.zhou.post(blockUploadCheck.path, { ...ask, chunk: 2 })).data).toBe(true);
      expect((await school.wu.post(blockUploadCheck.path, { ...ask, chunk: 2 })).data).toBe(false);
    });

    test('when somebody else sent chunks of the same content, then they do not count', async () => {
      const content = contentOf(600_000);
      await school.wu.blocks(content, 300_000);
      expect(await school.zhou.present(content, 300_000)).toBe('00');
      expect(await school.zhou.merge(content, 'a.bin')).toMatchObject({ status: 409, code: 'chunkmerge' });
    });

    test('when a chunk is missing, then merging is refused, and the others stay', async () => {
      const content = contentOf(900_000);
      await school.zhou.block(content, 300_000, 1);
      await school.zhou.block(content, 300_000, 3);
      expect(await school.zhou.merge(content, 'a.bin')).toMatchObject({ status: 409, code: 'chunkmerge' });
      expect(await school.zhou.present(content, 300_000)).toBe('101');
    });

    test('when the chunks are not what the MD5 says, then merging is refused, and they are sent anew', async () => {
      const content = contentOf(600_000);
      const other = contentOf(600_000, 2);
      await school.zhou.block(content, 300_000, 1);
      await school.zhou.block(other, 300_000, 2, { md5: md5Of(content) });
      expect((await school.zhou.merge(content, 'a.bin')).code).toBe('chunkmerge');
      expect(await school.zhou.present(content, 300_000)).toBe('00');
      expect(await school.zhou.used()).toBe(0);
    });

    test('when a chunk was damaged on its way or has another length, then it is refused at once', async () => {
      const content = contentOf(600_000);
      const damaged = await school.zhou.block(content, 300_000, 1, { chunkMd5: md5Of(Buffer.from('x')) });
      expect(damaged.code).toBe('content_damaged');
      expect((await school.zhou.block(content, 300_000, 1, { fullSize: 500_000 })).code).toBe('ok');
      expect((await school.zhou.block(content, 300_000, 2, { fullSize: 500_000 })).code).toBe(
        'content_damaged',
      );
    });

    test('when chunks are counted from 0 and say no length, then they are found all the same', async () => {
      const content = contentOf(2 * megabyte + 5);
      const old = { md5: md5Of(content), chunks: 2, chunkBase: 0, size: content.length, uid: 'u1' };
      for (const chunk of [0, 1]) {
        const piece = content.subarray(chunk * 2 * megabyte, (chunk + 1) * 2 * megabyte);
        const answer = await school.zhou.postForm(
          '/zuul/api/storage/file_piecewise/upload',
          toForm({ ...old, chunk, fileName: 'a.bin' }, piece, 'blob'),
        );
        expect((await answer.json()).data.received).toBe(piece.length);
      }
      expect((await school.zhou.merge(content, 'a.bin', { chunks: 2 })).data.size).toBe(content.length);
    });

    test('when a user begins one file after the other, then unfinished ones may take twice the quota', async () => {
      const pupil = await createUploader(school.platform, 's.zhoule');
      const files = [1, 2, 3].map((size) => contentOf(900_000 + size));
      const answers = [];
      for (const content of files) answers.push(await pupil.block(content, megabyte, 1));
      expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok', 'quota_reached']);
      expect((await school.wu.block(contentOf(900_000), 900_000, 1)).status).toBe(200);
      expect((await pupil.merge(files[0] ?? Buffer.alloc(0), 'a.bin', { eachSize: megabyte })).status).toBe(
        200,
      );
      expect((await pupil.block(contentOf(100_000), 100_000, 1)).status).toBe(200);
    });

    test('when a file is empty, then merging alone makes it', async () => {
      expect((await school.zhou.merge(Buffer.alloc(0), 'empty.bin', { chunks: 0 })).data.size).toBe(0);
    });

    test.each([
      ['is behind the last', { chunk: 4 }],
      ['is counted below 1', { chunk: 0 }],
      ['belongs to a file of no size', { fullSize: '' }],
      ['is one of too many', { chunks: 100_001, eachSize: 9 }],
    ])('when a chunk %s, then it is refused', async (_, fields) => {
      expect((await school.zhou.block(contentOf(900_000), 300_000, 3, fields)).code).toBe('invalid_input');
    });

    test('when the map would have more bits than a file has chunks, then it is refused', async () => {
      const ask = { md5: md5Of(pngOf()), size: 20_000_000_000, eachSize: 1 };
      const refused = await school.zhou.post('/api/storage/file_piecewise/block_status', ask);
      expect(refused.code).toBe('invalid_input');
      expect(refused.message).toMatch(/^文件过大.*\|\|\|The file is too large/);
    });

    test('when somebody changes the size of chunks again and again, then what is kept of one file has an end', async () => {
      const content = contentOf(megabyte);
      const codes = new Set<string | undefined>();
      for (let eachSize = 500_000; eachSize < megabyte; eachSize += 10_000)
        codes.add((await school.zhou.block(content, eachSize, 1)).code);
      expect([...codes]).toEqual(['ok', 'invalid_input']);
      const rows = await engine.database().db.selectFrom('upload_part').select('length').execute();
      const kept = rows.reduce((sum, { length }) => sum + length, 0);
      expect(kept).toBeLessThanOrEqual(2 * megabyte + 16 * megabyte);
    });

    test('when a part of another size covers a chunk, then it is not kept again, however far apart they begin', async () => {
      const content = contentOf(9 * megabyte);
      expect((await school.zhou.block(content, 8 * megabyte, 1)).status).toBe(200);
      expect((await school.zhou.block(content, megabyte, 8)).status).toBe(200);
      expect((await school.zhou.block(content, megabyte, 9)).status).toBe(200);
      const rows = await engine.database().db.selectFrom('upload_part').select('length').execute();
      expect(rows.map(({ length }) => length).sort()).toEqual([megabyte, 8 * megabyte]);
    });
  });
});
