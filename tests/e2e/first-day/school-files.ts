import { workbookOf } from '../../../platform/import/testing/workbook.ts';

/** A file as an office makes it. */
export interface SchoolFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface SchoolFiles {
  readonly classes: SchoolFile;
  readonly people: SchoolFile;
  readonly teaching: SchoolFile;
  readonly family: SchoolFile;
  /** Everybody in them. */
  readonly size: number;
}

type Row = readonly string[];

const grades = ['一年级', '二年级', '三年级', '四年级', '五年级', '六年级'];
const classesPerGrade = 5;
const pupilsPerClass = 48;
const teachers = 120;
const families = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜'];
const given = [...'安博晨达恩帆果涵佳可乐明宁鹏清然思天文晓雅泽知远'];
const subjects = ['语文', '数学', '英语', '科学'];

/** Login names of three people whose day the trial follows. */
export const known = { teacher: 'js001', pupil: 'xs0001', pupilName: '赵安安', parent: 'jz0001' } as const;

/** The class of these three. */
export const knownClass = { gradeName: '一年级', className: '(1)班' } as const;

/**
 * The spreadsheets of a primary school with six grades: 30 classes, 120 teachers, 1,440 pupils, and a parent for each of them.
 * The first pupil has no line in the file of family links: her parent comes by a code.
 */
export async function createSchoolFiles(): Promise<SchoolFiles> {
  const classes = grades.flatMap((gradeName) =>
    numbers(classesPerGrade).map((each) => [gradeName, `(${each})班`] as const),
  );
  const pupils = classes.flatMap((one) => numbers(pupilsPerClass).map(() => one));
  const people = [
    ...numbers(teachers).map((each) => [
      `T${pad(each, 3)}`,
      `js${pad(each, 3)}`,
      nameOf(each),
      '教师',
      '',
      '',
    ]),
    ...pupils.map((one, at) => [`S${pad(at + 1)}`, `xs${pad(at + 1)}`, nameOf(at * 7), '学生', ...one]),
    ...pupils.map((_, at) => [`P${pad(at + 1)}`, `jz${pad(at + 1)}`, nameOf(at * 5 + 3), '家长', '', '']),
  ];
  return {
    size: people.length,
    classes: await fileOf('班级', ['年级', '班级'], classes),
    people: await fileOf('人员', ['学号/工号', '登录名', '姓名', '身份', '年级', '班级'], people),
    teaching: await fileOf('任课', ['工号', '年级', '班级', '学科', '班主任'], classes.flatMap(teachersOf)),
    family: await fileOf(
      '家庭关系',
      ['家长编号', '学生学号'],
      numbers(pupils.length)
        .slice(1)
        .map((each) => [`P${pad(each)}`, `S${pad(each)}`]),
    ),
  };
}

/** Four teachers for each class; the first one is its head. */
function teachersOf(one: Row, at: number): Row[] {
  return subjects.map((subject, index) => {
    const teacher = `T${pad(at * subjects.length + index + 1, 3)}`;
    return [teacher, ...one, subject, index === 0 ? '是' : '否'];
  });
}

function nameOf(at: number): string {
  const family = families[at % families.length] ?? '';
  return `${family}${given[at % given.length]}${given[Math.floor(at / given.length) % given.length]}`;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function pad(value: number, length = 4): string {
  return String(value).padStart(length, '0');
}

async function fileOf(name: string, header: Row, rows: readonly Row[]): Promise<SchoolFile> {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: `${name}.xlsx`, mimeType, buffer: await workbookOf([header, ...rows]) };
}
