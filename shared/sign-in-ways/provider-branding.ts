import type { Localized } from '../contracts/index.ts';

/** A provider, as the services name it. */
export interface NamedProvider {
  providerId: string;
  providerNames?: Localized | undefined;
}

/** How a third-party way in looks. */
export interface ProviderBranding {
  names: Localized;
  /** Path of its sign in a box of 24 by 24, to be filled. */
  mark: string;
  /** White on it is readable. */
  color: string;
}

const bubble =
  'M12 4C7 4 3 7.3 3 11.4c0 2.3 1.3 4.4 3.3 5.7L5.7 20l3.2-1.6c1 .3 2 .4 3.1.4 5 0 9-3.3 9-7.4S17 4 12 4Z';

const badge =
  'M10 3h4v3h4.5c.8 0 1.5.7 1.5 1.5v12c0 .8-.7 1.5-1.5 1.5h-13c-.8 0-1.5-.7-1.5-1.5v-12C4 6.7 4.7 6 5.5 6H10Zm2 7a2.3 2.3 0 1 0 0 4.6A2.3 2.3 0 0 0 12 10Zm-4.5 8.5h9c-.4-1.8-2.2-3-4.5-3s-4.1 1.2-4.5 3Z';

const brandings: Readonly<Record<string, ProviderBranding>> = {
  qy: {
    names: { 'zh-CN': '企业微信', en: 'WeCom' },
    // A bubble with a case in it.
    mark: `${bubble}M9.5 9.6V8.4c0-.5.4-.9.9-.9h3.2c.5 0 .9.4.9.9v1.2h1.2v4.6H8.3V9.6Zm1.2 0h2.6v-.9h-2.6Z`,
    color: '#2563a8',
  },
  mp: {
    names: { 'zh-CN': '微信', en: 'WeChat' },
    // Two bubbles.
    mark: 'M9.2 4.5C5.2 4.5 2 7.1 2 10.4c0 1.8 1 3.4 2.6 4.5L4 17l2.4-1.2c.7.2 1.4.3 2.2.4a5.2 5.2 0 0 1-.2-1.5c0-3.2 3.1-5.7 6.8-5.8-.8-2.5-3.2-4.4-6-4.4Zm6.1 5.3c-3.4 0-6.1 2.2-6.1 4.9s2.7 4.9 6.1 4.9c.7 0 1.4-.1 2-.3l2.1 1.1-.5-1.9c1.3-.9 2.1-2.3 2.1-3.8 0-2.7-2.6-4.9-5.7-4.9Z',
    color: '#2e7a50',
  },
  'mock-idp': {
    names: { 'zh-CN': '演示账号', en: 'Demo account' },
    mark: badge,
    color: '#6b5b95',
  },
};

/** The sign of the QR code. */
export const qrBranding: Pick<ProviderBranding, 'mark' | 'color'> = {
  mark: 'M4 4h7v7H4Zm2 2v3h3V6Zm7-2h7v7h-7Zm2 2v3h3V6ZM4 13h7v7H4Zm2 2v3h3v-3Zm7-2h3v3h-3Zm4 0h3v3h-3Zm-4 4h3v3h-3Zm4 0h3v3h-3Z',
  color: '#475467',
};

/** A face in the frame of a camera. */
export const faceBranding: Pick<ProviderBranding, 'mark' | 'color'> = {
  mark: 'M4 4h5v2H6v3H4Zm11 0h5v5h-2V6h-3ZM4 15h2v3h3v2H4Zm14 0h2v5h-5v-2h3ZM8.5 9H10v2H8.5ZM14 9h1.5v2H14Zm-6 5h1.6c.5 1 1.4 1.5 2.4 1.5s1.9-.5 2.4-1.5H16c-.6 1.9-2.2 3-4 3s-3.4-1.1-4-3Z',
  color: '#475467',
};

/** The appearance of a provider; one that is not known here goes by the names that the services gave, else by its id. */
export function brandingOf({ providerId, providerNames }: NamedProvider): ProviderBranding {
  return (
    brandings[providerId] ?? {
      names: providerNames ?? { 'zh-CN': providerId, en: providerId },
      mark: badge,
      color: '#475467',
    }
  );
}
