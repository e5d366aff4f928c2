/** A class that a notice is for. */
export interface NoticeClass {
  readonly classId: string;
  readonly name: string;
}

/** A file in the portal's store; its readers download it there. */
export interface Attachment {
  readonly fileId: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

export interface Notice {
  readonly id: string;
  readonly unitId: string;
  readonly writerId: string;
  readonly writerName: string;
  readonly title: string;
  readonly text: string;
  readonly classes: readonly NoticeClass[];
  readonly attachments: readonly Attachment[];
  /** Whether readers are asked to confirm. */
  readonly needsReceipt: boolean;
  /** Epoch ms. */
  readonly writtenAt: number;
  /** When the rest was last reminded; 0 for never. */
  readonly remindedAt: number;
  /** How often. */
  readonly reminders: number;
}

/** One who reads a notice, in one of its classes. */
export interface Reader {
  readonly userId: string;
  readonly name: string;
  /** Of a parent: her children in the class. */
  readonly about: string;
  readonly userType: number;
  readonly classId: string;
  /** Epoch ms; 0 for not yet. */
  readonly readAt: number;
  readonly confirmedAt: number;
}

/** How many people a notice is for, and how far they are. */
export interface Progress {
  readonly readers: number;
  readonly read: number;
  readonly confirmed: number;
}
