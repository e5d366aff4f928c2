import * as v from 'valibot';
import { defaultLanguage, listLanguages } from '#shared/language';

const text = v.optional(v.string());

function flag(value: boolean) {
  return v.optional(v.boolean(), value);
}

/** A route of an app: a hash path, and the code that it takes to open it (F01). */
export interface AppRoute {
  /** Such as `/people/list`, `/clients/:id`, or `*` for whatever no other route is. */
  path: string;
  name?: string | undefined;
  /** Leads on to another path. */
  redirect?: string | undefined;
  meta?: { code?: string | undefined } | undefined;
  children?: AppRoute[] | undefined;
}

const appRouteSchema: v.GenericSchema<AppRoute> = v.object({
  path: v.string(),
  name: text,
  redirect: text,
  meta: v.optional(v.object({ code: text })),
  children: v.optional(v.array(v.lazy(() => appRouteSchema))),
});

/** A page of an app that the search of the app menu finds; the shape is that of A15. */
const searchKeySchema = v.object({
  /** Hash path within the app, such as `/people/list`. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** What it is found by and called: one text, or two languages split by `|||`. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  /** Parameters that the page is opened with. */
  query: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type SearchKey = v.InferOutput<typeof searchKeySchema>;

/** Words that an app does not bring with its code, by the rules of the language packs (K01). */
const langConfSchema = v.object({
  /** A dictionary that is used instead of any file. */
  preset: v.optional(v.record(v.string(), v.string())),
  /** Leaves out the dictionary that all apps share. */
  skipCommon: flag(false),
});

/** The configuration an application starts with (A01), with its defaults; names are the specification's. */
export const applicationConfigSchema = v.object({
  /** Code of the app whose menu and permissions hold. */
  appCode: v.string(),
  /** Code of the front end, the `{code}` of its address. */
  code: v.string(),
  appName: text,
  name: text,
  /** Name of its service in the version calls, where that is not `code`. */
  versionName: text,
  /** It has no server of its own: of the three version calls only the list of changes is made. */
  isNoServer: flag(false),
  /** `content` is a page that brings its content only: the header first, the theme after it. */
  pagemodel: text,
  /** `false`: no dictionary is loaded, whatever `langConf` says. By language: dictionaries that are used instead of any file. */
  i18n: v.optional(v.union([v.boolean(), v.record(v.string(), v.record(v.string(), v.string()))])),
  rootPath: v.optional(v.string(), 'pages'),
  /** Whether the portal keeps routes for the app: `routerConf`, as far as they are permitted. */
  router: flag(true),
  /** `async`: routes come once the permissions are there. Anything else: at once, without asking for permissions. */
  routerType: v.optional(v.string(), 'async'),
  routerConf: v.optional(v.array(appRouteSchema)),
  /** Stands in front of every path of `routerConf`. */
  routerPrePath: text,
  theme: flag(true),
  mobile: flag(false),
  /** False opens it to nobody as well, as `initNotLogin` does. An app whose audience is signed in stays so. */
  islogin: flag(true),
  /** Its own calls cause no toast, no refresh and no sign-in over the page; those of the portal beside it do. */
  noIntercept: flag(false),
  showLangBtn: flag(true),
  /** Language of its pages where nobody has a say: not the user, the browser or the unit. */
  langType: v.optional(v.string(), defaultLanguage),
  /** Whether its pages open only for who has them in the menu. */
  authority: flag(true),
  isOpenZoomInfo: flag(true),
  noCheckIsLogin: flag(false),
  /** Declared by an app whose words come in language packs: they are there before it opens. */
  langConf: v.optional(langConfSchema),
  langList: v.optional(v.array(v.object({ value: v.string(), label: v.string() })), () =>
    listLanguages().map(({ tag, name }) => ({ value: tag, label: name })),
  ),
  /** `production` brings the checks of production to a development portal. In production it has no effect. */
  nodeEnv: text,
  /** Without effect: the portal has components of its own, which bring their words (ADR 79). */
  elmentVersion: v.optional(v.string(), '2.5.6'),
  paltformModel: v.optional(v.string(), 'browser'),
  initNotLogin: flag(false),
  renderingHeader: flag(true),
  showTopMenu: flag(true),
  searchKeys: v.optional(v.array(searchKeySchema), []),
});
export type ApplicationConfig = v.InferOutput<typeof applicationConfigSchema>;
