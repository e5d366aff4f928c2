import type { Envelope, FieldError } from './envelope.ts';

/**
 * Every refusal that a server of this portal can answer. Each has its HTTP status, its body status (the `status` of the
 * envelope) and its public text in both languages. Business refusals travel as HTTP 200 with the status in the body
 * (D09, X02); what the transport itself refuses carries its own HTTP status.
 */
const refusals = {
  not_signed_in: { http: 200, status: 401, text: '请先登录|||Please sign in first' },
  invalid_grant: { http: 200, status: 400, text: '用户名或密码错误|||Wrong user name or password' },
  authorization_refused: {
    http: 200,
    status: 400,
    text: '授权请求有误，请返回应用重试|||The authorization request is not valid. Please go back to the app',
  },
  session_mismatch: {
    http: 200,
    status: 403,
    text: '此授权请求属于另一个账号，请返回应用重新开始|||This request belongs to another account. Please start again in the app',
  },
  account_disabled: {
    http: 200,
    status: 403,
    text: '该账号已停用，请联系学校管理员|||This account is disabled. Please contact your school administrator',
  },
  social_unbound: {
    http: 200,
    status: 400,
    text: '该第三方身份尚未绑定账号|||This third-party identity is not bound to an account yet',
  },
  remember_invalid: {
    http: 200,
    status: 401,
    text: '记住的登录已失效，请重新输入密码|||The remembered sign-in is over. Please enter your password',
  },
  ticket_invalid: {
    http: 200,
    status: 401,
    text: '登录链接已失效，请重新登录|||This sign-in link is over. Please sign in',
  },
  fresh_sign_in_required: {
    http: 200,
    status: 403,
    text: '请重新输入密码后再执行此操作|||Please sign in with your password again to do this',
  },
  password_change_required: {
    http: 200,
    status: 403,
    text: '请先修改管理员设置的初始密码|||Please choose a password of your own first',
  },
  second_step_required: {
    http: 200,
    status: 403,
    text: '请先完成两步登录|||Please complete two-step sign-in first',
  },
  too_many_attempts: {
    http: 429,
    status: 429,
    text: '尝试次数过多，请稍后再试|||Too many attempts. Please try again later',
  },
  forbidden: { http: 200, status: 403, text: '您没有权限执行此操作|||You do not have permission to do this' },
  not_found: { http: 200, status: 404, text: '没有找到相关内容|||Nothing was found here' },
  conflict: {
    http: 200,
    status: 409,
    text: '内容已被他人修改，请刷新后重试|||Somebody else changed this. Please reload and try again',
  },
  invalid_input: {
    http: 200,
    status: 422,
    text: '请检查填写的内容|||Please check what you entered',
  },
  body_too_large: { http: 413, status: 413, text: '提交的内容过大|||What you sent is too large' },
  unknown_address: { http: 404, status: 404, text: '没有这个地址|||There is nothing at this address' },
  method_not_allowed: { http: 405, status: 405, text: '不支持的请求方法|||Request method not supported' },
  cross_site_request: {
    http: 403,
    status: 403,
    text: '请求来源不受信任，请刷新页面后重试|||This request did not come from the portal. Please reload the page',
  },
  request_headers_removed: {
    http: 403,
    status: 403,
    text: '网络设备删去了请求头，重试没有用。请把这句话转给网络管理员：请放行 Sec-Fetch-Site、Origin 或 X-Requested-By 请求头|||A device in the network removed request headers, and trying again will not help. For the network administrator: let the request header Sec-Fetch-Site, Origin or X-Requested-By pass',
  },
  wrong_host: { http: 421, status: 421, text: '访问地址不正确|||This is not the address of the portal' },
  bad_request: { http: 400, status: 400, text: '请求格式不正确|||The request could not be understood' },
  directory_unavailable: {
    http: 200,
    status: 502,
    text: '用户名或密码错误，或者因学校目录服务暂时无法连接而无法核对，请稍后重试|||The user name or password is wrong, or it could not be checked because the school directory cannot be reached. Please try again shortly',
  },
  directory_password_expired: {
    http: 200,
    status: 403,
    text: '您在学校目录中的密码已过期，请先在学校系统中修改密码|||Your password in the school directory has expired. Please change it in the school’s own system first',
  },
  password_in_directory: {
    http: 200,
    status: 403,
    text: '该账号的密码由学校目录管理，请在学校系统中修改|||The password of this account is kept in the school directory. Please change it in the school’s own system',
  },
  upstream_unavailable: {
    http: 502,
    status: 502,
    text: '服务暂时无法连接，请稍后重试|||The service cannot be reached. Please try again shortly',
  },
  upstream_timeout: {
    http: 504,
    status: 504,
    text: '服务响应超时，请稍后重试|||The service took too long to answer. Please try again',
  },
  upstream_invalid: {
    http: 502,
    status: 502,
    text: '服务返回了无法识别的内容|||The service gave an answer that could not be read',
  },
  store_unavailable: {
    http: 503,
    status: 503,
    text: '系统繁忙，暂时无法保存，请稍后重试|||The system is busy and cannot save right now. Please try again shortly',
  },
  content_infected: {
    http: 200,
    status: 422,
    text: '文件含有病毒，未保存|||The file contains a virus and was not saved',
  },
  scanner_unavailable: {
    http: 503,
    status: 503,
    text: '病毒扫描暂时不可用，文件未保存，请稍后重试|||The virus scanner cannot be reached, so the file was not saved. Please try again shortly',
  },
  store_full: {
    http: 507,
    status: 507,
    text: '服务器的存储空间已满，文件没有保存，请联系管理员|||The storage of the server is full and the file was not saved. Please contact your administrator',
  },
  quota_reached: {
    http: 200,
    status: 413,
    text: '存储空间不足，文件没有保存|||There is not enough storage left, so the file was not saved',
  },
  file_kind_refused: {
    http: 200,
    status: 422,
    text: '不允许上传此类型的文件|||Files of this kind cannot be uploaded',
  },
  content_damaged: {
    http: 200,
    status: 409,
    text: '内容在传输中损坏，请重试|||The content was damaged on its way. Please try again',
  },
  chunkmerge: {
    http: 200,
    status: 409,
    text: '文件合并失败，请重新上传|||The parts of the file could not be put together. Please upload it again',
  },
  internal: { http: 500, status: 500, text: '服务器内部错误|||Server internal error!' },
} as const satisfies Record<string, { http: number; status: number; text: string }>;

export type ErrorCode = keyof typeof refusals;

/** HTTP status, body status and public text of a code. */
export function getRefusal(code: ErrorCode): { http: number; status: number; text: string } {
  return refusals[code];
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(refusals, code);
}

export interface DomainErrorOptions {
  /** Public text (`中文|||English`) where the code's own says too little. */
  message?: string;
  fieldErrors?: readonly FieldError[];
  /** For the log only; never reaches a user. */
  detail?: string;
  /** Seconds until a new try makes sense; becomes `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal with a stable code. Check it by `name` and `code`, never with `instanceof`. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly fieldErrors: readonly FieldError[] | undefined;
  readonly detail: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: DomainErrorOptions = {}) {
    super(options.message ?? refusals[code].text, { cause: options.cause });
    this.code = code;
    this.fieldErrors = options.fieldErrors;
    this.detail = options.detail;
    this.retryAfter = options.retryAfter;
  }
}

export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError' && 'code' in error;
}

/** The envelope that reports a refusal to the browser. */
export function refusalEnvelope(error: DomainError, requestId?: string): Envelope<null> {
  return {
    status: refusals[error.code].status,
    code: error.code,
    message: error.message,
    data: null,
    ...(error.fieldErrors ? { fieldErrors: error.fieldErrors } : {}),
    ...(requestId ? { requestId } : {}),
  };
}
