import { useIntl } from 'react-intl';
import { useAppIcons, useCanOpen } from 'shell/header';
import { Tag } from 'shell/kit';
import { Permitted } from 'shell/permissions';
import { isRequestError } from 'shell/request';
import { useUser } from 'shell/session';
import { renderView } from 'shell/testing';
import { Button } from 'shell/ui';
import { expect, test } from 'vitest';
import type { SessionUser } from '#shared/contracts';

const user = { userId: '2001', userType: 2, realName: '周文', unitId: 'U2001' } as SessionUser;

const View = () => {
  const { realName } = useUser();
  const { formatMessage } = useIntl();
  return (
    <>
      <Tag.Root>
        <Tag.Label>{String(isRequestError(new Error('x')))}</Tag.Label>
      </Tag.Root>
      <Button>{formatMessage({ id: 'notes.home.greeting' }, { name: realName })}</Button>
      <Permitted code="notes.write">
        <p>{typeof useCanOpen}</p>
      </Permitted>
      <p>{typeof useAppIcons}</p>
    </>
  );
};

test('when a component uses all six doors of the shell, then a unit test renders it', () => {
  const html = renderView(<View />, { messages: { 'notes.home.greeting': '{name}，您好' }, user });
  expect(html).toContain('周文，您好');
  expect(html).toContain('>false<');
});

test('when a message is missing, then rendering fails and names it', () => {
  expect(() => renderView(<View />, { messages: {}, user })).toThrow('notes.home.greeting');
});
