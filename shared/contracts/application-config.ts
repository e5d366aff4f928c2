import * as v from 'valibot';

const text = v.optional(v.string());
const flag = (value: boolean) => v.optional(v.boolean(), value);

/** The configuration an application starts with (specification 0§3), with its defaults; names are the specification's. */
export const applicationConfigSchema = v.object({
  appCode: v.string(),
  code: v.string(),
  appName: text,
  name: text,
  versionName: text,
  isNoServer: flag(false),
  pagemodel: text,
  i18n: v.optional(v.unknown()),
  rootPath: v.optional(v.string(), 'pages'),
  router: v.optional(v.unknown()),
  routerType: v.optional(v.string(), 'async'),
  routerConf: v.optional(v.unknown()),
  routerPrePath: text,
  theme: flag(true),
  mobile: flag(false),
  islogin: flag(true),
  noIntercept: flag(false),
  showLangBtn: flag(true),
  langType: v.optional(v.string(), 'zh-CN'),
  authority: v.optional(v.unknown()),
  isOpenZoomInfo: flag(true),
  noCheckIsLogin: flag(false),
  langConf: v.optional(v.unknown()),
  langList: v.optional(v.array(v.object({ value: v.string(), label: v.string() })), [
    { value: 'zh-CN', label: '简体中文' },
    { value: 'en', label: 'English' },
  ]),
  nodeEnv: text,
  elmentVersion: v.optional(v.string(), '2.5.6'),
  paltformModel: v.optional(v.string(), 'browser'),
  initNotLogin: flag(false),
  renderingHeader: flag(true),
  showTopMenu: flag(true),
});
export type ApplicationConfig = v.InferOutput<typeof applicationConfigSchema>;
