import type { ReactElement } from 'react';
import { useLanguage } from 'shell/session';
import { BackButton } from '../../components/back-button.tsx';
import { DeveloperFacts } from '../../components/developer-facts.tsx';
import { MessageView } from '../../components/message-view.tsx';
import { useAuthorizeTranslations } from './authorize-message.ts';

/** The request lacks something: nobody is sent anywhere, and what is missing is named. */
export const MissingView = ({ names }: { names: string[] }): ReactElement => {
  const t = useAuthorizeTranslations();
  const { language } = useLanguage();
  const [name = ''] = names;
  // The text of the specification (E03) stands on the page in every language.
  const original = `Missing ${name}, please go back and try again!`;
  return (
    <MessageView
      title={language === 'en' ? original : t('signin.authorize.missing', { name })}
      original={language === 'en' ? undefined : original}
      text={t('signin.authorize.missingText')}
    >
      <BackButton label={t('signin.authorize.back')} />
      <DeveloperFacts
        summary={t('signin.authorize.developer')}
        facts={[{ name: t('signin.authorize.missingNames'), value: names.join(', ') }]}
      />
    </MessageView>
  );
};
