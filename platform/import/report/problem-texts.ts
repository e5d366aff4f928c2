import type { FileProblemCode, ImportOutcome, RowProblemCode } from '#shared/contracts';
import type { Localized } from '#shared/language';

/** What reports and the command line say of an outcome. */
export const outcomeTexts: Readonly<Record<ImportOutcome, Localized>> = {
  new: { 'zh-CN': '新增', en: 'New' },
  changed: { 'zh-CN': '有变化', en: 'Changed' },
  same: { 'zh-CN': '无变化', en: 'Same' },
  leaving: { 'zh-CN': '不在文件中', en: 'Not in the file' },
  refused: { 'zh-CN': '未通过', en: 'Refused' },
};

/** Names in braces are parameters. */
export const fileProblemTexts: Readonly<Record<FileProblemCode, Localized>> = {
  file_unknown: { 'zh-CN': '不是 Excel 或 CSV 文件', en: 'This is neither an Excel nor a CSV file' },
  file_old: { 'zh-CN': '请另存为 .xlsx 格式', en: 'Save this old Excel file as .xlsx' },
  file_protected: { 'zh-CN': '文件有密码，请取消密码后再上传', en: 'Remove the password of the file first' },
  file_broken: { 'zh-CN': '文件已损坏', en: 'The file is damaged' },
  file_empty: { 'zh-CN': '文件是空的', en: 'The file is empty' },
  file_too_large: { 'zh-CN': '文件过大', en: 'The file is too large' },
  too_many_rows: { 'zh-CN': '超过 {max} 行', en: 'More than {max} rows' },
  too_many_columns: { 'zh-CN': '超过 {max} 列', en: 'More than {max} columns' },
  too_many_cells: { 'zh-CN': '单元格过多', en: 'Too many cells' },
  encoding_unknown: { 'zh-CN': '无法识别文字编码', en: 'The encoding of the text is unknown' },
  no_header: { 'zh-CN': '没有找到表头', en: 'No row names the columns' },
  other_unit_named: { 'zh-CN': '文件中的学校是“{name}”', en: 'The file names the school {name}' },
  ids_of_other_unit: { 'zh-CN': '多数编号属于另一所学校', en: 'Most ids belong to another school' },
  roster_unknown: { 'zh-CN': '不是 OneRoster 压缩包', en: 'This is no archive of OneRoster' },
  roster_version: { 'zh-CN': '不支持的 OneRoster 版本：{version}', en: 'Not OneRoster 1.2: {version}' },
  roster_delta: { 'zh-CN': '{name} 只含变更，请导出全部数据', en: '{name} has changes only. Export all' },
  roster_file_missing: { 'zh-CN': '缺少文件 {name}', en: 'The file {name} is missing' },
  roster_column_missing: { 'zh-CN': '{name} 缺少列 {column}', en: '{name} lacks the column {column}' },
  roster_several_schools: { 'zh-CN': '包含 {count} 所学校', en: 'There are {count} schools in it' },
  file_gone: { 'zh-CN': '文件已不存在', en: 'The file has gone' },
  internal: { 'zh-CN': '导入出错，请联系管理员', en: 'Something went wrong. See the log' },
};

export const rowProblemTexts: Readonly<Record<RowProblemCode, Localized>> = {
  required: { 'zh-CN': '不能为空', en: 'Must not be empty' },
  invalid: { 'zh-CN': '{zh}', en: '{en}' },
  user_type_unknown: { 'zh-CN': '不认识的身份“{text}”', en: 'Unknown role {text}' },
  role_not_imported: {
    'zh-CN': '“{text}”不会由文件创建',
    en: 'Nobody becomes {text} by a file',
  },
  sex_unknown: { 'zh-CN': '不认识的性别“{text}”', en: 'Unknown sex {text}' },
  flag_unknown: { 'zh-CN': '请填“是”或“否”', en: 'Enter yes or no' },
  digits_lost: {
    'zh-CN': '数字位数已丢失，请把该列设为文本格式后重新填写',
    en: 'Digits are lost. Format the column as text and enter it again',
  },
  cell_is_date: { 'zh-CN': '被存成了日期，请设为文本格式', en: 'Stored as a date. Format it as text' },
  formula_without_value: { 'zh-CN': '公式没有计算结果', en: 'The formula has no value' },
  cell_is_error: { 'zh-CN': '单元格是错误值', en: 'The cell is an error' },
  merged_cell: { 'zh-CN': '请取消合并单元格', en: 'Split the merged cells' },
  key_missing: { 'zh-CN': '编号和登录名至少填一个', en: 'Give an external id or a login name' },
  duplicate_key: { 'zh-CN': '与第 {row} 行重复', en: 'The same as row {row}' },
  login_taken: { 'zh-CN': '登录名已被使用', en: 'The login name is taken' },
  login_of_other_person: { 'zh-CN': '登录名属于另一个人', en: 'The login name is that of another person' },
  type_differs: { 'zh-CN': '此人已有其他身份', en: 'This person has another role' },
  own_account: { 'zh-CN': '不能更改自己的登录名', en: 'You cannot change your own login name' },
  contact_not_allowed: {
    'zh-CN': '没有更改他人手机号和邮箱的权限',
    en: 'You may not change phone or e-mail of others',
  },
  administrator_not_allowed: {
    'zh-CN': '程序不能新增或更改管理员',
    en: 'Programs add and change no administrators',
  },
  administrator_needs_roles: {
    'zh-CN': '没有角色权限，不能新增管理员',
    en: 'Adding administrators takes the permission to keep roles',
  },
  holds_more: {
    'zh-CN': '此人拥有您没有的管理权限',
    en: 'This person may do more than you',
  },
  head_not_allowed: {
    'zh-CN': '没有班级权限，不能更改谁是班主任',
    en: 'Changing who is head teacher takes the permission to keep classes',
  },
  class_unknown: {
    'zh-CN': '没有这个班级：{gradeName}{className}',
    en: 'No such class: {gradeName}{className}',
  },
  class_ignored: { 'zh-CN': '只有学生有班级，已忽略', en: 'Only students have a class. Ignored' },
  person_disabled: { 'zh-CN': '账号仍为停用状态', en: 'The account stays disabled' },
  teacher_unknown: { 'zh-CN': '没有这位在用的教师', en: 'No such enabled teacher' },
  parent_unknown: { 'zh-CN': '没有这位家长', en: 'No such parent' },
  child_unknown: { 'zh-CN': '没有这名学生', en: 'No such student' },
};

/** A text with its parameters. */
export function fillText(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
