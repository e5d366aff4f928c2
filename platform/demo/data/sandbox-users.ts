import { userTypeCodes } from '#shared/contracts';
import type { DemoUser } from './named-users.ts';

const common = { unit_id: 'U9001', sex: '', phone: '' };

/** Made-up people of the integration sandbox, one of each kind, whom developers sign in as. */
export const sandboxUsers: readonly DemoUser[] = [
  {
    ...common,
    id: '9001',
    login_name: 'sb.student',
    real_name: '沙小学 Sandbox Student',
    user_type: userTypeCodes.student,
  },
  {
    ...common,
    id: '9002',
    login_name: 'sb.teacher',
    real_name: '沙老师 Sandbox Teacher',
    user_type: userTypeCodes.teacher,
  },
  {
    ...common,
    id: '9003',
    login_name: 'sb.parent',
    real_name: '沙家长 Sandbox Parent',
    user_type: userTypeCodes.parent,
  },
  {
    ...common,
    id: '9004',
    login_name: 'sb.admin',
    real_name: '沙管理 Sandbox Admin',
    user_type: userTypeCodes.administrator,
  },
];
