import { joinLanguages } from '#shared/language';

/** What the sections of this place are called in both languages, by their codes: the search finds them by either. */
export const sectionNames: Readonly<Record<string, { 'zh-CN': string; en: string }>> = {
  overview: { 'zh-CN': '概览', en: 'Overview' },
  schools: { 'zh-CN': '学校', en: 'Schools' },
  classes: { 'zh-CN': '班级', en: 'Classes' },
  years: { 'zh-CN': '学年', en: 'School years' },
  import: { 'zh-CN': '导入', en: 'Import' },
  family: { 'zh-CN': '家庭关系', en: 'Family links' },
  roles: { 'zh-CN': '角色与许可', en: 'Roles and permissions' },
  apps: { 'zh-CN': '应用', en: 'Apps' },
  releases: { 'zh-CN': '应用发布', en: 'App releases' },
  security: { 'zh-CN': '登录安全', en: 'Sign-in security' },
  retention: { 'zh-CN': '保留期限', en: 'Retention' },
};

/** What the search of the portal finds, where the user's menu has it. Schools are left out: the menu of a school's administrator holds that node as well. */
export const searchedSections = Object.entries(sectionNames)
  .filter(([code]) => code !== 'schools')
  .map(([code, names]) => ({ path: `/${code}`, name: joinLanguages(names), query: {} }));
