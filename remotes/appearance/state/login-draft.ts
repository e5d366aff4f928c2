import * as v from 'valibot';
import type { LoginPageConfig, loginPageSave, PayloadOf } from '#shared/contracts';
import { defaultLanguage, languages, parseDecorationSet } from '#shared/contracts';
import { findSafeLink } from '#shared/footer';

const filingSchema = v.object({
  baImg: v.nullable(v.string()),
  baContent: v.string(),
  baUrl: v.string(),
  showImg: v.boolean(),
  showBaMsg: v.boolean(),
});
/** One filing entry, as it stands in the form. */
export type Filing = v.InferOutput<typeof filingSchema>;

const draftSchema = v.object({
  /** Names or colours; the first is the one that visitors see. */
  themeList: v.array(v.string()),
  defaultLanguage: v.picklist(languages),
  footer: v.string(),
  link: v.string(),
  showFooter: v.boolean(),
  helpCenter: v.string(),
  showFilings: v.boolean(),
  filings: v.array(filingSchema),
  copyright: v.string(),
});
/** What stands in the form of the login page. */
export type LoginDraft = v.InferOutput<typeof draftSchema>;

/** How many filing entries a page has room for. */
export const maxFilings = 5;
export const maxTextLength = 500;

export const emptyFiling: Filing = {
  baImg: null,
  baContent: '',
  baUrl: '',
  showImg: false,
  showBaMsg: true,
};

/** What an earlier page kept of the form; undefined where it is not one of this version's. */
export const parseLoginDraft = (kept: unknown): LoginDraft | undefined => {
  const parsed = v.safeParse(draftSchema, kept);
  return parsed.success ? parsed.output : undefined;
};

/** The form of what is saved; without a readable decoration a footer text alone asks for itself. */
export const createLoginDraft = (config: LoginPageConfig | null): LoginDraft => {
  const decoration = parseDecorationSet(config?.decorationSet);
  const message = decoration?.footerMsg;
  return {
    themeList: decoration?.themeList ?? [],
    defaultLanguage: config?.defaultLanguage ?? defaultLanguage,
    footer: config?.footer ?? '',
    link: config?.link ?? '',
    showFooter: message?.show ?? Boolean(config?.footer),
    helpCenter: message?.helpCenter ?? '',
    showFilings: message?.showBaMsg ?? false,
    filings: (message?.baList ?? []).map((filing) => ({ ...filing, baUrl: filing.baUrl ?? '' })),
    copyright: message?.copyright ?? '',
  };
};

const readObject = (json: string | null | undefined): object => {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
};

/**
 * What is saved of a form.
 * @param before the decoration so far; what this form does not know stays in it
 */
export const toSaved = (draft: LoginDraft, before?: string | null): PayloadOf<typeof loginPageSave> => ({
  footer: draft.footer.trim(),
  link: draft.link.trim(),
  defaultLanguage: draft.defaultLanguage,
  decorationSet: JSON.stringify({
    ...readObject(before),
    themeList: draft.themeList,
    footerMsg: {
      show: draft.showFooter,
      helpCenter: draft.helpCenter.trim() || null,
      showBaMsg: draft.showFilings,
      baList: draft.filings.map((filing) => ({
        ...filing,
        baContent: filing.baContent.trim(),
        baUrl: filing.baUrl.trim() || null,
      })),
      copyright: draft.copyright.trim() || null,
    },
  }),
});

/** The configuration as visitors would get it. */
export const toConfig = (draft: LoginDraft): LoginPageConfig => ({
  ...toSaved(draft),
  unitName: null,
  unitEnName: null,
});

export type ProblemKind = 'address' | 'missing';
/** What is wrong, by the field: `link`, `helpCenter`, `filing-0-content`, `filing-0-link` … */
export type LoginProblems = Readonly<Record<string, ProblemKind>>;

/** What has to be mended before the form can be saved. */
export const findProblems = (draft: LoginDraft, origin: string): LoginProblems => {
  const addresses = [
    ['link', draft.link],
    ['helpCenter', draft.helpCenter],
    ...draft.filings.map(({ baUrl }, index) => [`filing-${index}-link`, baUrl] as const),
  ] as const;
  const problems: Record<string, ProblemKind> = {};
  for (const [field, address] of addresses)
    if (address.trim() && !findSafeLink(address, origin)) problems[field] = 'address';
  draft.filings.forEach(({ baContent }, index) => {
    if (!baContent.trim()) problems[`filing-${index}-content`] = 'missing';
  });
  return problems;
};
