import { DomainError } from '#shared/contracts';

const texts = {
  form: '请填写 http 或 https 地址，例如 https://apps.example.cn/leave，不含参数|||Enter an http or https address without parameters, such as https://apps.example.cn/leave',
  egress:
    '门户不能访问这个地址。内网地址需由运维人员加入 EGRESS_ALLOW|||The portal may not call this address. For one inside the school, the operator adds it to EGRESS_ALLOW',
} as const;

/** Plain segments: what the browser asks for is put behind them, and nothing in between may be read twice. */
const plainPath = /^(?:\/[\w.~-]+)*\/?$/;

/**
 * The address of a service as it is kept: without a slash at its end.
 * @throws DomainError `invalid_input` at `address`
 */
export function checkAddress(text: string, mayCall: (address: string) => boolean): string {
  const url = URL.parse(text);
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    `${url.username}${url.password}${url.search}${url.hash}` === '' &&
    !/[?#]/.test(text) &&
    plainPath.test(url.pathname);
  if (!isPlain) throw refuse(texts.form);
  if (!mayCall(url.href)) throw refuse(texts.egress);
  return url.href.replace(/\/$/, '');
}

function refuse(message: string): DomainError {
  return new DomainError('invalid_input', { message, fieldErrors: [{ field: 'address', message }] });
}
