import type { Language } from '#shared/contracts';

/** The texts of failures that the transport itself causes (D12), in both languages. */
const texts = {
  server: { 'zh-CN': '服务器内部错误', en: 'Server internal error!' },
  network: { 'zh-CN': '网络错误', en: 'Network Error' },
  aborted: { 'zh-CN': '请求已取消', en: 'Request aborted' },
  uploadType: { 'zh-CN': '文件类型错误', en: 'Wrong file type' },
  unreadable: {
    'zh-CN': '收到的不是本系统的回答，可能被网络代理拦截。请检查网络或联系学校管理员',
    en: 'The answer did not come from this portal; a network proxy may have blocked it. Check the network or ask your school administrator',
  },
} as const;

/** HTTP/2 carries no status text, so it comes from here (D-18). */
const reasons: Record<number, Record<Language, string>> = {
  400: { 'zh-CN': '请求格式不正确', en: 'Bad request' },
  401: { 'zh-CN': '请先登录', en: 'Unauthorized' },
  403: { 'zh-CN': '没有权限', en: 'Forbidden' },
  404: { 'zh-CN': '没有找到', en: 'Not found' },
  405: { 'zh-CN': '不支持的请求方法', en: 'Method not allowed' },
  408: { 'zh-CN': '请求超时', en: 'Request timeout' },
  409: { 'zh-CN': '内容冲突', en: 'Conflict' },
  413: { 'zh-CN': '提交的内容过大', en: 'Content too large' },
  421: { 'zh-CN': '访问地址不正确', en: 'Misdirected request' },
  429: { 'zh-CN': '请求过于频繁，请稍后再试', en: 'Too many requests' },
  500: { 'zh-CN': '服务器内部错误', en: 'Internal server error' },
  502: { 'zh-CN': '服务暂时无法连接', en: 'Bad gateway' },
  503: { 'zh-CN': '服务暂不可用', en: 'Service unavailable' },
  504: { 'zh-CN': '服务响应超时', en: 'Gateway timeout' },
};

/** A text of {@link texts}. */
export const genericText = (name: keyof typeof texts, language: Language): string => texts[name][language];

/** What a HTTP status means, in words. */
export const reasonText = (status: number, language: Language): string =>
  reasons[status]?.[language] ??
  (language === 'en' ? `Request failed with status code ${status}` : `请求失败，状态码 ${status}`);

/** The call took longer than `milliseconds`. */
export const timeoutText = (milliseconds: number, language: Language): string =>
  language === 'en' ? `timeout of ${milliseconds}ms exceeded` : `请求超过 ${milliseconds} 毫秒未完成`;
