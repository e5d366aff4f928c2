export interface BucketAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export function ok(body: string): BucketAnswer {
  return { status: 200, body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}` };
}

/** As S3 does, it says an access key too, which must not reach a log. */
export function refuse(status: number, code: string): BucketAnswer {
  const body = `<Error><Code>${code}</Code><Message>no</Message><AWSAccessKeyId>portal</AWSAccessKeyId></Error>`;
  return { status, body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}` };
}
