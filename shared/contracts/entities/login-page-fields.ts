import * as v from 'valibot';
import { defaultLanguage, isLanguage, languageSchema } from '#shared/language';
import type { Field, FieldProblem, FieldTable, ValuesOf } from '../fields/field.ts';
import type { FieldText } from '../fields/field-text.ts';
import { listField } from '../fields/list-field.ts';
import { isText, optionalTextField } from '../fields/text-field.ts';
import { findSafeLink } from '../find-safe-link.ts';
import { trimmedText } from '../text-values.ts';
import { type LoginPageConfig, parseDecorationSet } from './login-page-config.ts';

/** What the rules have to know besides the field. */
interface LoginPageContext {
  /** Origin of the portal. */
  origin: string;
}

/** In UTF-16 units, as inputs count them. */
export const loginPageTextLimit = 500;
const filingSchema = v.object({
  baImg: v.nullable(v.string()),
  baContent: v.string(),
  baUrl: v.string(),
  showImg: v.boolean(),
  showBaMsg: v.boolean(),
});
/** One filing entry. */
export type Filing = v.InferOutput<typeof filingSchema>;

const text = {
  ...optionalTextField({ max: loginPageTextLimit, rules: [] }),
  wire: trimmedText(loginPageTextLimit),
};
const flag: Field<v.GenericSchema<boolean>> = {
  wire: v.boolean(),
  empty: false,
  isDraft: (value) => typeof value === 'boolean',
  findProblem: () => undefined,
};

/**
 * What an administrator enters about the login page of the unit (B22). Footer, link and language travel as they are, all else
 * inside `decorationSet`.
 */
export const loginPageFields = {
  /** Names or colours; the first is the one that visitors see. */
  themeList: listField(v.array(v.string()), isText, []),
  /** Left out, it stays. */
  defaultLanguage: {
    wire: v.optional(languageSchema),
    empty: defaultLanguage,
    isDraft: isLanguage,
    findProblem: () => undefined,
  },
  footer: text,
  link: { ...text, findProblem: findLinkProblem },
  showFooter: flag,
  helpCenter: { ...text, findProblem: findLinkProblem },
  showFilings: flag,
  filings: { ...listField(v.array(filingSchema), isFiling, []), findProblem: findFilingProblem },
  copyright: text,
} as const satisfies FieldTable;
export type LoginPageFields = ValuesOf<typeof loginPageFields>;

/** The fields of what is saved; without a readable decoration a footer text alone asks for itself. */
export function loginPageFieldsOf(
  config: Partial<Pick<LoginPageConfig, 'footer' | 'link' | 'decorationSet' | 'defaultLanguage'>>,
): LoginPageFields {
  const decoration = parseDecorationSet(config.decorationSet);
  const message = decoration?.footerMsg;
  return {
    themeList: decoration?.themeList ?? [],
    defaultLanguage: config.defaultLanguage ?? undefined,
    footer: config.footer ?? '',
    link: config.link ?? '',
    showFooter: message?.show ?? Boolean(config.footer),
    helpCenter: message?.helpCenter ?? '',
    showFilings: message?.showBaMsg ?? false,
    filings: (message?.baList ?? []).map((filing) => ({ ...filing, baUrl: filing.baUrl ?? '' })),
    copyright: message?.copyright ?? '',
  };
}

function findLinkProblem(link: string, { origin }: LoginPageContext): FieldText | undefined {
  if (link.trim() === '' || findSafeLink(link, origin)) return undefined;
  return {
    'zh-CN': '请输入本站路径或 https:// 开头的地址',
    en: 'Please enter a path of this site or an address that begins with https://',
  };
}

function findFilingProblem(filings: readonly Filing[], context: LoginPageContext): FieldProblem | undefined {
  const problems = filings.flatMap(({ baContent, baUrl }, index) => {
    const content =
      baContent.trim() === '' ? { 'zh-CN': '请输入备案号', en: 'Please enter the filing number' } : undefined;
    const found = { baContent: content, baUrl: findLinkProblem(baUrl, context) };
    return Object.entries(found).flatMap(([name, problem]) =>
      problem ? [[`${index}.${name}`, problem] as const] : [],
    );
  });
  return problems.length > 0 ? { at: Object.fromEntries(problems) } : undefined;
}

function isFiling(value: unknown): value is Filing {
  return v.is(filingSchema, value);
}
