import { type AppService, type Localized, serviceTimeouts } from '#shared/contracts';

export interface ServiceDraft {
  code: string;
  address: string;
  /** Seconds, as typed. */
  seconds: string;
  clientId: string;
}

const second = 1000;
export const bounds = { from: serviceTimeouts.min / second, to: serviceTimeouts.max / second } as const;

/** @param service undefined for a new one */
export function draftOf(service: AppService | undefined): ServiceDraft {
  return {
    code: service?.code ?? '',
    address: service?.address ?? '',
    seconds: String((service?.timeoutMs ?? serviceTimeouts.default) / second),
    clientId: service?.clientId ?? '',
  };
}

const texts = {
  code: { 'zh-CN': '请选择应用', en: 'Choose an app' },
  address: {
    'zh-CN': '请填写完整地址，例如 https://apps.example.cn/leave',
    en: 'Enter a full address such as https://apps.example.cn/leave',
  },
  seconds: {
    'zh-CN': `请填写 ${bounds.from} 至 ${bounds.to} 秒`,
    en: `Enter ${bounds.from} to ${bounds.to} seconds`,
  },
} as const satisfies Record<string, Localized>;

/** What the form itself can see is wrong; the service has the last word. */
export function findServiceProblems({ code, address, seconds }: ServiceDraft): {
  [Field in keyof ServiceDraft]?: Localized;
} {
  const time = Number(seconds);
  const isTime = /^\d{1,3}$/.test(seconds.trim()) && time >= bounds.from && time <= bounds.to;
  return {
    ...(code === '' ? { code: texts.code } : {}),
    ...(/^https?:\/\/[^\s?#]+$/.test(address.trim()) ? {} : { address: texts.address }),
    ...(isTime ? {} : { seconds: texts.seconds }),
  };
}
