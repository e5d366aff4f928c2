import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { getBootData } from '../boot/index.ts';
import { homePath, navigate } from '../navigation/index.ts';
import { PageSkeleton } from '../remote-view/index.ts';
import { checkSession, goToSignIn } from '../session/index.ts';
import { Button, PageError } from '../ui/index.ts';

const HomeButton = (): ReactElement => {
  const { formatMessage } = useIntl();
  return (
    <Button onClick={() => void navigate(homePath())}>{formatMessage({ id: 'frame.home.button' })}</Button>
  );
};

/** The address belongs to no app. */
export const UnknownPage = (): ReactElement => {
  const { formatMessage } = useIntl();
  return (
    <PageError
      title={formatMessage({ id: 'frame.unknown.title' })}
      text={formatMessage({ id: 'frame.unknown.text' })}
      detail={getBootData().requestId}
    >
      <HomeButton />
    </PageError>
  );
};

/** The app exists, but not for this user. */
export const NoPermissionPage = (): ReactElement => {
  const { formatMessage } = useIntl();
  return (
    <PageError
      title={formatMessage({ id: 'frame.forbidden.title' })}
      text={formatMessage({ id: 'frame.forbidden.text' })}
      detail={getBootData().requestId}
    >
      <HomeButton />
    </PageError>
  );
};

/** Nobody could say who is signed in: nothing is thrown away, the user asks again. */
export const NoAnswerPage = (): ReactElement => {
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
};

/** Nobody is signed in: on to the login page, and back from there. */
export const SignInFirst = (): ReactElement => {
  useEffect(goToSignIn, []);
  return <PageSkeleton />;
};
