import { ticketLogin } from '#shared/contracts';
import { type ArrivalStep, firstOf, presentOf } from './arrival-step.ts';

const names = ['ticket'];

/** Step 4: a single-use ticket of another system. */
export const ticket: ArrivalStep = {
  name: 'ticket',
  secretsIn: ({ params }) => presentOf(params, names),
  find: ({ params, unitHost }) => {
    const value = firstOf(params, names);
    if (value === undefined) return undefined;
    return {
      kind: 'call',
      call: {
        path: ticketLogin.path,
        form: { ticket: value, unitHost },
        fallback: 'ticket_invalid',
        isForAnyone: true,
      },
    };
  },
};
