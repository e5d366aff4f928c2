import createCache, { type EmotionCache } from '@emotion/cache';

/** Styles carry the nonce of the page; without it the security policy would drop them. */
export function createStyleCache(): EmotionCache {
  const meta = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]');
  // The attribute reads as empty once the page is parsed; only the property still has the nonce.
  const nonce = meta?.nonce;
  return createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
}
