import type { ReactElement } from 'react';
import { BackButton } from '../frame/back-button.tsx';
import { DeveloperDetails } from '../frame/developer-details.tsx';
import { MessageView } from '../frame/message-view.tsx';
import { useAuthorizeTranslations } from './authorize-message.ts';

/** The request lacks something: nobody is sent anywhere, and what is missing is named. */
export function MissingView({ names }: { names: string[] }): ReactElement {
  const t = useAuthorizeTranslations();
  const [name = ''] = names;
  // The text of the specification (E03) stands on the page in every language.
  const original = `Missing ${name}, please go back and try again!`;
  const title = t('signin.authorize.missing', { name });
  return (
    <MessageView
      title={title}
      original={title === original ? undefined : original}
      text={t('signin.authorize.missingText')}
    >
      <BackButton label={t('signin.authorize.back')} />
      <DeveloperDetails
        summary={t('signin.authorize.developer')}
        details={[{ name: t('signin.authorize.missingNames'), value: names.join(', ') }]}
      />
    </MessageView>
  );
}
