import { relative } from 'node:path'
import { parseAst } from 'vite'

/** What a browser reads of a page. */
const OF_BROWSER = new Set(['name', 'load', 'hasData', 'isDrawnWithData'])

/**
 * Compiles the values of pages, `definePage({…})`: the server's build learns the files that a `.route.ts` imports with
 * `import()`, as `files`, and that for the browser leaves out what no browser reads.
 *
 * @param {string} repositoryDir absolute path
 */
export function pageValues(repositoryDir) {
  let isServer
  return {
    name: 'page-values',
    apply: 'build',
    configResolved: (config) => void (isServer = Boolean(config.build.ssr)),
    transform: {
      filter: { id: /\.tsx?$/, code: /\bdefinePage\(\{/ },
      async handler(code, id) {
        const nodes = nodesOf(parseAst(code))
        const values = nodes.flatMap((node) =>
          node.type === 'CallExpression' && node.callee.name === 'definePage' ? [node.arguments[0]] : [],
        )
        if (!isServer) return { code: without(code, values.flatMap(unread)), map: null }
        const files = []
        for (const { type, source } of nodes) {
          if (type !== 'ImportExpression') continue
          const found = await this.resolve(source.value, id)
          if (found) files.push(relative(repositoryDir, found.id).replaceAll('\\', '/'))
        }
        const own = `files: ${JSON.stringify([...new Set(files)])}, `
        const places = values
          .filter((value) => !value.properties.some(isNamed('files')))
          .map(({ start }) => start + 1)
        return { code: withText(code, places, own), map: null }
      },
    },
  }
}

const isNamed = (name) => (property) => property.key?.name === name

/** What an object is spread from stays whole: the code of a page may be in it. */
const isOfBrowser = ({ type, key }) => type === 'SpreadElement' || OF_BROWSER.has(key.name)

/** Each property with the comma behind it. */
const unread = ({ properties }) =>
  properties.flatMap((property, place) =>
    isOfBrowser(property) ? [] : [[property.start, properties[place + 1]?.start ?? property.end]],
  )

const without = (code, spans) =>
  spans.toReversed().reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code)

const withText = (code, places, added) =>
  places.toReversed().reduce((text, place) => text.slice(0, place) + added + text.slice(place), code)

function nodesOf(node) {
  if (Array.isArray(node)) return node.flatMap(nodesOf)
  if (node === null || typeof node !== 'object') return []
  const inner = Object.values(node).flatMap(nodesOf)
  return typeof node.type === 'string' ? [node, ...inner] : inner
}
