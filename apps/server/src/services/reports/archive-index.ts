import { formatDateTime } from '@proverka/domain'
import { withoutDirectionMarks } from '../../pdf/printable.ts'
import { reportView, type Report } from '@proverka/domain/reports'
import type { FileReply } from '../../http/handlers.ts'
import { html } from '../../mail/html/markup.ts'
import type { ZipEntry } from '../../pdf/zip.ts'
import { sha256 } from '../../sha256.ts'

type NamedFile = Pick<FileReply, 'name' | 'type' | 'bytes'>

/** Grows when a program that reads the former index would misread the new one. */
const INDEX_VERSION = 1

/** What each kind of file is for. */
const PURPOSES: Readonly<Record<string, string>> = {
  pdf: 'читать и печатать',
  html: 'читать в браузере',
  xlsx: 'считать в таблице',
  json: 'для программ',
  xml: 'официальный файл, из которого прочитан отчет',
}

/** The files of an archive with what tells about them: `index.html` for people, `index.json` for programs. */
export function withIndex(
  files: readonly NamedFile[],
  reports: readonly Report[],
  archive: string,
): readonly ZipEntry[] {
  return [
    { name: 'index.html', bytes: Buffer.from(pageOf(files, reports, archive)) },
    {
      name: 'index.json',
      bytes: Buffer.from(`${JSON.stringify(indexOf(files, reports, archive), null, 2)}\n`),
    },
    ...files.map(({ name, bytes }) => ({ name, bytes })),
  ]
}

function indexOf(files: readonly NamedFile[], reports: readonly Report[], archive: string) {
  return {
    version: INDEX_VERSION,
    archive,
    reports: reports.map(({ id, number, title, product_name, demo, updated_at, subject }) => ({
      id,
      number,
      title,
      product_name,
      demo,
      updated_at,
      subject,
    })),
    files: files.map(({ name, type, bytes }) => ({
      name,
      type,
      bytes: bytes.length,
      sha256: sha256(bytes),
    })),
  }
}

const STYLE =
  'body{font:16px/1.5 Arial,sans-serif;max-width:880px;margin:32px auto;padding:0 16px;color:#0c1a2e;background:#fff}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-bottom:1px solid #b9c4d3}a{color:#1f57cc;word-break:break-word}'

function pageOf(files: readonly NamedFile[], reports: readonly Report[], archive: string): string {
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${archive}: что внутри</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        <h1>Что внутри</h1>
        <h2>Отчеты</h2>
        <ul>
          ${reports.map((report) => reportLine(report))}
        </ul>
        <h2>Файлы</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Файл</th>
              <th scope="col">Зачем</th>
            </tr>
          </thead>
          <tbody>
            ${files.map((file) => fileRow(file))}
          </tbody>
        </table>
        <p>Контрольные суммы SHA-256 всех файлов — в index.json.</p>
      </body>
    </html> `.markup
}

function reportLine(report: Report) {
  const { title, subject, verdict, number } = reportView(report)
  const name = withoutDirectionMarks(subject.name)
  return html`<li>
    <b>${title}</b>, ${number}: ${name}. ${verdict.mark.words}: ${withoutDirectionMarks(verdict.headline)}
    (${formatDateTime(report.updated_at)}${report.demo && ', демонстрационные данные'})
  </li> `
}

function fileRow({ name }: NamedFile) {
  const purpose = PURPOSES[name.replace(/.*\./, '')] ?? 'документ'
  return html`<tr>
    <td><a href="${encodeURIComponent(name)}">${name}</a></td>
    <td>${purpose}</td>
  </tr> `
}
