import { createHash, randomUUID } from 'node:crypto';
import { createPortalPlace, type Engine, engines } from '../../tests/operations/testing/portal-place.ts';
import type { BenchContext } from '../context.ts';
import { platformHeaders, signInAtPlatform, startPlatform } from '../platform.ts';
import type { Server } from '../processes.ts';
import { quantile } from '../statistics.ts';

const limits = { seconds: 120, growthMB: 200, answerMs: 250 } as const;
/** Milliseconds between two looks at the import, with each of which another request of the platform is timed. */
const interval = 200;
const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林'];
const givenNames = [...'伟芳娜敏静丽强磊军洋勇艳杰涛明超秀霞平'];

interface Job {
  readonly state: string;
  readonly counts: { readonly new: number; readonly same: number };
}

/** What an import of 100,000 people takes on each engine, on one core, and how long others wait meanwhile. */
export async function measureImport(context: BenchContext): Promise<void> {
  for (const engine of engines) {
    const { env, dataDir, remove } = await createPortalPlace(engine);
    const platform = await startPlatform(dataDir, { databaseUrl: env.DATABASE_URL ?? '' });
    try {
      await measureEngine(context, engine, platform);
    } finally {
      await platform.stop();
      await remove();
    }
  }
}

async function measureEngine(context: BenchContext, engine: Engine, platform: Server): Promise<void> {
  const people = context.isQuick ? 500 : 100_000;
  const portal = createClient(platform, await signInAtPlatform(platform.port));
  const file = fileOf(people);
  const before = platform.memory().now;
  platform.resetPeak();
  const first = await portal.importFile(file);
  const peak = platform.memory().peak;
  const again = await portal.importFile(file);
  if (first.job.counts.new !== people || again.job.counts.same !== people)
    throw new Error(`not all were imported: ${JSON.stringify([first.job.counts, again.job.counts])}`);
  const name = `import of ${people} people on ${engine}`;
  context.add(
    {
      name: `${name}: comparison and run`,
      measured: first.seconds,
      unit: 's',
      limit: { is: 'at most', value: limits.seconds },
    },
    {
      name: `${name}: growth of memory`,
      measured: peak - before,
      unit: 'MB',
      limit: { is: 'at most', value: limits.growthMB },
    },
    {
      name: `${name}: another request meanwhile, p99`,
      measured: quantile(first.answers, 0.99),
      unit: 'ms',
      limit: { is: 'at most', value: limits.answerMs },
    },
  );
  context.addTable({
    title: `Import on ${engine}`,
    rows: [
      {
        what: 'the first time',
        s: first.seconds,
        'rows/s': people / first.seconds,
        'MB of file': file.length / 1e6,
      },
      {
        what: 'the same file again',
        s: again.seconds,
        'rows/s': people / again.seconds,
        'MB of file': file.length / 1e6,
      },
    ],
  });
}

function fileOf(people: number): Buffer {
  const lines = Array.from({ length: people }, (_, at) => {
    const name = [surnames[at % 18], givenNames[(at * 7) % 19], givenNames[(at * 3) % 19]].join('');
    return `B${at},${name},学生,${at % 2 ? '男' : '女'},b${at}@example.com,${(at % 6) + 1}年级,(${at % 20})班`;
  });
  return Buffer.from(['学号,姓名,身份,性别,邮箱,年级,班级', ...lines].join('\n'));
}

function createClient({ port }: Server, cookie: string) {
  const base = `http://127.0.0.1:${port}`;
  const headers = platformHeaders(cookie);
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(base + path, { headers, ...init });
    const { data, message } = await answer.json();
    if (!data) throw new Error(`${path}: ${message}`);
    return data;
  };
  const post = (path: string, fields: Record<string, string>) =>
    send(`/api/base/import/${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  const upload = async (file: Buffer): Promise<string> => {
    const form = new FormData();
    form.set('serverid', 'import');
    form.set('uid', randomUUID());
    form.set('md5', createHash('md5').update(file).digest('hex'));
    form.set('file', new Blob([new Uint8Array(file)]), 'people.csv');
    const { 'content-type': _, ...rest } = headers;
    return (await send('/zuul/api/storage/upload', { method: 'POST', body: form, headers: rest })).fileId;
  };
  const answers: number[] = [];
  const wait = async (jobId: string): Promise<Job> => {
    for (;;) {
      // Before the import is asked: a short one may be through by then.
      const startedAt = performance.now();
      await send('/api/base/people/users?size=30');
      answers.push(performance.now() - startedAt);
      const job: Job = await send(`/api/base/import/get?jobId=${jobId}`);
      if (job.state !== 'comparing' && job.state !== 'running') return job;
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  };
  return {
    importFile: async (file: Buffer) => {
      answers.length = 0;
      const fileId = await upload(file);
      const startedAt = performance.now();
      const { jobId, mapping } = await post('create', { kind: 'people', fileId });
      await send('/api/base/import/preview', {
        method: 'POST',
        body: JSON.stringify({ jobId, mapping, options: { foundClasses: true } }),
        headers: { ...headers, 'content-type': 'application/json' },
      });
      await wait(jobId);
      await post('run', { jobId });
      const job = await wait(jobId);
      if (job.state !== 'done') throw new Error(`the import is ${job.state}`);
      return { job, seconds: (performance.now() - startedAt) / 1000, answers: [...answers] };
    },
  };
}
