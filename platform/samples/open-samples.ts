import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReleasesDeps } from '#platform/releases';
import { createSecret } from '#shared/seal';
import { installSample } from './install-sample.ts';
import { readSampleList, type Sample, type SampleFolders } from './sample-list.ts';
import { type SampleService, startSampleService } from './sample-service.ts';

export interface SamplesOptions extends ReleasesDeps, SampleFolders {
  /** Where services and users reach the portal. */
  readonly publicUrl: string;
  /** Databases of the services lie in a folder below it. */
  readonly dataFolder: string;
}

export interface Samples {
  /** Releases the apps and registers the services that run. Never a reason not to start: what fails is logged. */
  install(): Promise<void>;
  /** The same after the data of the portal were thrown away: those of the services go too. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** A service that takes longer to start is registered once it has. */
const startMs = 8_000;
const appsChanged: readonly string[] = ['@apps'];

interface RunningSample {
  readonly sample: Sample;
  readonly clientId: string;
  /** Made at this start; only its hash is kept. */
  readonly secret: string;
  readonly folder: string;
  service: SampleService;
}

/** Starts the services of the samples that the build has packed. */
export async function openSamples(options: SamplesOptions): Promise<Samples> {
  const list = new URL(options.publicUrl).protocol === 'http:' ? await readSampleList(options) : [];
  const running = await Promise.all(list.map((sample) => run(options, sample)));
  const install = async (): Promise<void> => {
    await Promise.all(running.map((each) => installLogged(options, each)));
    if (running.length > 0) await options.announce(appsChanged);
  };
  return {
    install,
    reset: async () => {
      for (const each of running) {
        await each.service.stop();
        await rm(each.folder, { recursive: true, force: true });
        each.service = await start(options, each);
      }
      await install();
    },
    stop: async () => {
      await Promise.all(running.map(({ service }) => service.stop()));
    },
  };
}

async function run(options: SamplesOptions, sample: Sample): Promise<RunningSample> {
  const parts = {
    sample,
    clientId: `sample-${sample.code}`,
    secret: createSecret(),
    folder: path.join(options.dataFolder, 'samples', sample.code),
  };
  return { ...parts, service: await start(options, parts) };
}

async function start(
  { log, publicUrl }: SamplesOptions,
  { sample: { code, script }, clientId, secret, folder }: Omit<RunningSample, 'service'>,
): Promise<SampleService> {
  await mkdir(folder, { recursive: true });
  const environment = {
    PORTAL_URL: publicUrl,
    DATA_DIR: folder,
    CLIENT_ID: clientId,
    CLIENT_SECRET: secret,
    SAMPLE_DATA: '1',
  };
  return startSampleService({ code, script, environment, log });
}

async function installLogged(options: SamplesOptions, running: RunningSample): Promise<void> {
  const { sample, service } = running;
  const late = new AbortController();
  const address = await Promise.race([
    service.ready,
    pause(startMs, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
  await installSample(options, sample, { ...running, address }).catch((error: unknown) =>
    options.log('sample_failed', { code: sample.code, error }),
  );
}
