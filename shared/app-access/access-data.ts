import * as v from 'valibot';
import { resourceUserCodeTree } from '#shared/contracts';
import { gateRulesSchema } from './gate-rules.ts';

/** What a page brings for the gate in front of its apps. */
export const accessDataSchema = v.object({
  rules: gateRulesSchema,
  /** Below these paths stand pages of other servers, in the full window. */
  pagePrefixes: v.optional(v.array(v.string()), []),
  /** Version of the services behind, for apps that need a certain one; null where they did not say. */
  serverVersion: v.nullable(v.string()),
  /** Changes whenever apps from outside do; left out where the portal has none. */
  apps: v.optional(v.string()),
  /** The menu of the app that the address belongs to, where its page needs one and it came in time. */
  menu: v.nullable(v.object({ code: v.string(), tree: resourceUserCodeTree.answer })),
});
export type AccessData = v.InferOutput<typeof accessDataSchema>;
