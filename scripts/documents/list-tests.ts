import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

/** A browser test and what it says of itself. */
export interface ListedTest {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly title: string;
  /** Without their `@`. */
  readonly tags: readonly string[];
  /** Each project that runs it gives one entry. */
  readonly project: string;
}

interface Suite {
  specs: { title: string; file: string; tags: string[]; tests: { projectName: string }[] }[];
  suites?: Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<Suite> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      tags: v.array(v.string()),
      tests: v.array(v.object({ projectName: v.string() })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const listSchema = v.object({
  config: v.object({ rootDir: v.string() }),
  suites: v.array(suiteSchema),
});

const tool = 'node_modules/@playwright/test/cli.js';
const megabytes = 1024 * 1024;

/** Asks the test runner for every browser test, in each project that runs it. */
export async function listTests(root: string): Promise<ListedTest[]> {
  const args = [join(root, tool), 'test', '--list', '--reporter=json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    // A caller of the tests may have it written to a file.
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: undefined },
    maxBuffer: 64 * megabytes,
  });
  const { config, suites } = v.parse(listSchema, JSON.parse(stdout));
  return suites.flatMap(specsOf).flatMap(({ title, file, tags, tests }) =>
    tests.map(({ projectName }) => ({
      title,
      file: relative(root, join(config.rootDir, file)),
      tags,
      project: projectName,
    })),
  );
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}
