/** An absent value. */
export const ABSENT = String.raw`\N`

const SPECIAL = /[\\\t\n\r]/

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A value as a field of a line; the sign NUL, which no text of the database may hold, is left out. */
export function copyText(value: string): string {
  const text = value.includes('\0') ? value.replaceAll('\0', '') : value
  return SPECIAL.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : text
}

/** An array of texts as a field of a line. */
export const copyArray = (values: readonly string[]): string =>
  values.length === 0
    ? '{}'
    : copyText(`{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`)

const UNESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r' }

/** The fields of a line, for an engine without COPY. */
export const fieldsOfLine = (line: string): (string | null)[] =>
  line
    .split('\t')
    .map((field) =>
      field === ABSENT ? null : field.replaceAll(/\\(.)/g, (_, sign: string) => UNESCAPES[sign] ?? sign),
    )

/** Lines as a piece of bytes. Texts that wait for being written would outgrow the heap: they hold what they were cut from. */
export const copyLines = (lines: readonly string[]): Buffer =>
  Buffer.from(lines.length === 0 ? '' : `${lines.join('\n')}\n`)
