import { useState } from 'react';
import { isRequestError } from 'shell/request';
import type { ClientFields, FieldError } from '#shared/contracts';
import {
  type ClientDraft,
  compactDraft,
  fieldsOfDraft,
  findAddressMessage,
  findDraftProblems,
  isDraftChanged,
} from './client-draft.ts';
import type { MessageId } from './message-id.ts';

/** Why saving failed as a whole; what belongs to one field stands at the field. */
export interface SaveFailure {
  code: string;
  message: string;
  requestId: string | undefined;
}

export interface ClientForm {
  draft: ClientDraft;
  isDirty: boolean;
  isSaving: boolean;
  failure: SaveFailure | undefined;
  /** Counts the tries to save that were refused, so that the view can move to the first problem. */
  refusals: number;
  change: (part: Partial<ClientDraft>) => void;
  /** What is wrong at a field: the id of a message, or what the service said. */
  problemAt: (field: string) => { id: MessageId } | { text: string } | undefined;
  /** The user has left an address: from now on it says what is wrong with it. */
  touch: (field: string) => void;
  save: () => void;
}

export interface ClientFormOptions {
  start: ClientDraft;
  /** Full address of the console, which is fine whatever it looks like. */
  consoleUri: string;
  send: (draft: ClientDraft, fields: ClientFields) => Promise<void>;
}

const textsOf = (errors: readonly FieldError[]): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

const failureOf = (error: unknown): SaveFailure =>
  isRequestError(error)
    ? { code: error.code, message: error.message, requestId: error.requestId }
    : { code: '', message: error instanceof Error ? error.message : '', requestId: undefined };

const addressAt = (draft: ClientDraft, field: string): string => {
  const [name, index] = field.split('.');
  if (name === 'redirectUris' || name === 'postLogoutRedirectUris') return draft[name][Number(index)] ?? '';
  return field === 'backchannelLogoutUri' ? draft.backchannelLogoutUri : '';
};

/** Only a server is told of sign-outs, whatever the app is. */
const kindAt = ({ kind }: ClientDraft, field: string): ClientDraft['kind'] =>
  field === 'backchannelLogoutUri' ? 'confidential' : kind;

/** The form of an app, new or not; nothing that was typed is ever taken away. */
export const useClientForm = ({ start, consoleUri, send }: ClientFormOptions): ClientForm => {
  const [draft, setDraft] = useState(start);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<SaveFailure>();
  const [isSaving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const problems = findDraftProblems(draft, consoleUri);

  const problemAt: ClientForm['problemAt'] = (field) => {
    const id =
      (isChecked ? problems[field] : undefined) ??
      (touched.has(field)
        ? findAddressMessage(addressAt(draft, field), consoleUri, kindAt(draft, field))
        : undefined);
    if (id) return { id };
    const text = refused[field];
    return text === undefined ? undefined : { text };
  };

  const save = async (): Promise<void> => {
    setChecked(true);
    setFailure(undefined);
    setRefused({});
    if (Object.keys(problems).length > 0) {
      setRefusals((count) => count + 1);
      return;
    }
    const compact = compactDraft(draft);
    setDraft(compact);
    setSaving(true);
    try {
      await send(compact, fieldsOfDraft(compact));
    } catch (error) {
      const fieldErrors = isRequestError(error) ? error.fieldErrors : [];
      setRefused(textsOf(fieldErrors));
      if (fieldErrors.length === 0) setFailure(failureOf(error));
      setRefusals((count) => count + 1);
    } finally {
      setSaving(false);
    }
  };

  return {
    draft,
    isDirty: isDraftChanged(draft, start),
    isSaving,
    failure,
    refusals,
    change: (part) => {
      // What the service said was about what stood there; lines may have moved since.
      setRefused({});
      setFailure(undefined);
      setDraft((now) => ({ ...now, ...part }));
    },
    problemAt,
    touch: (field) => setTouched((now) => new Set([...now, field])),
    save: () => {
      if (!isSaving) void save();
    },
  };
};
