import { useEffect, useRef, useState } from 'react';
import { isRequestError, request } from 'shell/request';
import { type AnswerOf, qrConfirm, qrDescribe } from '#shared/contracts';
import type { Problems } from '../failure/problems.ts';
import { useDescribeFailure } from '../failure/use-describe-failure.ts';

export type ScanStage =
  | { at: 'loading' | 'over' | 'done' | 'declined' }
  | { at: 'asking' | 'confirming'; screen: AnswerOf<typeof qrDescribe> }
  | { at: 'failed'; problems: Problems };

export interface Scan {
  stage: ScanStage;
  confirm: () => Promise<void>;
  decline: () => void;
  retry: () => void;
}

const timeout = 30_000;

/** Which screen a scanned code belongs to, and what the user makes of it. */
export function useScan(scanToken: string | undefined): Scan {
  const [stage, setStage] = useState<ScanStage>({ at: scanToken ? 'loading' : 'over' });
  const [round, setRound] = useState(0);
  const isConfirming = useRef(false);
  const describeFailure = useDescribeFailure();

  const stageOf = async (error: unknown): Promise<ScanStage> => {
    const failure = isRequestError(error) ? error : undefined;
    return failure?.code === 'not_found'
      ? { at: 'over' }
      : { at: 'failed', problems: await describeFailure(failure) };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    if (!scanToken) return;
    const left = new AbortController();
    setStage({ at: 'loading' });
    request(qrDescribe, { scanToken }, { silent: true, timeout, signal: left.signal }).then(
      (screen) => setStage({ at: 'asking', screen }),
      async (error: unknown) => {
        const found = await stageOf(error);
        if (!left.signal.aborted) setStage(found);
      },
    );
    return () => left.abort();
  }, [scanToken, round]);

  return {
    stage,
    confirm: async () => {
      if (!scanToken || stage.at !== 'asking' || isConfirming.current) return;
      isConfirming.current = true;
      setStage({ at: 'confirming', screen: stage.screen });
      try {
        await request(qrConfirm, { scanToken }, { silent: true, timeout });
        setStage({ at: 'done' });
      } catch (error) {
        setStage(await stageOf(error));
      } finally {
        isConfirming.current = false;
      }
    },
    decline: () => setStage({ at: 'declined' }),
    retry: () => setRound(round + 1),
  };
}
