import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { Attachment, Notice, NoticeClass, Reader } from './notice.ts';

type Row = Record<string, SQLOutputValue>;

/** In the order of the statement that inserts them. */
export function noticeColumns(notice: Notice): SQLInputValue[] {
  const { id, unitId, writerId, writerName, title, text, classes, attachments, needsReceipt } = notice;
  return [
    ...[id, unitId, writerId, writerName, title, text],
    ...[JSON.stringify(classes), JSON.stringify(attachments), needsReceipt ? 1 : 0, notice.writtenAt],
  ];
}

export function toNotice(row: Row): Notice {
  const text = (name: string): string => String(row[name] ?? '');
  return {
    id: text('id'),
    unitId: text('unit_id'),
    writerId: text('writer_id'),
    writerName: text('writer_name'),
    title: text('title'),
    text: text('text'),
    // Only this service writes them.
    classes: JSON.parse(text('classes')) as NoticeClass[],
    attachments: JSON.parse(text('attachments')) as Attachment[],
    needsReceipt: row.needs_receipt === 1,
    writtenAt: Number(row.written_at),
    remindedAt: Number(row.reminded_at),
    reminders: Number(row.reminders),
  };
}

export function toReader(row: Row): Reader {
  return {
    userId: String(row.user_id),
    name: String(row.name),
    about: String(row.about),
    userType: Number(row.user_type),
    classId: String(row.class_id),
    readAt: Number(row.read_at),
    confirmedAt: Number(row.confirmed_at),
  };
}
