import { type ComponentProps, type ReactElement, useEffect, useRef } from 'react';
import type { Form } from '../../core/form/index.ts';
import { chakra } from '../ui/index.ts';

export interface FormViewProps extends Omit<ComponentProps<typeof chakra.form>, 'form' | 'id' | 'onSubmit'> {
  form: Pick<Form<object>, 'id' | 'save' | 'refusals'>;
}

const invalid =
  ':is(input, select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] :is(input, select)';

/** A long form has a notice at its head as well, which says other things. */
const failure = '[data-notice] [role="alert"]';

/** Where a field is scrolled to, what is wrong with it comes along: it stands below. */
const withProblem = { '& :is(input, select, textarea)': { scrollMarginBottom: '12' } };

/** A form around its fields: Enter saves, and a refused save leads to the first problem. */
export function FormView({ form, children, ...style }: FormViewProps): ReactElement {
  const element = useRef<HTMLFormElement>(null);
  const { id, refusals } = form;
  useEffect(() => {
    if (refusals === 0) return;
    const first = element.current?.querySelector<HTMLElement>(invalid);
    if (first) first.focus();
    else element.current?.querySelector(failure)?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  return (
    <chakra.form
      {...style}
      ref={element}
      id={id}
      noValidate
      css={withProblem}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      {children}
    </chakra.form>
  );
}
