import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachEngine } from '#platform/testing';
import { childrenOf } from '../processes/children-of.ts';
import { type ServerProgram, startBff } from '../processes/servers.ts';
import { createRandom } from './testing/random.ts';
import { runStorm } from './testing/storm.ts';
import { waitUntilReady } from './testing/wait-until-ready.ts';

const rounds = 6;
const limitMs = 240_000;

forEachEngine((engine) => {
  describe('one BFF with the platform that it starts', () => {
    let bff: ServerProgram;
    let folder: string;
    let remove: () => Promise<void>;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'portal-kills-'));
      const place = await engine.createPlace();
      remove = place.remove;
      const { options } = place;
      const search = (schema = '') => `?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
      bff = await startBff({
        DATA_DIR: folder,
        ...(options.engine === 'postgres' ? { DATABASE_URL: options.url + search(options.schema) } : {}),
      });
    }, 90_000);
    afterAll(async () => {
      await bff.stop();
      await remove();
      rmSync(folder, { recursive: true, force: true });
    });

    it.each([
      ['the BFF', 20_261],
      ['the platform', 20_262],
    ])(
      'when %s is killed at any moment, then what was acknowledged is there and nobody is signed out',
      { timeout: limitMs },
      async (victim, seed) => {
        const url = `http://localhost:${bff.port}`;
        const { kept, of } = await runStorm({
          url,
          random: createRandom(seed),
          rounds,
          strike: async () => {
            if (victim === 'the BFF') await bff.kill();
            else for (const pid of childrenOf(bff.pid() ?? 0)) process.kill(pid, 'SIGKILL');
          },
          recover: async () => {
            if (!bff.pid()) await bff.start();
            await waitUntilReady(url, [bff.port]);
          },
        });
        // Where nothing is promised, nothing is proved; where everything is, nothing was hit.
        expect(kept).toBeGreaterThan(rounds);
        expect(kept).toBeLessThan(of);
      },
    );
  });
});
