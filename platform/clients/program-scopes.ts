import type { Localized } from '#shared/contracts';

/** What a program may do in its unit, and how its administrators read it. No user consents to these. */
export const programScopeTexts = {
  'people.read': {
    'zh-CN': '读取本单位的人员及其联系方式',
    en: 'Read the people of the unit and their contact details',
  },
  'people.write': {
    'zh-CN': '新增、修改、停用本单位的学生、教师和家长，不含管理员',
    en: 'Add, change and disable students, teachers and parents, but no administrators',
  },
  'contacts.write': {
    'zh-CN': '修改已有人员的手机号和邮箱；这些可用于找回密码',
    en: 'Change phone and e-mail of people who are there; with these, passwords can be reset',
  },
  'classes.read': {
    'zh-CN': '读取本单位的班级及成员',
    en: 'Read the classes of the unit and who is in them',
  },
  'classes.write': {
    'zh-CN': '调整本单位班级的学生和任课教师',
    en: 'Change who is in the classes of the unit and who teaches them',
  },
  'import.write': { 'zh-CN': '向本单位导入数据', en: 'Import data into the unit' },
  'badges.write': {
    'zh-CN': '设置其应用在桌面上的角标数字',
    en: 'Set the number on the desktop tile of its app',
  },
  'messages.write': {
    'zh-CN': '以其应用的名义向本单位的人员发送消息',
    en: 'Send messages to people of the unit in the name of its app',
  },
  'todos.write': {
    'zh-CN': '以其应用的名义为本单位的人员添加和完成待办',
    en: 'Add to-dos for people of the unit in the name of its app, and end them',
  },
  'files.share': {
    'zh-CN': '让本单位的人员查看用户为其应用上传的文件',
    en: 'Let people of the unit read files that users uploaded for its app',
  },
} as const satisfies Record<string, Localized>;

export type ProgramScope = keyof typeof programScopeTexts;

export function isProgramScope(name: string): name is ProgramScope {
  return Object.hasOwn(programScopeTexts, name);
}

export const programScopeNames: readonly ProgramScope[] =
  Object.keys(programScopeTexts).filter(isProgramScope);
