import { askUpstream, type Upstream } from '#bff/upstream';

const question = { path: '/internal/metrics', headers: [], timeoutMs: 2000 } as const;

/** The figures of the embedded platform; none while it is away, when those of the server are wanted most. */
export function createPlatformFigures(pool: Upstream['pool']) {
  return async (): Promise<string> => {
    const answer = await askUpstream(pool, question).catch(() => undefined);
    return answer?.httpStatus === 200 ? answer.text : '';
  };
}
