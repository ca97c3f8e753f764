import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One email of the server's outbox, as its reader sees it. */
export interface ReceivedEmail {
  readonly subject: string
  readonly text: string
  /** Empty for an email that is plain text only. */
  readonly html: string
  readonly files: readonly string[]
}

/** The emails that the server has sent to an address so far. */
export function emailsTo(email: string, dataDir = process.env['E2E_DATA_DIR'] ?? ''): ReceivedEmail[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .flatMap((name) => read(join(folder, name)))
  return readEmails(sources, email)
}

/** Those of some emails that go to an address. */
export const readEmails = (sources: readonly string[], email: string): ReceivedEmail[] =>
  sources
    .filter((source) => new RegExp(`^To: .*${email.replaceAll(/[.+]/g, '\\$&')}`, 'im').test(source))
    .map((source) => {
      const leaves = leavesOf(source)
      const bodyOf = (type: string) => leaves.find((leaf) => leaf.type === type)?.body ?? ''
      return {
        subject: decodeWords(headerOf(source, 'Subject')),
        text: bodyOf('text/plain'),
        html: bodyOf('text/html'),
        files: leaves.flatMap(({ filename }) => filename ?? []),
      }
    })

/** Nothing for an email that went since it was listed: a deleted account takes its own along. */
function read(file: string): readonly string[] {
  try {
    return [readFileSync(file, 'utf8')]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
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

/** A part of an email that holds no other parts. */
interface Leaf {
  readonly type: string
  readonly body: string
  readonly filename: string | undefined
}

/** The parts of an email at any depth: text beside HTML, both beside the files. */
function leavesOf(source: string): readonly Leaf[] {
  const [head = '', ...rest] = source.trimStart().split(/\r?\n\r?\n/)
  const type = /^[^;]*/.exec(headerOf(head, 'Content-Type'))?.[0].trim().toLowerCase() ?? ''
  const boundary = /boundary="([^"]+)"/i.exec(headerOf(head, 'Content-Type'))?.[1]
  const body = rest.join('\n\n')
  if (boundary !== undefined) return body.split(`--${boundary}`).slice(1, -1).flatMap(leavesOf)
  const disposition = headerOf(head, 'Content-Disposition')
  const isFile = disposition.startsWith('attachment')
  return [{ type, body: isFile ? '' : decodeBody(head, body), filename: isFile ? disposition : undefined }]
}

function decodeBody(head: string, body: string): string {
  const encoding = headerOf(head, 'Content-Transfer-Encoding').trim().toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? unquote(body.replaceAll(/=\r?\n/g, '')) : body
}

function unquote(text: string): string {
  return decodeURIComponent(text.replaceAll('%', '%25').replaceAll(/=([\dA-F]{2})/gi, '%$1'))
}
