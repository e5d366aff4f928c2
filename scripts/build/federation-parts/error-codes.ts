export const RUNTIME_002 = 'RUNTIME-002';
export const RUNTIME_004 = 'RUNTIME-004';
export const RUNTIME_005 = 'RUNTIME-005';
export const RUNTIME_006 = 'RUNTIME-006';
export const RUNTIME_010 = 'RUNTIME-010';
export const RUNTIME_011 = 'RUNTIME-011';
export const RUNTIME_014 = 'RUNTIME-014';
export const RUNTIME_015 = 'RUNTIME-015';

/** The texts that a page can show: of an app whose entry is broken. The other codes are explained in the library's documentation. */
export const runtimeDescMap: Readonly<Record<string, string>> = {
  [RUNTIME_002]: 'The remote entry interface does not contain "init"',
  [RUNTIME_014]: 'The remote does not expose the requested module.',
  [RUNTIME_015]: 'Remote container initialization failed.',
};

export function getShortErrorMsg(
  code: string,
  texts: Readonly<Record<string, string>>,
  details?: unknown,
  original?: string,
): string {
  return [
    `${texts[code] ?? ''} #${code}`,
    details && `args: ${JSON.stringify(details)}`,
    `View the docs to see how to solve: https://module-federation.io/guide/troubleshooting/runtime#${code.toLowerCase()}`,
    original && `Original Error Message:\n ${original}`,
  ]
    .filter(Boolean)
    .join('\n');
}

export function logAndReport(
  code: string,
  texts: Readonly<Record<string, string>>,
  details: unknown,
  report: (text: string) => void,
  original?: string,
): void {
  report(getShortErrorMsg(code, texts, details, original));
}
