import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { getBootData } from '../../core/boot/index.ts';
import { checkSession, goToSignIn } from '../../core/session/index.ts';
import { Button, PageError } from '../../kit/ui/index.ts';
import { PageSkeleton } from '../remote-view/index.ts';

/** Nobody could say who is signed in: nothing is thrown away, the user asks again. */
export function NoAnswerPage(): ReactElement {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setIsAsking(true);
    await checkSession();
    setIsAsking(false);
  };
  return (
    <PageError
      title={formatMessage({ id: 'frame.noAnswer.title' })}
      text={formatMessage({ id: 'frame.noAnswer.text' })}
      detail={getBootData().requestId}
    >
      <Button loading={isAsking} onClick={() => void ask()}>
        {formatMessage({ id: 'frame.noAnswer.retry' })}
      </Button>
    </PageError>
  );
}

/** Nobody is signed in: on to the login page, and back from there. */
export function SignInFirst(): ReactElement {
  useEffect(goToSignIn, []);
  return <PageSkeleton />;
}
