import { useState } from 'react';

/** Runs one asynchronous task at a time and keeps what it failed with. @param onEnd called after each, however it went */
export function useTask(onEnd: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await task();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
      onEnd();
    }
  };
  return { isBusy, failure, run, forgetFailure: () => setFailure(undefined) };
}
