import type { Insertable } from 'kysely';
import type { AppUserTable } from '#platform/database';

/** A user without the columns that every demo user gets alike. */
export type DemoUser = Omit<
  Insertable<AppUserTable>,
  'avatar' | 'password_hash' | 'created_at' | 'updated_at' | 'revision'
>;

function user(
  id: string,
  login_name: string,
  real_name: string,
  user_type: DemoUser['user_type'],
  unit_id: string,
  more: Partial<DemoUser> = {},
): DemoUser {
  return { id, login_name, real_name, user_type, unit_id, ...more };
}

/** The users that documentation and tests name; ids, logins and names are a contract. */
export const namedUsers: readonly DemoUser[] = [
  user('4001', 'bureau.admin', '林海 Lin Hai', 4, 'U1001', { sex: 'male', phone: '19900004001' }),
  user('4002', 'ps.admin', '何静 He Jing', 4, 'U2001', { sex: 'female', phone: '19900004002' }),
  user('4003', 'ms.admin', '罗伟 Luo Wei', 4, 'U2002', { sex: 'male', phone: '19900004003' }),
  user('2001', 't.zhou', '周敏 Zhou Min', 2, 'U2001', {
    sex: 'female',
    phone: '19900002001',
    email: 'zhou.min@example.com',
  }),
  user('2002', 't.wu', '吴刚 Wu Gang', 2, 'U2001', { sex: 'male', phone: '19900002002' }),
  user('2003', 't.chen', '陈晓燕 Chen Xiaoyan', 2, 'U2002', {
    sex: 'female',
    phone: '19900002003',
    email: 'chen.xiaoyan@example.com',
  }),
  user('2004', 't.li', '欧阳子轩·买买提', 2, 'U2002', { sex: 'male', phone: '19900002004' }),
  user('2101', 'r.sun', '孙教研 Sun', 2, 'U1001', { sex: 'male', phone: '19900002101' }),
  user('3001', 'p.zhou', '周敏', 3, 'U2001', { sex: 'female', phone: '19900002001' }),
  user('3002', 'p.wang', '王强 Wang Qiang', 3, 'U2001', { sex: 'male', phone: '19900003002' }),
  user('3003', 'p.liu', '刘芳 Liu Fang', 3, 'U2002', { sex: 'female', phone: '19900003003' }),
  user('3004', 'p.new', '新家长', 3, 'U2001'),
  user('1001', 's.zhoule', '周乐 Zhou Le', 1, 'U2001', {
    sex: 'male',
    grade_name: '三年级',
    class_name: '(2)班',
  }),
  user('1002', 's.gao', '高远', 1, 'U2001', { sex: 'male', grade_name: '一年级' }),
  user('1003', 's.zhouan', '周安', 1, 'U2002', { sex: 'female', grade_name: '初二', class_name: '(5)班' }),
  user('1004', 's.wang1', '王一', 1, 'U2001', { sex: 'male', grade_name: '五年级', class_name: '(1)班' }),
  user('1005', 's.wang2', '王二', 1, 'U2001', { sex: 'male', grade_name: '五年级', class_name: '(1)班' }),
  user('1006', 's.locked', '停用学生', 1, 'U2002', { user_status: 'disabled' }),
];

/** Administrators who may set the theme of everybody in their unit. */
export const themeAdministrators: readonly string[] = ['4001', '4002'];
/** They hold every permission. 4003 and 9004 are administrators whom grants limit. */
export const fullAdministrators: readonly string[] = ['4001', '4002', '2010'];
