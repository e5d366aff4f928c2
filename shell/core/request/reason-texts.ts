import { type Language, pickLanguage } from '#shared/contracts';

/** The texts of failures that the transport itself causes (D12), in both languages. */
const texts = {
  server: '服务器内部错误|||Server internal error!',
  network: '网络错误|||Network Error',
  aborted: '请求已取消|||Request aborted',
  uploadType: '文件类型错误|||Wrong file type',
  unreadable:
    '收到的不是本系统的回答，可能被网络代理拦截，请联系学校管理员|||The answer did not come from this portal; a network proxy may have blocked it. Ask your school administrator',
} as const;

/** HTTP/2 carries no status text, so it comes from here (D-18). What proxies hardly ever answer by themselves has none. */
const reasons: Readonly<Record<number, string>> = {
  400: '请求格式不正确|||Bad request',
  401: '请先登录|||Unauthorized',
  403: '没有权限|||Forbidden',
  404: '没有找到|||Not found',
  413: '提交的内容过大|||Content too large',
  429: '请求过于频繁，请稍后再试|||Too many requests',
  500: '服务器内部错误|||Internal server error',
  502: '服务暂时无法连接|||Bad gateway',
  503: '服务暂不可用|||Service unavailable',
  504: '服务响应超时|||Gateway timeout',
};

/** A text of {@link texts}. */
export function genericText(name: keyof typeof texts, language: Language): string {
  return pickLanguage(texts[name], language);
}

/** What a HTTP status means, in words. */
export function reasonText(status: number, language: Language): string {
  const other = `请求失败，状态码 ${status}|||Request failed with status code ${status}`;
  return pickLanguage(reasons[status] ?? other, language);
}

/** The call took longer than `milliseconds`. */
export function timeoutText(milliseconds: number, language: Language): string {
  return pickLanguage(
    `请求超过 ${milliseconds} 毫秒未完成|||timeout of ${milliseconds}ms exceeded`,
    language,
  );
}
