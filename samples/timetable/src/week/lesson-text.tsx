import type { ReactElement } from 'react';
import { useLanguage } from 'shell/session';
import { Text } from 'shell/ui';
import type { Lesson } from '../calls.ts';

interface LessonTextProps {
  lesson: Lesson;
  /** Whose week it is; what its heading says is not repeated. */
  kind: 'class' | 'teacher';
}

/** A lesson in two lines: the subject, and who and where. */
export function LessonText({ lesson, kind }: LessonTextProps): ReactElement {
  const { language } = useLanguage();
  const { subject, className, teacherName, room } = lesson;
  const who = kind === 'class' ? teacherName : className;
  return (
    <>
      <Text fontWeight="500">{subject[language === 'zh-CN' ? 'zh-CN' : 'en']}</Text>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {[who, room].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}
