import type { Endpoint } from '@proverka/api/contract'
import { EXAMPLES, type CallExample } from '@proverka/api/documents'
import { AREA_NAMES } from '@proverka/server/open-api'
import { callWords } from './call-comment.ts'
import { clientTypes, type ClientCall } from './client-types.ts'

const START = `# @proverka/api

Calls of programs, by what they are for. Each is a function of the client: \`api.orders.createOrder(…)\`. The same calls are described for
other languages in OpenAPI at \`/api-docs/\`.
`

/** The pages of the reference of the API by file name: one for each area with calls of programs, and a start. */
export function apiReference(): ReadonlyMap<string, string> {
  const { areas, declarations } = clientTypes()
  const pages = new Map<string, string>()
  const pageOfType = new Map<string, string>()
  for (const area of Object.keys(AREA_NAMES) as (keyof typeof AREA_NAMES)[]) {
    const calls = (areas.get(area) ?? []).filter(({ readers }) => readers === 'programs')
    if (calls.length === 0) continue
    const file = `${area}.md`
    const used = typesOf(calls.map(({ signature }) => signature).join('\n'), declarations)
    for (const name of used) if (!pageOfType.has(name)) pageOfType.set(name, file)
    const own = used.filter((name) => pageOfType.get(name) === file)
    const elsewhere = used.filter((name) => pageOfType.get(name) !== file)
    pages.set(
      file,
      [
        `# ${AREA_NAMES[area]}`,
        ...calls.map((call) => callText(area, call)),
        ...(own.length > 0 ? ['## Types', ...own.map((name) => typeSection(name, declarations))] : []),
        ...(elsewhere.length > 0
          ? [
              `Elsewhere: ${elsewhere
                .map((name) => `[\`${name}\`](${pageOfType.get(name)}#${name.toLowerCase()})`)
                .join(', ')}.`,
            ]
          : []),
        '',
      ].join('\n\n'),
    )
  }
  const list = [...pages].map(([file, page]) => `- [${page.slice(2, page.indexOf('\n'))}](${file})`)
  return pages.set('README.md', `${START}\n${list.join('\n')}\n`)
}

function callText(area: string, { name, endpoint, signature }: ClientCall): string {
  const { sentence, address, codes } = callWords(name, endpoint)
  return [
    `## ${name}`,
    sentence,
    address,
    code(`${name}: ${signature}`),
    code(exampleCall(area, name, endpoint)),
    `Codes: ${codes.join(', ')}.`,
  ].join('\n\n')
}

/** A program with the example of each call on the pages; it is compiled, not run: a test of the server sends them. */
export function examplesProgram(): string {
  const calls = [...clientTypes().areas].flatMap(([area, all]) =>
    all
      .filter(({ readers }) => readers === 'programs')
      .map(({ name, endpoint }) => `  ${exampleCall(area, name, endpoint)}`),
  )
  return `import type { ApiClient } from '@proverka/api'
export async function callAll(api: ApiClient): Promise<void> {
${calls.join('\n')}
}
`
}

/** The example of the OpenAPI document as a call of the client. */
function exampleCall(area: string, name: string, endpoint: Endpoint): string {
  const example: CallExample = EXAMPLES[`${area}.${name}`] ?? {}
  const whole = { ...(endpoint.query && { query: {} }), ...example }
  const parts = Object.entries(whole).map(([part, given]) => `${part}: ${literal(given)}`)
  return `await api.${area}.${name}(${parts.length > 0 ? `{ ${parts.join(', ')} }` : ''})`
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) return '{}'
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`}: ${literal(part)}`)
      .join(', ')} }`
  // As for curl: the name of a file.
  if (typeof value === 'string' && value.startsWith('@')) return `new File([], '${value.slice(1)}')`
  return typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : JSON.stringify(value)
}

const typeSection = (name: string, declarations: ReadonlyMap<string, string>): string =>
  `### ${name}\n\n${code(declarations.get(name) ?? '')}`

const code = (text: string): string => `\`\`\`ts\n${indented(text)}\n\`\`\``

/** Fields of an interface on lines of their own are indented. */
const indented = (text: string): string =>
  text
    .split('\n')
    .map((line, place, all) => {
      const isField = all.some((other, at) => at < place && other.endsWith('{')) && line !== '}'
      return isField ? `  ${line}` : line
    })
    .join('\n')

/** The named types that a text needs, with those that they need, in the order of need. */
function typesOf(text: string, declarations: ReadonlyMap<string, string>): readonly string[] {
  const found = new Set<string>()
  const add = (source: string) => {
    for (const [name] of source.matchAll(/\b[A-Z]\w+/g)) {
      const declared = declarations.get(name)
      if (declared === undefined || found.has(name)) continue
      found.add(name)
      add(declared.replaceAll(/\/\*\*.*\*\//g, ''))
    }
  }
  add(text)
  return [...found]
}
