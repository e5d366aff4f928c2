const ampersand = 38;
const equals = 61;
const plus = 43;
const percent = 37;
const space = 32;
const maxName = 64;
/** Value of each hexadecimal digit, by its code; 255 for all other bytes. */
const digits = Uint8Array.from({ length: 256 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? 255 : value;
});

/** The fields of a form that grow large, decoded while they arrive: nothing is kept twice. */
export class FormFields {
  readonly #values = new Map<string, Buffer[]>();
  readonly #wanted: ReadonlySet<string>;
  #name = '';
  #isInName = true;
  /** The end of the last chunk where it is a part of an escape: `%` alone, or `%` with its first digit. */
  #unfinished: Buffer = Buffer.alloc(0);

  constructor(wanted: readonly string[]) {
    this.#wanted = new Set(wanted);
  }

  push(chunk: Uint8Array): void {
    this.#decode(this.#unfinished.length > 0 ? Buffer.concat([this.#unfinished, chunk]) : chunk, false);
  }

  /** The bytes of a field in UTF-8; undefined when the form has none of that name. Of several the last one counts. */
  find(name: string): readonly Uint8Array[] | undefined {
    if (this.#unfinished.length > 0) this.#decode(this.#unfinished, true);
    return this.#values.get(name);
  }

  /** @param isLast an escape that is cut stands as it came, since nothing follows */
  #decode(bytes: Uint8Array, isLast: boolean): void {
    const out = Buffer.allocUnsafe(bytes.length);
    let start = 0;
    let end = 0;
    let at = 0;
    const flush = (): void => {
      this.#add(out.subarray(start, end));
      start = end;
    };
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === percent) {
        if (at + 2 >= bytes.length && !isLast && mayBeEscape(bytes, at)) break;
        const high = digits[bytes[at + 1] ?? 0] ?? 255;
        const low = digits[bytes[at + 2] ?? 0] ?? 255;
        // What is no escape stands as it came.
        if (high + low > 30) out[end++] = byte;
        else {
          out[end++] = high * 16 + low;
          at += 2;
        }
      } else if (byte === ampersand) {
        flush();
        this.#beginName();
      } else if (byte === equals && this.#isInName) {
        flush();
        this.#beginValue();
      } else out[end++] = byte === plus ? space : byte;
    }
    flush();
    this.#unfinished = Buffer.from(bytes.subarray(at));
  }

  #beginName(): void {
    this.#name = '';
    this.#isInName = true;
  }

  #beginValue(): void {
    this.#isInName = false;
    if (this.#wanted.has(this.#name)) this.#values.set(this.#name, []);
  }

  #add(bytes: Buffer): void {
    if (bytes.length === 0) return;
    if (this.#isInName) this.#name = (this.#name + bytes.toString('utf8')).slice(0, maxName);
    else this.#values.get(this.#name)?.push(bytes);
  }
}

/** Whether the bytes end in what the next chunk may make an escape. */
function mayBeEscape(bytes: Uint8Array, at: number): boolean {
  return at + 1 >= bytes.length || digits[bytes[at + 1] ?? 0] !== 255;
}
