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
        const imports: { readonly node: Node; readonly file: string }[] = []
        for (const node of nodes) {
          if (node.type !== 'ImportExpression') continue
          const found = await this.resolve(String(node.source?.value), id)
          if (found) imports.push({ node, file: relative(sourceRoot(), found.id).replaceAll('\\', '/') })
        }
        // Its own imports, and those of the module's functions; not those of another page.
        const filesOf = (value: Node) =>
          imports
            .filter(({ node }) => !values.some((other) => other !== value && isWithin(node, other)))
            .map(({ file }) => file)
        const added = values
          .filter(({ properties = [] }) => !properties.some(({ key }) => key?.name === 'files'))
          .map((value) => ({
            place: value.start + 1,
            text: `files: ${JSON.stringify([...new Set(filesOf(value))])}, `,
          }))
        return { code: withTexts(code, added), map: null }
      },
    },
  }
}

const without = (code: string, spans: readonly { readonly start: number; readonly end: number }[]): string =>
  spans.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)

const withTexts = (
  code: string,
  added: readonly { readonly place: number; readonly text: string }[],
): string =>
  added.toReversed().reduce((all, { place, text }) => all.slice(0, place) + text + all.slice(place), code)

const isWithin = (node: Node, other: Node): boolean => node.start >= other.start && node.end <= other.end

function nodesOf(node: unknown): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap(nodesOf)
  if (node === null || typeof node !== 'object') return []
  const inner = Object.values(node).flatMap(nodesOf)
  return 'type' in node && typeof node.type === 'string' ? [node as Node, ...inner] : inner
}
