import * as v from 'valibot';
import { isLanguage, type Language } from '#shared/contracts';

/** A language that an app offers, under its own name. */
export interface AppLanguage {
  value: Language;
  label: string;
}

const entrySchema = v.object({
  value: v.custom<Language>(isLanguage),
  label: v.pipe(v.string(), v.trim(), v.minLength(1)),
});

/** The message to an app whose `langList` is no array, to the letter (K06). */
export const noLanguageList = '数据类型错误，语言列表必须是数组！';

/** The languages that an app lists, each once; entries that the portal does not speak are left out. */
export function readLanguageList(langList: readonly unknown[]): AppLanguage[] {
  const read = langList.flatMap((entry) => {
    const parsed = v.safeParse(entrySchema, entry);
    return parsed.success ? [parsed.output] : [];
  });
  return read.filter(({ value }, at) => read.findIndex((one) => one.value === value) === at);
}
