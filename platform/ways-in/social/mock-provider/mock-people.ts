/** Somebody whom the mock provider can send. */
export interface MockPerson {
  readonly id: string;
  readonly name: string;
}

/** Who stands on the page of the mock provider. Only `chen.xiaoyan` is bound at the work edition, to user 2003. */
export const mockPeople: readonly MockPerson[] = [
  { id: 'chen.xiaoyan', name: '陈晓燕 Chen Xiaoyan' },
  { id: 'zhou.min', name: '周敏 Zhou Min' },
  { id: 'locked.student', name: '停用学生 Disabled pupil' },
  { id: 'stranger', name: '陌生人 Stranger' },
];

/** Choices that are no person. */
export const mockRefusal = '-refuse';
export const mockSlowness = '-slow';

/** Apps that the mock provider knows, by app id. */
export const mockApps: Readonly<Record<string, { provider: string; wire: 'wecom' | 'wechat' }>> = {
  'ww-demo-school': { provider: 'qy', wire: 'wecom' },
  'wx-demo-school': { provider: 'mp', wire: 'wechat' },
  'mock-idp-school': { provider: 'mock-idp', wire: 'wechat' },
};
export const mockSecret = 'mock-provider-secret';
