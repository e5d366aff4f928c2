/** Where files are kept in a store that speaks the S3 protocol, and how patient the portal is with it. */
export interface S3Options {
  /**
   * Origin of the service, http or https. The bucket is the first segment of each path; `{bucket}` in the host puts its
   * name there instead, as `https://{bucket}.oss-cn-hangzhou.aliyuncs.com`.
   */
  endpoint: string;
  bucket: string;
  /** Part of each signature; what a store of the school's own takes, often `us-east-1`. */
  region: string;
  accessKey: string;
  secretKey: string;
  /** Default: that of Node. */
  fetch?: typeof fetch | undefined;
  /** Milliseconds for one attempt, answer included; between two pieces of a content that is read. Default 30,000. */
  attemptTimeout?: number | undefined;
  /** Milliseconds for one request with all of its attempts. Default 60,000. */
  deadline?: number | undefined;
  /** Milliseconds before the second attempt at most; doubles with each. Default 100. */
  firstBackOff?: number | undefined;
}
