import * as v from 'valibot';

/** Name of the request header that says which device and which app a request comes from. */
export const syHeadersName = 'Sy-Headers';

/** Name of the request header by which a page says whom it shows: the user id, percent-encoded. */
export const pageUserHeader = 'x-portal-user';

/** Name of the request header by which the BFF shows the platform that it is the BFF. Browsers cannot send it through. */
export const platformSecretHeader = 'x-internal-secret';

export const deviceSchema = v.picklist(['app', 'h5', 'pc']);
export type Device = v.InferOutput<typeof deviceSchema>;

/** `device`: native app, phone browser or computer; `app`: path of the current app, such as `/pages/base`. */
export const syHeadersSchema = v.object({
  device: deviceSchema,
  app: v.pipe(v.string(), v.maxLength(200), v.regex(/^[\x20-\x7e]*$/)),
});
export type SyHeaders = v.InferOutput<typeof syHeadersSchema>;

/** Compact ASCII JSON with percent-encoded values (D-21). */
export function formatSyHeaders({ device, app }: SyHeaders): string {
  return JSON.stringify({ device, app: encodeURI(app) });
}
