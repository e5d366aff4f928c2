import type { FeedbackDetails } from '#shared/contracts';

export interface DetailLine {
  /** Message id `feedback.detail.<what>`. */
  what:
    | 'page'
    | 'build'
    | 'remotes'
    | 'browser'
    | 'language'
    | 'window'
    | 'reloads'
    | 'failedCall'
    | 'appLog';
  value: string;
}

/** Every detail that goes along, each as a line. */
export function detailLines(details: FeedbackDetails): DetailLine[] {
  return [
    { what: 'page', value: details.page },
    ...details.failedCalls.map(({ at, method, path, status, kind, requestId }) => ({
      what: 'failedCall' as const,
      value: [new Date(at).toISOString(), method, path, status || kind, kind, requestId ?? '']
        .filter((part, index, parts) => part !== '' && parts.indexOf(part) === index)
        .join(' · '),
    })),
    ...(details.appLog ?? []).map(({ at, app, level, text }) => ({
      what: 'appLog' as const,
      value: [new Date(at).toISOString(), app, level, text].filter(Boolean).join(' · '),
    })),
    { what: 'build', value: details.build },
    { what: 'remotes', value: details.remotes.map(({ name, version }) => `${name} ${version}`).join(', ') },
    { what: 'browser', value: details.browser },
    { what: 'language', value: details.language },
    { what: 'window', value: details.window },
    ...(details.reloads === undefined ? [] : [{ what: 'reloads' as const, value: String(details.reloads) }]),
  ];
}
