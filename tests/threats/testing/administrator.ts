import type { Reply } from '../../../bff/testing/ask.ts';
import type { RealPortal } from './start-real-portal.ts';

/** What the administrator of the demo school does to a person. */
export function createAdministrator(portal: () => RealPortal) {
  const change = async (verb: string, userId: string, form: Record<string, string> = {}): Promise<Reply> => {
    const { sid } = await portal().signIn('ps.admin');
    const list = await portal().ask({ path: '/api/base/people/users?start=0&size=200', sid });
    const rows: { userId: string; revision: number }[] = list.json.data.list;
    const revision = String(rows.find((row) => row.userId === userId)?.revision);
    const reply = await portal().post(
      `/api/base/people/user/${verb}`,
      { userId, revision, ...form },
      { sid },
    );
    if (reply.json.status !== 200) throw new Error(`${verb}: ${reply.text}`);
    return reply;
  };
  return {
    setStatus: (userId: string, userStatus: 'enabled' | 'disabled') =>
      change('set_status', userId, { userStatus }),
    resetPassword: (userId: string) => change('reset_password', userId),
  };
}
