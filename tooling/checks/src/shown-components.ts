import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import ts from 'typescript'

interface ExportedComponent {
  name: string
  /** The module that declares it. */
  file: string
}

/**
 * Components of packages/ui that the index of their group exports and that no story beside them draws. A story of
 * another part that happens to hold one shows neither its states nor its properties, so it does not count.
 */
export function findComponentsWithoutStories(root: string): string[] {
  const source = join(root, 'packages', 'ui', 'src')
  if (!existsSync(source)) return []
  const indexes = readdirSync(source)
    .map((group) => join(source, group, 'index.ts'))
    .filter((index) => existsSync(index))
  return indexes
    .flatMap((index) => exportedComponents(index))
    .filter(({ name, file }) => !storiesBeside(file).some((story) => draws(story, name, file)))
    .map(({ name, file }) => `${relative(root, file)}: ${name}`)
}

/** Values with a component's name that come from a module of components. */
function exportedComponents(index: string): ExportedComponent[] {
  return parse(index)
    .statements.filter(ts.isExportDeclaration)
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .flatMap(({ exportClause, moduleSpecifier }) => {
      const file = moduleSpecifier && moduleOf(index, moduleSpecifier)
      if (!file?.endsWith('.tsx') || !exportClause || !ts.isNamedExports(exportClause)) return []
      return exportClause.elements
        .filter(({ isTypeOnly, name }) => !isTypeOnly && /^\p{Lu}/u.test(name.text))
        .map(({ name, propertyName }) => ({ name: (propertyName ?? name).text, file }))
    })
}

const storiesBeside = (file: string): string[] =>
  readdirSync(dirname(file))
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => join(dirname(file), name))

/** Whether the story takes the component from its module and does more with it than name its type. */
function draws(story: string, component: string, file: string): boolean {
  const source = parse(story)
  const local = source.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => moduleOf(story, moduleSpecifier) === file)
    .flatMap(({ importClause }) => {
      const names = importClause?.namedBindings
      return names && ts.isNamedImports(names) ? [...names.elements] : []
    })
    .find(({ name, propertyName }) => (propertyName ?? name).text === component)?.name.text
  return local !== undefined && source.statements.some((node) => isUsed(node, local))
}

function isUsed(node: ts.Node, name: string): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return false
  if (ts.isIdentifier(node)) return node.text === name
  return ts.forEachChild(node, (child) => isUsed(child, name) || undefined) ?? false
}

const moduleOf = (from: string, specifier: ts.Expression): string | undefined =>
  ts.isStringLiteral(specifier) && specifier.text.startsWith('.')
    ? join(dirname(from), specifier.text)
    : undefined

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(basename(file), readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false)
