import { useIntl } from 'react-intl';
import { useForm } from 'shell/app';
import { useAppIcons, useCanOpen } from 'shell/header';
import { Tag } from 'shell/kit';
import { Permitted } from 'shell/permissions';
import { isRequestError } from 'shell/request';
import { useUser } from 'shell/session';
import { buildUser, renderView } from 'shell/testing';
import { Button } from 'shell/ui';
import { expect, test } from 'vitest';

function View() {
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
      <p>{typeof useForm}</p>
    </>
  );
}

test('when a component uses all seven doors of the shell, then a unit test renders it', () => {
  const html = renderView(<View />, {
    messages: { 'notes.home.greeting': '{name}，您好' },
    user: buildUser(),
  });
  expect(html).toContain('周文，您好');
  expect(html).toContain('>false<');
});

test('when the user holds a code, then what needs it is there, and else it is not', () => {
  const render = (permits: string[]) =>
    renderView(<View />, { messages: { 'notes.home.greeting': '{name}' }, user: buildUser(), permits });
  expect(render(['notes.write']).match(/<p>function</g)).toHaveLength(3);
  expect(render([]).match(/<p>function</g)).toHaveLength(2);
});

test('when a message is missing, then rendering fails and names it', () => {
  expect(() => renderView(<View />, { messages: {}, user: buildUser() })).toThrow('notes.home.greeting');
});
