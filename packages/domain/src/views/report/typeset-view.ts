import { typograph } from '../../format/typography.ts'

/** Fields that are no texts for people. */
const RAW: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'tone',
  'shape',
  'state',
  'restart',
  'href',
  'startedAt',
  'url',
  'source',
  'requestNumber',
  'cadastralNumber',
  'pointer',
  'from',
  'to',
  'date',
  'digits',
  'plate',
  'zones',
  // Figures are read by their table; the labels and names of a drawing are those of the table.
])

/** The same view with Russian quotes and no-break spaces by the rules of typography in every text for people. */
export function typesetView<T>(view: T): T {
  return typeset(view) as T
}

function typeset(value: unknown): unknown {
  if (typeof value === 'string')
    return typograph(value.includes('"') ? value.replace(/"([^"]+)"/g, '«$1»') : value)
  if (Array.isArray(value)) return value.map(typeset)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(value))
    copy[key] = RAW.has(key) && (typeof one === 'string' || Array.isArray(one)) ? one : typeset(one)
  return copy
}
