/** Puts every part of the form where the app will have it, in its units. Nothing moves when the app takes over. */
export const signInPlaceCss = `
.boot-signin{box-sizing:border-box;padding:1rem;font-size:1rem}.boot-signin:lang(en){line-height:1.5}
.boot-signin .boot-languages{display:flex;justify-content:flex-end;align-items:center;gap:1rem;min-height:44px}.boot-languages a{color:inherit}
.boot-signin .boot-card{margin:max(.5rem,(100dvh - 50rem)/2) auto 0;width:100%;max-width:28rem;padding:1.25rem;border:1px solid transparent}
.boot-head{display:flex;align-items:center;justify-content:center;gap:.75rem;margin-bottom:1rem}
.boot-head i{flex:none;width:3rem;height:3rem;border-radius:.75rem;background:var(--shade)}
.boot-signin .boot-head h1{margin:0;font-size:1.25rem;text-align:start}
.boot-requesting-app{text-align:center;overflow-wrap:anywhere}
.boot-tabs{height:1rem}
.boot-signin label{margin-bottom:.25rem;font-size:1rem}
.boot-signin .boot-card input:not([type=checkbox]){height:2.75rem;margin-bottom:1rem}
.boot-signin .boot-problem{margin:-.75rem 0 1rem;font-size:.875rem}
.boot-checks{display:flex;flex-wrap:wrap;align-items:center;column-gap:1rem;margin-bottom:1rem;font-size:.875rem}
.boot-checks .boot-check{display:flex;align-items:center;gap:.5rem;min-height:44px;margin:0;font-size:.875rem}
.boot-checks input[type=checkbox]{width:1.125rem;height:1.125rem;margin:0}
.boot-checks a{color:inherit;margin-inline-start:auto;line-height:44px}
.boot-signin .boot-card button{min-height:44px;margin:0;font-size:1.25rem}
@media (min-width:30em){.boot-signin{padding-inline:2rem}.boot-signin .boot-card{padding:1.5rem}}
@media (min-width:48em){.boot-signin .boot-languages{min-height:2.25rem}.boot-tabs{height:2.75rem;border-radius:.5rem;background:var(--shade);margin-bottom:1rem}.boot-checks .boot-check{min-height:2rem}.boot-checks a{line-height:inherit}.boot-signin .boot-card button{min-height:3rem}}
@media (min-width:64em){.boot-signin{padding-inline-start:calc(100% - max(28rem,100%/3) + 2rem)}}
@media (max-width:47.99em){html:has(.boot-signin){font-size:106.25%}}
`.replaceAll('\n', '');
