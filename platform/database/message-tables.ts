import type { Generated } from 'kysely';

type Instant = number;

/** A message of a module or a person, once for all its readers. */
export interface MessageTable {
  id: string;
  kind: Generated<'message' | 'todo'>;
  module: string;
  importance: number;
  /** Null for messages of modules, and for what was sent before messages had titles. */
  title: string | null;
  text: string;
  url: string | null;
  /** 1 opens the expiry dialog. */
  open_way: number | null;
  /** JSON text of the expiry dialog. */
  content: string | null;
  /** Who sent it; null for the system. */
  sender_id: string | null;
  /** The client whose service sent it; null for people and the system. The client may be gone. */
  client_id: Generated<string | null>;
  /** For which unit that service sent it by a key, and the key; null without one. */
  program_unit_id: Generated<string | null>;
  program_key: Generated<string | null>;
  /** Whom a person sent it to, as JSON of `classes` and `to`; null for the system. */
  audience: string | null;
  sent_at: Instant;
  /** When the sender last reminded those who had not read it. */
  reminded_at: Instant | null;
  /** When the sender took it back. */
  recalled_at: Instant | null;
  /** The date as an older service wrote it; null shows `sent_at`. */
  date_text: string | null;
}

/** One user's copy. `sent_at` is the message's, or that of a reminder, so that one index finds the newest. */
export interface MessageDeliveryTable {
  user_id: string;
  message_id: string;
  sent_at: Instant;
  /** Since when it does not wait any more: it was opened or ignored. */
  read_at: Instant | null;
  /** When the reader first opened it; ignoring leaves it null. */
  opened_at: Instant | null;
}

/** Modules whose notifications a user does not want. */
export interface MessageMuteTable {
  user_id: string;
  module: string;
}

/** The to-do that a user has by the key of a service. `message_id` says what it shows. */
export interface ProgramTodoTable {
  client_id: string;
  user_id: string;
  todo_key: string;
  unit_id: string;
  message_id: string;
}

export interface MessageTables {
  message: MessageTable;
  message_delivery: MessageDeliveryTable;
  message_mute: MessageMuteTable;
  program_todo: ProgramTodoTable;
}
