import { allCalls, myAppIcon } from '#shared/contracts';

function find(name: string) {
  const call = allCalls.find((candidate) => candidate.name === name);
  if (!call) throw new Error(`no call ${name}`);
  return call;
}

/** A call with a parameter in its path. */
export const roleUserXxSysPath = find('base.permissions.administrator');
export { myAppIcon };
