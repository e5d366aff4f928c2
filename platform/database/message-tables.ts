import type { Generated } from 'kysely';

type Instant = number;

/** Something that a module or a person tells users, once for all of them. */
export interface MessageTable {
  id: string;
  kind: Generated<'message' | 'todo'>;
  module: string;
  importance: number;
  text: string;
  url: string | null;
  /** 1 opens the expiry dialog. */
  open_way: number | null;
  /** JSON text of the expiry dialog. */
  content: string | null;
  /** Who sent it; null for the system. */
  sender_id: string | null;
  sent_at: Instant;
  /** The date as an older service wrote it; null shows `sent_at`. */
  date_text: string | null;
}

/** One user's copy. `sent_at` repeats the message's, so that the newest are found by one index. */
export interface MessageDeliveryTable {
  user_id: string;
  message_id: string;
  sent_at: Instant;
  read_at: Instant | null;
}

/** Modules that a user does not want to be told of. */
export interface MessageMuteTable {
  user_id: string;
  module: string;
}

export interface MessageTables {
  message: MessageTable;
  message_delivery: MessageDeliveryTable;
  message_mute: MessageMuteTable;
}
