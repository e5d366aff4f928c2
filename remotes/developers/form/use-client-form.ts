import { type Form, type Saved, useForm } from 'shell/app';
import { useLanguage } from 'shell/session';
import { type ClientFields, pickText } from '#shared/contracts';
import {
  type ClientDraft,
  compactDraft,
  fieldsOfDraft,
  findDraftProblems,
  isDraftChanged,
} from './client-draft.ts';
import { parseKeptClient } from './kept-client.ts';

/** Fields are named as the service names them, such as `redirectUris.0`. */
export type ClientForm = Form<ClientDraft>;

export interface ClientFormOptions<Answer> {
  /** Undefined for a new app. */
  clientId?: string;
  saved: Saved<ClientDraft>;
  /** Full address of the console, which is fine whatever it looks like. */
  consoleUri: string;
  send: (draft: ClientDraft, fields: ClientFields, revision: number) => Promise<Answer>;
  /** What the form goes on with, where it stays. */
  goOnWith?: (answer: Answer) => Saved<ClientDraft>;
  onSaved: (answer: Answer) => void;
}

/** The form of an app, new or not. */
export function useClientForm<Answer>(options: ClientFormOptions<Answer>): ClientForm {
  const { clientId = 'new', saved, consoleUri, send, goOnWith, onSaved } = options;
  const { language } = useLanguage();
  return useForm({
    saved,
    keep: { name: `client:${clientId}`, parse: parseKeptClient },
    validate: (draft) => findDraftProblems(draft, consoleUri),
    words: (text) => pickText(text, language),
    isChanged: isDraftChanged,
    tidy: compactDraft,
    save: (draft, revision) => send(draft, fieldsOfDraft(draft), Number(revision)),
    ...(goOnWith && { goOnWith }),
    onSaved,
  });
}
