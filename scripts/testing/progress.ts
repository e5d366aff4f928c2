const everyMs = 15_000;

/** Counts results, and now and then prints how far a run is. */
export class Progress {
  readonly #what: string;
  readonly #planned: number;
  #ended = 0;
  #counts = { passed: 0, failed: 0, skipped: 0 };
  #printedAt = performance.now();

  /** @param what the noun of what is planned, such as `files` */
  constructor(what: string, planned: number) {
    this.#what = what;
    this.#planned = planned;
  }

  count(status: 'passed' | 'failed' | 'skipped'): void {
    this.#counts[status] += 1;
  }

  end(): void {
    this.#ended += 1;
    if (performance.now() - this.#printedAt < everyMs) return;
    this.#printedAt = performance.now();
    const { passed, failed } = this.#counts;
    console.log(`  ${this.#ended} of ${this.#planned} ${this.#what}: ${passed} passed, ${failed} failed`);
  }
}
