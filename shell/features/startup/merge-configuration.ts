import * as v from 'valibot';
import { type ApplicationConfig, applicationConfigSchema } from '#shared/contracts';
import { noLanguageList } from '../../core/language-packs/index.ts';
import type { StartParameters } from './start-parameters.ts';

/** The message to an app whose `searchKeys` are something else (A15); worded like the one about languages. */
const noSearchKeys = '数据类型错误，搜索关键字必须是 {path, name, query} 的数组！';

/** What keeps an app from starting; the first four are texts of the specification (A09, A10, K06). */
export type StopReason =
  | 'code 不能为空'
  | 'appCode 不能为空'
  | 'phinit 方法未发现PH全局变量'
  | typeof noLanguageList
  | typeof noSearchKeys
  | 'config 格式错误';

export type Merged = { ok: true; config: ApplicationConfig } | { ok: false; reason: StopReason };

/**
 * The configuration that an app starts with: the defaults, over them what it declares, over that what the address says.
 * Nothing that is left out takes a default away.
 */
export function mergeConfiguration(
  declared: Readonly<Record<string, unknown>>,
  { pagemodel, paltformModel }: Pick<StartParameters, 'pagemodel' | 'paltformModel'>,
): Merged {
  if (isEmpty(declared.code)) return { ok: false, reason: 'code 不能为空' };
  if (isEmpty(declared.appCode)) return { ok: false, reason: 'appCode 不能为空' };
  const { langList, searchKeys } = saidBy(declared);
  if (langList !== undefined && !Array.isArray(langList)) return { ok: false, reason: noLanguageList };
  if (!isSearchKeyList(searchKeys)) return { ok: false, reason: noSearchKeys };
  const said = { ...saidBy(declared), ...saidBy({ pagemodel, paltformModel }) };
  const { success, output } = v.safeParse(applicationConfigSchema, said);
  return success ? { ok: true, config: output } : { ok: false, reason: 'config 格式错误' };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function saidBy(source: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== null),
  );
}

function isSearchKeyList(searchKeys: unknown): boolean {
  return v.is(applicationConfigSchema.entries.searchKeys, searchKeys);
}
