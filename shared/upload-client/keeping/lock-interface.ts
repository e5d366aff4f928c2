/** Lets one tab at a time send the same content. */
export interface UploadLocks {
  /**
   * Runs work while no other tab or upload holds the lock.
   * @param onWait called when another one holds it
   * @throws the reason of the signal while it waits, else what the work throws
   */
  hold<Result>(
    name: string,
    signal: AbortSignal,
    onWait: () => void,
    work: () => Promise<Result>,
  ): Promise<Result>;
}
