import * as v from 'valibot';
import {
  type AppManifest,
  type BootData,
  bootDataElementId,
  defaultHomeRules,
  type Language,
  type RegistryEntry,
  type SessionUser,
  sessionUserSchema,
  userTypes,
} from '#shared/contracts';
import { listLanguages } from '#shared/language';
import type { ShellSource } from './shell-source.ts';

/** The page that the kit moves to when it leaves the app. */
export const elsewhere = { name: 'kit-elsewhere', code: 'kitElsewhere' } as const;

export const elsewherePath = pathOf({ serverId: 'base', code: elsewhere.code });

export function appPathOf({ serverId, code }: AppManifest): string {
  return pathOf({ serverId, code });
}

function pathOf({ serverId, code }: { serverId: string; code: string }): string {
  return `/pages/${serverId}/pc_${code}_all/index.html`;
}

/** Address of the files of an app, as on a portal. */
export function appBaseOf({ code, version }: AppManifest): string {
  return `/assets/x/${code}/${version}/`;
}

/** Somebody whom the app is for. */
export function createUser({ audience }: AppManifest): SessionUser {
  const userType = audience.userTypes[0] ?? userTypes[1];
  return v.parse(sessionUserSchema, {
    userId: '1',
    userType,
    unitId: 'U1',
    unitName: '示例学校',
    unitEnName: 'Sample School',
    realName: '王芳 Wang Fang',
    loginName: 'wang.fang',
  });
}

/** The policy of the portal's own pages; a test compares both. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal-worker',
  ].join('; ');
}

export interface AppPageParts {
  readonly manifest: AppManifest;
  readonly user: SessionUser;
  readonly shell: ShellSource;
  readonly language: Language;
  readonly nonce: string;
  /** Script that adds the pseudo-language. */
  readonly pseudoScript: string;
}

/** The page of the app, as the portal would make it for this user. */
export function renderAppPage(parts: AppPageParts): string {
  const { shell, language, nonce, pseudoScript } = parts;
  const links = shell.preload.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  const data = JSON.stringify(createBootData(parts)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>Contract kit</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta property="csp-nonce" nonce="${nonce}">
<style nonce="${nonce}">${shell.style}</style>${links}</head>
<body><div id="root"></div>
<script type="application/json" id="${bootDataElementId}">${data}</script>
${isListed(language) ? '' : `<script type="module" src="${pseudoScript}"></script>\n`}<script type="module" src="${shell.entry}"></script>
</body></html>
`;
}

/** The pseudo-language is in no list: a script of the page brings it. */
function isListed(language: Language): boolean {
  return listLanguages().some(({ tag }) => tag === language);
}

function createBootData({ manifest, user, language }: AppPageParts): BootData {
  return {
    language,
    session: { state: 'known', user },
    loginPageConfig: null,
    socialPending: null,
    registry: [appEntry(manifest), elsewhereEntry],
    remote: manifest.name,
    unitId: user.unitId,
    icons: [],
    homeRules: { ...defaultHomeRules, unitHomeOverrides: { [user.unitId]: elsewherePath } },
    build: 'contract-kit',
    requestId: 'contract-kit',
  };
}

export function appEntry(manifest: AppManifest): RegistryEntry {
  const { name, code, names, version, serverId, config, slots, preloadWords, shellApi } = manifest;
  const base = appBaseOf(manifest);
  const addressOf = (file: string): string => base + file;
  return {
    ...registryDefaults,
    name,
    code,
    names,
    version,
    serverId,
    // The menu of a school decides in a portal; here there is none.
    config: { ...(config as RegistryEntry['config']), authority: false },
    ...(slots && { slots }),
    entry: addressOf(manifest.entry),
    preload: manifest.preload.map(addressOf),
    preloadWords: Object.fromEntries(
      Object.entries(preloadWords).map(([language, files]) => [language, files.map(addressOf)]),
    ),
    release: { shellApi, channel: 'stable' },
  };
}

const registryDefaults = {
  minServerVersion: '0.0.0',
  paths: [],
  audience: { signedIn: true, userTypes: [] },
  frame: 'framed',
} as const satisfies Partial<RegistryEntry>;

const elsewhereEntry: RegistryEntry = {
  ...registryDefaults,
  ...elsewhere,
  paths: [],
  audience: { signedIn: true, userTypes: [] },
  names: { 'zh-CN': '别处', en: 'Elsewhere' },
  version: '1.0.0',
  config: { authority: false },
  entry: `/assets/${elsewhere.name}/remoteEntry.js`,
  preload: [],
  preloadWords: {},
};
