import { type ArrivalStep, firstOf, presentOf } from './arrival-step.ts';

const names = ['ticket'];

/** Step 4: a single-use ticket of another system, by the call that is configured; without one nobody can redeem it. */
export const ticket: ArrivalStep = {
  name: 'ticket',
  secretsIn: ({ params }) => presentOf(params, names),
  find: ({ params, unitHost, ticketLogin }) => {
    const value = firstOf(params, names);
    if (value === undefined) return undefined;
    if (ticketLogin === null) return { kind: 'refuse', reason: 'ticket_login_missing' };
    return {
      kind: 'call',
      call: {
        ...ticketLogin,
        form: { ticket: value, unitHost },
        fallback: 'ticket_invalid',
        isForAnyone: true,
      },
    };
  },
};
