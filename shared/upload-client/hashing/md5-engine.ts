/** What an engine has computed so far, as IndexedDB and messages can carry it. */
export interface Md5State {
  readonly engine: 'spark' | 'wasm';
  /** Bytes that went in. */
  readonly bytes: number;
  readonly data: unknown;
}

/** MD5 bit by bit; no caller knows which engine computes it. */
export interface Md5 {
  /** Bytes that went in. */
  readonly bytes: number;
  update(bytes: Uint8Array<ArrayBuffer>): void;
  /** Hexadecimal, lower case; ends the use. */
  digest(): string;
  save(): Md5State;
}
