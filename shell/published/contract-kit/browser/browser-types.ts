/** What the kit uses of `playwright-core`, which the project of the app brings: no version of it is ours. */
export interface BrowserPage {
  goto(url: string, options?: { timeout?: number; waitUntil?: 'commit' }): Promise<unknown>;
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  evaluate<Result>(run: (() => Result | Promise<Result>) | string): Promise<Result>;
  waitForFunction(run: () => unknown, argument: undefined, options: { timeout: number }): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  addInitScript(run: () => void): Promise<unknown>;
  on(event: 'pageerror', listener: (error: Error) => void): unknown;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): unknown;
  on(event: 'request', listener: (request: { url(): string; method(): string }) => void): unknown;
  context(): BrowserContext;
  close(): Promise<void>;
}

export interface BrowserContext {
  newPage(): Promise<BrowserPage>;
  newCDPSession(page: object): Promise<DevTools>;
  close(): Promise<void>;
}

export interface DevTools {
  send(method: 'HeapProfiler.collectGarbage'): Promise<unknown>;
  send(method: 'Memory.getDOMCounters'): Promise<{ nodes: number; jsEventListeners: number }>;
}

export interface Browser {
  newContext(options?: { viewport?: { width: number; height: number } }): Promise<BrowserContext>;
  close(): Promise<void>;
}

export interface Playwright {
  readonly chromium: { launch(options: { executablePath?: string; args?: string[] }): Promise<Browser> };
}
