/** Dates: reading, writing, names, relative time. Stateless. */
export { formatDate } from './format-date.ts';
export { monthNames, weekdayNames } from './names.ts';
export { type DateInput, parseDate } from './parse-date.ts';
export { formatRelative } from './relative-time.ts';
export { type Dates, useDates } from './use-dates.ts';
export { useMessageDate } from './use-message-date.ts';
