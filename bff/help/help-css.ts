import { declarePageColours } from '#shared/themes';

/** Styles of the help page: readable without a script, in light and dark, from 320 px on. */
export const helpCss = `
body{margin:0;color-scheme:light dark;${declarePageColours('light')};background:var(--page);color:var(--text);font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif}
@media (prefers-color-scheme:dark){body{${declarePageColours('dark')}}}
.help{box-sizing:border-box;max-width:56rem;margin:0 auto;padding:16px}
body:lang(en){font-family:system-ui,"Noto Sans",sans-serif}
a{color:var(--link)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.help-top{display:flex;flex-wrap:wrap;gap:0 16px;justify-content:space-between;align-items:center}
.help-top a,.help-roles a{display:inline-flex;align-items:center;min-height:44px}
h1{margin:8px 0;font-size:24px;line-height:1.3;color:var(--ink)}
h2{margin:24px 0 8px;font-size:18px;color:var(--ink)}
h3{display:inline;margin:0;font-size:16px;font-weight:600;color:var(--ink)}
.help-roles ul{display:flex;flex-wrap:wrap;gap:8px;margin:0;padding:0;list-style:none}
.help-roles a{padding:0 16px;border:1px solid var(--line);border-radius:22px;background:var(--card);text-decoration:none}
.help-roles a[aria-current]{border-color:var(--link);box-shadow:inset 0 0 0 1px var(--link);font-weight:600}
.help-search{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0}
.help-search input{flex:1 1 12rem;min-width:0;box-sizing:border-box;height:44px;padding:0 12px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--ink);font:inherit}
.help-search button{min-height:44px;padding:0 20px;border:0;border-radius:12px;background:var(--press);color:#fff;font:inherit;cursor:pointer}
.help-card,details{margin-bottom:8px;padding:4px 16px;border-radius:12px;background:var(--card)}
summary{padding:10px 0;cursor:pointer;overflow-wrap:anywhere}
ol,.help-card ul{margin:0 0 12px;padding-inline-start:24px}
li{margin-bottom:4px;overflow-wrap:anywhere}
details img{display:block;max-width:100%;max-height:28rem;margin-bottom:16px;border:1px solid var(--line);border-radius:8px}
`.replaceAll('\n', '');
