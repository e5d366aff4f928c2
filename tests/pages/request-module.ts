import type { Page } from '@playwright/test';

type Door = 'get' | 'post' | 'upload' | 'put' | 'del';

/** What came of a call: its answer, or what a remote would catch. */
interface Outcome {
  data?: unknown;
  failure?: {
    kind?: string;
    status?: number;
    message?: string;
    data?: unknown;
    fieldErrors?: { field: string }[];
  };
}

/** The payload of an upload: text fields, and a file of so many bytes under `file`. */
interface UploadPayload {
  fields: Record<string, string>;
  fileName: string;
  bytes: number;
}

/** The request module of the shell as a remote has it: out of the federation container of the open page. */
export class RequestModule {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  call(door: Door, path: string, payload?: unknown, options?: object): Promise<Outcome> {
    return this.page.evaluate(callDoor, [door, path, payload, options] as const);
  }

  upload(path: string, payload: UploadPayload): Promise<Outcome> {
    return this.page.evaluate(callDoor, ['upload', path, undefined, undefined, payload] as const);
  }
}

type DoorCall = readonly [
  door: Door,
  path: string,
  payload: unknown,
  options: object | undefined,
  upload?: UploadPayload,
];

/** Runs in the page. */
async function callDoor([door, path, payload, options, upload]: DoorCall): Promise<Outcome> {
  const entry = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .find((name) => name.includes('/shell/remoteEntry.js'));
  if (entry === undefined) throw new Error('the page has no shell');
  const module = await (await import(entry)).get('./request');
  const file = upload && new File([new Uint8Array(upload.bytes)], upload.fileName);
  try {
    return { data: await module()[door](path, upload ? { ...upload.fields, file } : payload, options) };
  } catch (error) {
    const { kind, status, message, data, fieldErrors } = Object(error);
    return { failure: { kind, status, message, data, fieldErrors } };
  }
}
