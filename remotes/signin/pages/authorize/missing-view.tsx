import type { ReactElement } from 'react';
import { useLanguage } from 'shell/session';
import { BackButton } from '../../components/back-button.tsx';
import { DeveloperFacts } from '../../components/developer-facts.tsx';
import { MessageView } from '../../components/message-view.tsx';
import { useAuthorizeSay } from './authorize-message.ts';

/** The request lacks something: nobody is sent anywhere, and what is missing is named. */
export const MissingView = ({ names }: { names: string[] }): ReactElement => {
  const say = useAuthorizeSay();
  const { language } = useLanguage();
  const [name = ''] = names;
  // The text of the specification (E03) stands on the page in every language.
  const original = `Missing ${name}, please go back and try again!`;
  return (
    <MessageView
      title={language === 'en' ? original : say('signin.authorize.missing', { name })}
      original={language === 'en' ? undefined : original}
      text={say('signin.authorize.missingText')}
    >
      <BackButton label={say('signin.authorize.back')} />
      <DeveloperFacts
        summary={say('signin.authorize.developer')}
        facts={[{ name: say('signin.authorize.missingNames'), value: names.join(', ') }]}
      />
    </MessageView>
  );
};
