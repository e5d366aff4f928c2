import { type PermissionApp, type RoleGrant, wholeApp } from '#shared/contracts';

type Node = PermissionApp['nodes'][number];

/** Whether a role grants a node by itself, or with its whole app. */
export function isGranted(grants: readonly RoleGrant[], appCode: string, nodeCode: string): boolean {
  return grants.some(
    (one) => one.appCode === appCode && (one.nodeCode === nodeCode || one.nodeCode === wholeApp),
  );
}

/** With a whole app, or without anything of it. */
export function withApp(grants: readonly RoleGrant[], appCode: string, isWhole: boolean): RoleGrant[] {
  const others = grants.filter((one) => one.appCode !== appCode);
  return isWhole ? [...others, { appCode, nodeCode: wholeApp }] : others;
}

/** With a node and what stands below it, as far as the administrator holds it; or without both. */
export function withNode(
  grants: readonly RoleGrant[],
  app: PermissionApp,
  node: Node,
  isOn: boolean,
): RoleGrant[] {
  const { appCode } = app;
  const codes = [node, ...nodesBelow(app, node)]
    .filter(({ code, isHeld }) => !isOn || isHeld || code === node.code)
    .map(({ code }) => code);
  const others = grants.filter((one) => one.appCode !== appCode || !codes.includes(one.nodeCode));
  return isOn ? [...others, ...codes.map((nodeCode) => ({ appCode, nodeCode }))] : others;
}

/** Grants together with those of others that they lack. */
export function withFixed(grants: readonly RoleGrant[], fixed: readonly RoleGrant[]): RoleGrant[] {
  const lacking = fixed.filter(({ appCode, nodeCode }) => !isGranted(grants, appCode, nodeCode));
  return [...grants, ...lacking];
}

/** The parts of the apps that fit a keyword: nodes by both names, with the way down to them; whole apps by their names. */
export function findPermissions(apps: readonly PermissionApp[], keyword: string): PermissionApp[] {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === '') return [...apps];
  const fits = (...texts: string[]): boolean => texts.some((text) => text.toLowerCase().includes(wanted));
  return apps.flatMap((app) => {
    if (fits(app.name, app.englishName)) return [app];
    const found = app.nodes.filter((node) => fits(node.name, node.englishName, node.code));
    const shown = new Set(found.flatMap((node) => [node, ...nodesAbove(app, node)]));
    return found.length > 0 ? [{ ...app, nodes: app.nodes.filter((node) => shown.has(node)) }] : [];
  });
}

/** How deep a node stands, from 0. */
export function depthOf(app: PermissionApp, node: Node): number {
  return nodesAbove(app, node).length;
}

/** How many of an app's nodes a role grants. */
export function countGranted(grants: readonly RoleGrant[], { appCode, nodes }: PermissionApp): number {
  return nodes.filter(({ code }) => isGranted(grants, appCode, code)).length;
}

function nodesBelow(app: Pick<PermissionApp, 'nodes'>, node: Node): Node[] {
  return app.nodes.flatMap((one) => (one.parentCode === node.code ? [one, ...nodesBelow(app, one)] : []));
}

function nodesAbove(app: PermissionApp, node: Node): Node[] {
  const parent = app.nodes.find(({ code }) => code === node.parentCode);
  return parent ? [parent, ...nodesAbove(app, parent)] : [];
}
