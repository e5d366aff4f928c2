/** No manifest is read in the browser, so there is nothing to remember of one. */
export class SnapshotHandler {
  readonly hooks = {
    applyPlugin(): void {
      // None of these hooks is called.
    },
  };
  readonly manifestCache = new Map<string, unknown>();
}

export function getGlobalRemoteInfo(): Record<string, never> {
  return {};
}
