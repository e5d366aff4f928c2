import type { Localized } from '#shared/contracts';
import { joinLanguages } from '#shared/language';

const general: Localized = {
  'zh-CN': '授权请求有误，请返回应用重试或联系该应用的开发者。',
  en: 'The authorization request is not valid. Please go back to the app, or tell its developer.',
};

/** The text for users about an OAuth error (RFC 6749 §4.1.2.1 and its family); the developer reads the client's log. */
const texts: Readonly<Record<string, Localized>> = {
  invalid_client: {
    'zh-CN': '此应用未在门户注册或已停用。',
    en: 'This app is not registered with the portal, or it is disabled.',
  },
  invalid_redirect_uri: {
    'zh-CN': '应用给出的返回地址与注册的不一致，为了您的安全没有跳转。',
    en: 'The return address of the app is not the registered one. For your safety you were not sent there.',
  },
  access_denied: { 'zh-CN': '此应用没有得到授权。', en: 'This app was not authorized.' },
  unsupported_response_type: {
    'zh-CN': '不支持应用请求的授权方式。',
    en: 'The app asks for a kind of answer that is not supported.',
  },
  server_error: {
    'zh-CN': '系统繁忙，请稍后重试。',
    en: 'The system is busy. Please try again shortly.',
  },
  session_not_found: {
    'zh-CN': '授权请求已过期，请回到应用重新开始。',
    en: 'The authorization request has expired. Please go back to the app and start again.',
  },
};

export function errorTextOf(error: string, description = ''): Localized {
  // The library names both `invalid_request`; which one it is decides what helps.
  if (error === 'invalid_request' && /redirect_uri/.test(description))
    return texts.invalid_redirect_uri ?? general;
  if (error === 'invalid_request' && /session|expired/.test(description))
    return texts.session_not_found ?? general;
  return texts[error] ?? general;
}

/** `中文|||English`, as refusals carry it. */
export function errorMessageOf(error: string, description?: string): string {
  const text = errorTextOf(error, description);
  return joinLanguages(text);
}
