import { relative } from 'node:path'
import { parseAst } from 'vite'
import type { Plugin } from 'vite'

/** A node of a program, as far as this reads it. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly callee?: { readonly name?: string }
  readonly arguments?: readonly Node[]
  readonly properties?: readonly Node[]
  readonly key?: { readonly name?: string }
  readonly source?: { readonly value?: unknown }
}

interface PageValueOptions {
  /** Folder from which `files` of a page are named; absolute. */
  readonly sourceRoot: () => string
  /** Names of the fields that the browser reads. */
  readonly browserFields: ReadonlySet<string>
}

/**
 * Compiles the values of pages, `definePage({…})`: the server's build learns the files that their module imports with
 * `import()`, as `files`, and that for the browser leaves out what no browser reads.
 */
export function pageValues({ sourceRoot, browserFields }: PageValueOptions): Plugin {
  // What an object is spread from stays whole: the code of a page may be in it.
  const isUnread = ({ type, key }: Node) => type !== 'SpreadElement' && !browserFields.has(key?.name ?? '')
  /** Each property with the comma behind it. */
  const unread = ({ properties = [] }: Node) =>
    properties.flatMap((property, place) =>
      isUnread(property)
        ? [{ start: property.start, end: properties[place + 1]?.start ?? property.end }]
        : [],
    )
  return {
    name: 'page-values',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: /\bdefinePage\(\{/ },
      async handler(code, id) {
        const nodes = nodesOf(parseAst(code))
        const values = nodes.flatMap(({ type, callee, arguments: [value] = [] }) =>
          type === 'CallExpression' && callee?.name === 'definePage' && value ? [value] : [],
        )
        if (this.environment.config.consumer === 'client')
          return { code: without(code, values.flatMap(unread)), map: null }
        const files = new Set<string>()
        for (const { type, source } of nodes) {
          if (type !== 'ImportExpression') continue
          const found = await this.resolve(String(source?.value), id)
          if (found) files.add(relative(sourceRoot(), found.id).replaceAll('\\', '/'))
        }
        const places = values
          .filter(({ properties = [] }) => !properties.some(({ key }) => key?.name === 'files'))
          .map(({ start }) => start + 1)
        return { code: withText(code, places, `files: ${JSON.stringify([...files])}, `), map: null }
      },
    },
  }
}

const without = (code: string, spans: readonly { readonly start: number; readonly end: number }[]): string =>
  spans.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)

const withText = (code: string, places: readonly number[], added: string): string =>
  places.toReversed().reduce((text, place) => text.slice(0, place) + added + text.slice(place), code)

function nodesOf(node: unknown): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap(nodesOf)
  if (node === null || typeof node !== 'object') return []
  const inner = Object.values(node).flatMap(nodesOf)
  return 'type' in node && typeof node.type === 'string' ? [node as Node, ...inner] : inner
}
