import type { OwnFiles } from '#platform/drive';
import { retentions } from '#platform/retention';
import { type Html, html } from '#shared/html';
import { pickLanguage } from '#shared/language';
import type { PersonalTable } from './personal-tables.ts';
import type { Row, Subject } from './read-rows.ts';

/** A table as the page shows it. */
export interface ShownTable {
  readonly of: PersonalTable;
  /** Of its file in the archive. */
  readonly path: string;
  /** The first ones. */
  readonly rows: Row[];
  count: number;
}

export interface IndexPage {
  readonly shown: readonly ShownTable[];
  readonly subject: Subject & { readonly realName: string };
  readonly now: number;
  readonly files: Pick<OwnFiles, 'count' | 'bytes' | 'isWhole'>;
}

/** Letters of a value that the page shows. */
const maxShown = 200;

/** The page that shows what is in an export, in both languages, for who has no program for JSON. */
export function formatIndex({ shown, subject, now, files }: IndexPage): string {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now);
  const title = `个人信息副本 Copy of personal data · ${subject.realName}`;
  const page = html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<h1>${title}</h1>
<p>${date}</p>
<p>本压缩包包含门户保存的与此人有关的全部数据。每类数据的完整内容在 data 文件夹的 JSON 文件中，本页只列出前几行。</p>
<p lang="en">This archive holds what the portal keeps about this person. The JSON files in the folder data are complete; this page shows the first rows of each.</p>
<p>密码、令牌、验证码等登录凭据和加密的人脸特征不在其中；其他人只以编号出现。时间为世界协调时（UTC）。</p>
<p lang="en">Passwords, tokens, codes and sealed faces are left out. Other people appear by their ids only. Times are in UTC.</p>
${shown.map(formatTable)}
<h2>网盘文件 Files of the drive</h2>
<p>${filesText(files)}</p>
<p><a href="files.json">files.json</a></p>
</body>
</html>
`;
  return page.toString();
}

/** Of the page; a file of its own, as no page of the portal has styles within. */
export const styleSheet = `body{font:16px/1.6 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:1rem}
.rows{overflow-x:auto}table{border-collapse:collapse;font-size:14px}
th,td{border:1px solid #999;padding:.25rem .5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}
`;

function formatTable({ of: { table, leftOut = [] }, path, rows, count }: ShownTable): Html {
  const [zh, en] = namesOf(table);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return html`<h2>${zh} <span lang="en">${en}</span></h2>
<p>${count} 行 rows · <a href="${path}">${path}</a></p>
${leftOut.length > 0 && html`<p>不包含 Left out: ${leftOut.join(', ')}</p>`}
<div class="rows"><table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${columns.map((name) => html`<td>${textOf(row[name])}</td>`)}</tr>\n`)}</tbody>
</table></div>
`;
}

function namesOf(table: keyof typeof retentions): readonly [string, string] {
  const { name } = retentions[table];
  return [pickLanguage(name, 'zh-CN'), pickLanguage(name, 'en')];
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

function filesText({ count, bytes, isWhole }: IndexPage['files']): string {
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  if (count === 0) return '没有文件 No files';
  return isWhole
    ? `${count} 个文件，${megabytes} MB，在 files 文件夹中 ${count} files, ${megabytes} MB, in the folder files`
    : `${count} 个文件，${megabytes} MB，过大而未包含内容，请在网盘中下载 ${count} files, ${megabytes} MB: too large to come along, please download them from the drive`;
}
