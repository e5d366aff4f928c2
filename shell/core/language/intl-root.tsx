import { type ReactElement, type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { CompiledMessages, Language } from '#shared/contracts';
import { toParsedMessages } from './parsed-messages.ts';

export interface IntlRootProps {
  language: Language;
  messages: CompiledMessages;
  children: ReactNode;
}

/** Gives messages and formats of the language to everything below. */
export function IntlRoot({ language, messages, children }: IntlRootProps): ReactElement {
  const parsed = useMemo(() => toParsedMessages(messages), [messages]);
  return (
    <IntlProvider locale={language} defaultLocale={language} messages={parsed} onError={reportFault}>
      {children}
    </IntlProvider>
  );
}

export interface IntlExtensionProps {
  messages: CompiledMessages;
  children: ReactNode;
}

/** Adds the messages of an app to those of the shell. */
export function IntlExtension({ messages, children }: IntlExtensionProps): ReactElement {
  const { locale, messages: own } = useIntl();
  const merged = useMemo(
    () => ({ ...own, ...toParsedMessages(messages) }) as ReturnType<typeof toParsedMessages>,
    [own, messages],
  );
  return (
    <IntlProvider locale={locale} defaultLocale={locale} messages={merged} onError={reportFault}>
      {children}
    </IntlProvider>
  );
}

function reportFault(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: a missing message is a fault that only developers can mend
  console.error(error.message);
}
