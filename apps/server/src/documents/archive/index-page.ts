import { html, type Markup } from '../../platform/markup.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { ZipEntry } from './stream-zip.ts'

/** A file of an archive as its index knows it. */
export interface IndexedFile {
  readonly name: string
  readonly type: string
  /** Its size. */
  readonly bytes: number
  readonly sha256: string
}

export const describeFile = (name: string, type: string, bytes: Uint8Array): IndexedFile => ({
  name,
  type,
  bytes: bytes.length,
  sha256: sha256(bytes),
})

const STYLE =
  'body{font:16px/1.5 Arial,sans-serif;max-width:960px;margin:32px auto;padding:0 16px;color:#0c1a2e;background:#fff}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-bottom:1px solid #b9c4d3}a{color:#1f57cc;word-break:break-word}'

/** An index for people and one for programs; they are made when the files are in, and so tell what really is there. */
export const indexEntries = (title: string, content: Markup, json: object): readonly ZipEntry[] => [
  { name: 'index.html', bytes: Buffer.from(indexPage(title, content)) },
  { name: 'index.json', bytes: Buffer.from(`${JSON.stringify(json, null, 2)}\n`) },
]

function indexPage(title: string, content: Markup): string {
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        ${content}
        <p>Контрольные суммы SHA-256 всех файлов — в index.json.</p>
      </body>
    </html> `.markup
}

/** A link to a file beside the index, or in a folder beside it. */
export const linkTo = (name: string): Markup =>
  html`<a href="${name.split('/').map(encodeURIComponent).join('/')}">${name}</a>`
