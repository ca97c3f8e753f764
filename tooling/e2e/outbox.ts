import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One letter of the server's outbox, as its reader sees it. */
export interface ReceivedLetter {
  readonly subject: string
  readonly text: string
}

/** The letters that the server has sent to an address so far. */
export function lettersTo(email: string, dataDir = process.env['E2E_DATA_DIR'] ?? ''): ReceivedLetter[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((source) => new RegExp(`^To: .*${email.replaceAll(/[.+]/g, '\\$&')}`, 'im').test(source))
    .map((source) => ({ subject: decodeWords(headerOf(source, 'Subject')), text: bodyOf(source) }))
}

function headerOf(source: string, name: string): string {
  const value = new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(source)?.[1] ?? ''
  return value.replaceAll(/\r?\n[ \t]+/g, ' ')
}

/** `=?UTF-8?B?...?=` and `=?UTF-8?Q?...?=` of mail headers. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : unquote(word.replaceAll('_', ' ')),
    )
}

function bodyOf(source: string): string {
  const boundary = /boundary="([^"]+)"/i.exec(source)?.[1]
  const parts = boundary === undefined ? [source] : source.split(`--${boundary}`).slice(1, -1)
  return parts.map(decodePart).join('\n')
}

function decodePart(part: string): string {
  const [head = '', ...rest] = part.trimStart().split(/\r?\n\r?\n/)
  const body = rest.join('\n\n')
  const encoding = headerOf(head, 'Content-Transfer-Encoding').trim().toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? unquote(body.replaceAll(/=\r?\n/g, '')) : body
}

function unquote(text: string): string {
  return decodeURIComponent(text.replaceAll('%', '%25').replaceAll(/=([\dA-F]{2})/gi, '%$1'))
}
