import { format } from 'oxfmt'
import { babelParse, recast, types as t } from 'storybook/internal/babel'
import type { CsfFile } from 'storybook/internal/csf-tools'
import { readKitEntries } from './kit-entries.ts'

type Enricher = (csf: CsfFile, source: CsfFile) => void | Promise<void>

/** What a stories file declares beside its stories: helpers by name, and where its other names come from. */
interface TopLevel {
  readonly declarations: ReadonlyMap<string, t.Statement>
  readonly imports: ReadonlyMap<string, Import>
}

interface Import {
  readonly from: string
  readonly isType: boolean
}

const STYLE = { singleQuote: true, semi: false, printWidth: 90 } as const
const SPIES = 'storybook/test'

/**
 * Completes the code of each story, which Storybook makes of its arguments, to a module that can be pasted into an app:
 * helpers of the stories file and imports from the kit's entries, without the spies of tests. Code that needs what the kit
 * does not give away is left out.
 */
export const withWholeCode =
  (enrich?: Enricher): Enricher =>
  async (csf, source) => {
    await enrich?.(csf, source)
    const topLevel = readTopLevel(source['_ast'])
    for (const snippet of findSnippets(csf['_ast']))
      // Where Storybook cannot make code of a story, it gives the reason in its place.
      snippet.value = isCode(snippet.value) ? ((await complete(snippet.value, topLevel)) ?? '') : ''
  }

const entryOf = readKitEntries()

const isCode = (snippet: string): boolean => /^(?:const|function) \w+/.test(snippet)

async function complete(snippet: string, { declarations, imports }: TopLevel): Promise<string | undefined> {
  const needed = new Map<string, t.Statement>()
  const imported = new Map<string, Import>()
  const visit = (names: Iterable<string>): void => {
    for (const name of names) {
      const declaration = declarations.get(name)
      const from = imports.get(name)
      if (from !== undefined) imported.set(name, from)
      else if (declaration && !needed.has(name)) {
        needed.set(name, declaration)
        visit(namesIn(declaration))
      }
    }
  }
  visit(namesIn(babelParse(snippet)))
  const story = withoutStrayParens(snippet)
  const helpers = new Set([...declarations.values()].filter((one) => [...needed.values()].includes(one)))
  const body = [
    ...[...helpers].map((one) => recast.print(one).code),
    story.replace(/^(?:const|function) \w+/, (start) => `export ${start.split(' ', 1)[0]} Example`),
  ].join('\n\n')
  const lines = importLines(imported)
  if (lines === undefined) return undefined
  const { code, errors } = await format('story.tsx', `${lines}\n\n${withoutSpies(body)}`, STYLE)
  return errors.length > 0 ? undefined : code
}

/** Nothing where a name comes from a file that an app cannot import. */
function importLines(imported: ReadonlyMap<string, Import>): string | undefined {
  const modules = new Map<string, string[]>()
  for (const [name, { from, isType }] of imported) {
    if (from === SPIES) continue
    const module = from.startsWith('.') ? entryOf(name, from) : from
    if (module === undefined) return undefined
    const line = `${isType ? 'type ' : ''}{ } from '${module}'`
    modules.set(line, [...(modules.get(line) ?? []), name])
  }
  return [...modules]
    .map(([line, names]) => `import ${line.replace('{ }', `{ ${names.toSorted().join(', ')} }`)}`)
    .toSorted((one, other) => fromOf(one).localeCompare(fromOf(other)))
    .join('\n')
}

const fromOf = (line: string): string => line.slice(line.indexOf(' from '))

/** Children that were in parentheses as an argument carry them into the markup, where they are text. */
function withoutStrayParens(code: string): string {
  const texts: t.JSXText[] = []
  t.traverseFast(babelParse(code), (node) => {
    if (t.isJSXText(node) && /^\s*[()]\s*$/.test(node.value)) texts.push(node)
  })
  return texts
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start ?? 0) + text.slice(end ?? 0), code)
}

/** `fn()` is a function that does nothing, `fn(doThis)` is `doThis`. */
function withoutSpies(code: string): string {
  const calls: t.CallExpression[] = []
  t.traverseFast(babelParse(code), (node) => {
    if (t.isCallExpression(node) && t.isIdentifier(node.callee, { name: 'fn' })) calls.push(node)
  })
  let text = code
  for (const { start, end, arguments: given } of calls.toReversed()) {
    const [argument] = given
    const inner = argument ? `(${code.slice(argument.start ?? 0, argument.end ?? 0)})` : '() => undefined'
    text = text.slice(0, start ?? 0) + inner + text.slice(end ?? 0)
  }
  return text
}

function readTopLevel({ program }: t.File): TopLevel {
  const declarations = new Map<string, t.Statement>()
  const imports = new Map<string, Import>()
  for (const statement of program.body) {
    if (t.isImportDeclaration(statement))
      for (const specifier of statement.specifiers)
        imports.set(specifier.local.name, {
          from: statement.source.value,
          isType:
            statement.importKind === 'type' ||
            (t.isImportSpecifier(specifier) && specifier.importKind === 'type'),
        })
    const declared = t.isExportNamedDeclaration(statement) ? undefined : statement
    if (t.isVariableDeclaration(declared))
      for (const { id } of declared.declarations) if (t.isIdentifier(id)) declarations.set(id.name, declared)
    if (
      (t.isFunctionDeclaration(declared) ||
        t.isTSInterfaceDeclaration(declared) ||
        t.isTSTypeAliasDeclaration(declared)) &&
      declared.id
    )
      declarations.set(declared.id.name, declared)
  }
  return { declarations, imports }
}

/** Names that a piece of code refers to; not those of properties and attributes. */
function namesIn(root: t.Node): ReadonlySet<string> {
  const names = new Set<string>()
  const labels = new Set<t.Node>()
  t.traverseFast(root, (node) => {
    if (t.isMemberExpression(node) && !node.computed) labels.add(node.property)
    if ((t.isObjectProperty(node) || t.isTSPropertySignature(node)) && !node.computed && !isShorthand(node))
      labels.add(node.key)
    if (t.isJSXAttribute(node)) labels.add(node.name)
    if ((t.isIdentifier(node) || t.isJSXIdentifier(node)) && !labels.has(node)) names.add(node.name)
  })
  return names
}

const isShorthand = (node: t.Node): boolean => t.isObjectProperty(node) && node.shorthand

/** The code of stories where Storybook has put it: `X.parameters = { docs: { source: { code: '…' } } }`. */
function findSnippets({ program }: t.File): t.StringLiteral[] {
  const found: t.StringLiteral[] = []
  for (const statement of program.body) {
    if (!t.isExpressionStatement(statement) || !t.isAssignmentExpression(statement.expression)) continue
    t.traverseFast(statement.expression.right, (node) => {
      if (
        t.isObjectProperty(node) &&
        t.isIdentifier(node.key, { name: 'code' }) &&
        t.isStringLiteral(node.value)
      )
        found.push(node.value)
    })
  }
  return found
}
