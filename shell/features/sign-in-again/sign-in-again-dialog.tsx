import { type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../../core/language/index.ts';
import { goToSignIn, useUser } from '../../core/session/index.ts';
import { Dialog } from '../../kit/controls/index.ts';
import { Button, chakra, Field, Input, Text } from '../../kit/ui/index.ts';
import { catalogues } from './messages/zh-CN.json?all';
import { OtherWays } from './other-ways.tsx';
import { finishSignInAgain, type Why } from './sign-in-again.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

function Content({ why }: { why: Why }): ReactElement {
  const { formatMessage } = useIntl();
  const { loginName } = useUser();
  const password = useRef<HTMLInputElement>(null);
  const { error, busy, submit } = useSignInAgain(formatMessage({ id: 'session.again.empty' }));
  const onSubmit = async (): Promise<void> => {
    await submit(password.current?.value ?? '');
    password.current?.select();
  };
  return (
    <Dialog
      open
      onClose={() => finishSignInAgain(false)}
      title={formatMessage({ id: why === 'ended' ? 'session.again.title' : 'session.confirm.title' })}
      size="sm"
      role="alertdialog"
      initialFocusRef={password}
    >
      <chakra.form
        display="flex"
        flexDirection="column"
        gap="4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <Text color="fg.muted">
          {formatMessage({ id: why === 'ended' ? 'session.again.text' : 'session.confirm.text' })}
        </Text>
        <Field label={formatMessage({ id: 'session.again.user' })}>
          <Input value={loginName} readOnly autoComplete="username" />
        </Field>
        <Field label={formatMessage({ id: 'session.again.password' })} error={error} required>
          <Input ref={password} type="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" loading={busy}>
          {formatMessage({ id: why === 'ended' ? 'session.again.submit' : 'session.confirm.submit' })}
        </Button>
        {why === 'ended' ? (
          <>
            <OtherWays />
            <Button variant="plain" onClick={goToSignIn}>
              {formatMessage({ id: 'session.again.other' })}
            </Button>
          </>
        ) : null}
      </chakra.form>
    </Dialog>
  );
}

function SignInAgainDialog({ why }: { why: Why }): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Content why={why} />
    </RoomWords>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default SignInAgainDialog;
