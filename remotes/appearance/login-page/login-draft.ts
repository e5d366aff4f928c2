import {
  type DraftOf,
  defaultLanguage,
  type FieldProblems,
  type Filing,
  findFieldProblems,
  type LoginPageConfig,
  type LoginPageFields,
  loginPageFields,
  loginPageFieldsOf,
  type loginPageSave,
  type PayloadOf,
  parseKeptDraft,
} from '#shared/contracts';

export { type Filing, loginPageTextLimit as maxTextLength } from '#shared/contracts';

/** What stands in the form of the login page. */
export type LoginDraft = DraftOf<typeof loginPageFields>;

/** How many filing entries a page has room for. */
export const maxFilings = 5;

export const emptyFiling: Filing = {
  baImg: null,
  baContent: '',
  baUrl: '',
  showImg: false,
  showBaMsg: true,
};

/** What an earlier page kept of the form; undefined where it is not one of this version's. */
export function parseLoginDraft(kept: unknown): LoginDraft | undefined {
  return parseKeptDraft(loginPageFields, kept);
}

/** The form of what is saved. */
export function createLoginDraft(config: LoginPageConfig | null): LoginDraft {
  const fields = loginPageFieldsOf(config ?? {});
  return { ...fields, defaultLanguage: fields.defaultLanguage ?? defaultLanguage };
}

/**
 * What is saved of a form.
 * @param before the decoration so far; what this form does not know stays in it
 */
export function toSaved(draft: LoginDraft, before?: string | null): PayloadOf<typeof loginPageSave> {
  const { themeList, showFooter, helpCenter, showFilings, filings, copyright, ...top } = draft;
  const { footer, link, defaultLanguage: language, ...forgotten } = top;
  return {
    // A field that is saved nowhere does not compile.
    ...(forgotten satisfies Record<string, never>),
    defaultLanguage: language,
    footer: footer.trim(),
    link: link.trim(),
    decorationSet: JSON.stringify({
      ...readObject(before),
      themeList,
      footerMsg: {
        show: showFooter,
        helpCenter: helpCenter.trim() || null,
        showBaMsg: showFilings,
        baList: filings.map((filing) => ({
          ...filing,
          baContent: filing.baContent.trim(),
          baUrl: filing.baUrl.trim() || null,
        })),
        copyright: copyright.trim() || null,
      },
    }),
  };
}

/** The configuration as visitors would get it. */
export function toConfig(draft: LoginDraft): LoginPageConfig {
  return {
    ...toSaved(draft),
    unitName: null,
    unitEnName: null,
  };
}

/** What is wrong, by the place: `link`, `helpCenter`, `filings.0.baContent`, `filings.0.baUrl` … */
export type LoginProblems = FieldProblems<keyof LoginPageFields>;

/** What has to be mended before the form can be saved. */
export function findProblems(draft: LoginDraft, origin: string): LoginProblems {
  return findFieldProblems(loginPageFields, draft, { origin });
}

function readObject(json: string | null | undefined): object {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
