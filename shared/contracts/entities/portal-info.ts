import * as v from 'valibot';

/** What `GET /bff/portal-info` answers: what the deployment says of itself. */
export const portalInfoSchema = v.object({
  /** Name of the company behind the portal, `中文|||English`. */
  company: v.string(),
  /** Where the desktop client for Windows is; null where there is none. */
  clients: v.object({ installer: v.nullable(v.string()), portable: v.nullable(v.string()) }),
});
export type PortalInfo = v.InferOutput<typeof portalInfoSchema>;
