import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { walkFiles } from './walk-files.ts'

const SOURCE = /\.(?:ts|tsx|mts)$/
const NOT_PRODUCT = /\.(?:test|e2e|stories|test-data)\.tsx?$|\/(?:tests|fixtures)\//

/** A name in a file: `/repo/packages/domain/src/money/kopecks.ts#toRoubles`. */
type Place = string

interface Module {
  /** What each declaration of the file mentions: names of the file itself and of its imports. */
  readonly declarations: ReadonlyMap<string, ReadonlySet<string>>
  /** Names that other files can import. */
  readonly exported: ReadonlySet<string>
  readonly values: ReadonlySet<string>
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>
  /** Files whose names it passes on. */
  readonly passedOn: readonly string[]
}

export interface ValueExport {
  readonly name: string
  /** From the repository's folder. */
  readonly file: string
}

/**
 * Values that a package exports and that nothing reaches from product code: tests, stories and the package's own
 * entries are no use. A value that only unreached values mention is unreached, too.
 */
export function findUnreachedExports(
  root: string,
  folder: string,
  name: string,
  entries: Readonly<Record<string, string>>,
): ValueExport[] {
  const base = join(root, folder)
  const modules = new Map(productFiles(join(base, 'src')).map((file) => [file, readModule(file)] as const))
  const reached = new Set<Place>()
  const queue = usesOutside(root, base, name, entries).flatMap(({ file, names }) =>
    names.flatMap((used) => findPlace(file, used) ?? []),
  )
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    if (reached.has(place)) continue
    reached.add(place)
    queue.push(...mentionedBy(place))
  }
  return [...modules].flatMap(([file, { exported, values }]) =>
    [...exported]
      .filter((value) => values.has(value) && !reached.has(`${file}#${value}`))
      .map((value) => ({ name: value, file: relative(root, file) })),
  )

  /** Where a name that a file offers is declared. */
  function findPlace(file: string, wanted: string, seen = new Set<string>()): Place | undefined {
    const module = modules.get(file)
    if (!module || seen.has(file)) return undefined
    seen.add(file)
    if (module.declarations.has(wanted)) return `${file}#${wanted}`
    const brought = module.imports.get(wanted)
    if (brought) return findPlace(brought.from, brought.name, seen)
    for (const next of module.passedOn) {
      const place = findPlace(next, wanted, seen)
      if (place) return place
    }
    return undefined
  }

  function mentionedBy(place: Place): Place[] {
    const [file = '', declaration = ''] = place.split('#')
    const names = modules.get(file)?.declarations.get(declaration) ?? []
    return [...names].flatMap((mentioned) => findPlace(file, mentioned) ?? [])
  }
}

function productFiles(folder: string): string[] {
  return walkFiles(folder).filter((file) => SOURCE.test(file) && !NOT_PRODUCT.test(file))
}

/** What product code of the other packages takes from the entries of a package. */
function usesOutside(root: string, base: string, name: string, entries: Readonly<Record<string, string>>) {
  return ['apps', 'packages']
    .filter((area) => existsSync(join(root, area)))
    .flatMap((area) => productFiles(join(root, area)))
    .filter((file) => !file.startsWith(`${base}/`))
    .flatMap((file) =>
      importsOf(parse(file)).flatMap(({ specifier, names, whole, used }) => {
        const entry =
          specifier === name || specifier.startsWith(`${name}/`) ? specifier.slice(name.length) : undefined
        const target = entry === undefined ? undefined : entries[`.${entry}`]
        if (target === undefined) return []
        return [{ file: resolve(base, target), names: [...names.values(), ...(whole ? used : [])] }]
      }),
    )
}

function readModule(file: string): Module {
  const source = parse(file)
  const declarations = new Map<string, ReadonlySet<string>>()
  const exported = new Set<string>()
  const values = new Set<string>()
  for (const statement of source.statements) {
    for (const [name, node] of declaredIn(statement)) {
      declarations.set(name, new Set([...(declarations.get(name) ?? []), ...identifiersIn(node)]))
      if (isExported(statement)) exported.add(name)
      if (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) values.add(name)
    }
  }
  const imports = new Map<string, { from: string; name: string }>()
  const passedOn: string[] = []
  for (const { specifier, names, passes } of importsOf(source)) {
    if (!specifier.startsWith('.')) continue
    const from = resolve(dirname(file), specifier)
    if (passes) passedOn.push(from)
    for (const [local, name] of names) imports.set(local, { from, name })
  }
  return { declarations, exported, values, imports, passedOn }
}

function declaredIn(statement: ts.Statement): (readonly [string, ts.Node])[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((declaration) =>
      bindingNames(declaration.name).map((name) => [name, declaration] as const),
    )
  }
  const named = statement as ts.Statement & { readonly name?: ts.Node }
  return named.name && ts.isIdentifier(named.name) ? [[named.name.text, statement]] : []
}

function bindingNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? bindingNames(element.name) : []))
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}

function identifiersIn(node: ts.Node): string[] {
  const names: string[] = []
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) names.push(child.text)
    ts.forEachChild(child, visit)
  }
  visit(node)
  return names
}

interface ImportOf {
  readonly specifier: string
  /** Local name → name in the other file. */
  readonly names: ReadonlyMap<string, string>
  /** `import * as`: the names used after its dot are in `used`. */
  readonly whole: boolean
  readonly used: readonly string[]
  /** `export * from`. */
  readonly passes: boolean
}

function importsOf(source: ts.SourceFile): ImportOf[] {
  const found: ImportOf[] = []
  for (const statement of source.statements) {
    const isImport = ts.isImportDeclaration(statement)
    if (!isImport && !ts.isExportDeclaration(statement)) continue
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue
    const bindings = isImport ? statement.importClause?.namedBindings : statement.exportClause
    const names = new Map<string, string>()
    if (bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) {
      for (const { name, propertyName } of bindings.elements)
        names.set(name.text, (propertyName ?? name).text)
    }
    const whole = bindings !== undefined && ts.isNamespaceImport(bindings)
    found.push({
      specifier: moduleSpecifier.text,
      names,
      whole,
      used: whole ? identifiersIn(source) : [],
      passes: !isImport && !bindings,
    })
  }
  // `await import('…')` takes what is destructured or named behind it: every name of the file may be one.
  const dynamic = [...source.text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].map(
    (match) => match[1] ?? '',
  )
  return [
    ...found,
    ...dynamic.map((specifier) => ({
      specifier,
      names: new Map<string, string>(),
      whole: true,
      used: identifiersIn(source),
      passes: false,
    })),
  ]
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
}
