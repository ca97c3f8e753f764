import { join } from 'node:path'
import ts from 'typescript'
import { USER_PROJECT } from './pack-package.ts'

/** What an editor shows over a name. */
export interface Hover {
  readonly name: string
  /** The type as text. */
  readonly type: string
  /** The doc comment with its tags; paragraphs are separated by an empty line. */
  readonly words: string
}

interface Editor {
  /** Opens a program that begins with `head`, and in it the hover over the last name of each line. */
  readonly hover: (head: string, lines: readonly string[]) => readonly Hover[]
  /** Names of values and types that a package exports. */
  readonly exportsOf: (name: string) => ReadonlySet<string>
}

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  strict: true,
  types: [],
}

/** An editor with one open file in the project of the user of the packed packages. */
export function openEditor(): Editor {
  const file = join(USER_PROJECT, 'open-in-editor.ts')
  let text = ''
  let version = 0
  const service = ts.createLanguageService({
    readFile: (path) => ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
    realpath: (path) => ts.sys.realpath?.(path) ?? path,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => OPTIONS,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getCurrentDirectory: () => USER_PROJECT,
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? String(version) : '0'),
    getScriptSnapshot(name) {
      const source = name === file ? text : ts.sys.readFile(name)
      return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source)
    },
    fileExists: (name) => name === file || ts.sys.fileExists(name),
  })

  function open(source: string): void {
    text = source
    version += 1
  }

  function hoverAt(position: number, line: string): Hover {
    const shown = service.getQuickInfoAtPosition(file, position)
    if (shown === undefined) throw new Error(`An editor shows nothing over ${line}`)
    const tags = (shown.tags ?? []).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`)
    return {
      name: line.split(' ').at(-1) ?? '',
      type: ts.displayPartsToString(shown.displayParts),
      words: [ts.displayPartsToString(shown.documentation), ...tags].join('\n\n'),
    }
  }

  return {
    hover(head, lines) {
      open(`${head}${lines.join('\n')}\n`)
      let end = head.length - 1
      return lines.map((line) => {
        end += line.length + 1
        return hoverAt(end - 1, line)
      })
    },
    exportsOf(name) {
      open(`export * as all from '${name}'\n`)
      const checker = service.getProgram()?.getTypeChecker()
      const source = service.getProgram()?.getSourceFile(file)
      const all =
        source && checker?.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores('all'))
      const module = all && checker?.getAliasedSymbol(all)
      return new Set(module && checker?.getExportsOfModule(module).map((symbol) => symbol.name))
    },
  }
}
