import * as v from 'valibot';

const names = v.array(v.string());

/** What a deployment configures about the menu check (F07, D-51). */
export const gateRulesSchema = v.object({
  /** Codes of apps whose pages need no menu entry. */
  exemptApps: names,
  /** Addresses of single pages that need none: homes and the like, as exact paths. */
  exemptPages: names,
  /** Codes of apps whose routes need not stand in the menu: the evaluate pages. */
  evaluateApps: names,
});
export type GateRules = v.InferOutput<typeof gateRulesSchema>;

export const defaultGateRules: GateRules = {
  exemptApps: ['app', 'hlcp', 'career', 'note', 'op', 'py', 'scczReport'],
  exemptPages: [
    '/pages/base/pc_main_tm/index.html',
    '/pages/cms/pc_home_tm/index.html',
    '/pages/party/pc_party_tm/index.html',
  ],
  evaluateApps: ['evalu'],
};
