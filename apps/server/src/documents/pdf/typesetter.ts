import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { REPORT_LABELS } from '@proverka/domain/views'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { TEMPLATES } from '../../platform/locations.ts'
import type { PaperLogo } from './paper-logo.ts'
import { printableView } from './printable.ts'

/** Sets a view in a template of `templates/`, as a tagged PDF; equal input gives equal bytes. */
export type Typeset = (template: string, view: object, at: Date, logo?: PaperLogo) => Uint8Array

/** Path of the picture in a template: there is no such file, the compiler receives its bytes. */
const LOGO_FILE = join(TEMPLATES, 'logo.png')

const FONTS = [
  '@expo-google-fonts/golos-text/400Regular',
  '@expo-google-fonts/golos-text/500Medium',
  '@expo-google-fonts/golos-text/600SemiBold',
  '@expo-google-fonts/source-serif-4/400Regular',
  '@expo-google-fonts/source-serif-4/600SemiBold',
]

/** Keep one: it holds the fonts, and reads them when it is first used. */
export function createTypesetter(): Typeset {
  let compiler: NodeCompiler | undefined
  return (template, view, at, logo) => {
    compiler ??= NodeCompiler.create({
      workspace: TEMPLATES,
      fontArgs: [{ fontPaths: FONTS.map((path) => folderOf(path)) }],
    })
    const source = {
      mainFilePath: join(TEMPLATES, template),
      inputs: { view: JSON.stringify(printableView(view)), labels: JSON.stringify(REPORT_LABELS) },
    }
    try {
      if (logo) compiler.mapShadow(LOGO_FILE, Buffer.from(logo.base64, 'base64'))
      return compiler.pdf(source, { creationTimestamp: Math.floor(at.getTime() / 1000) })
    } catch (cause) {
      throw new Error(`The template ${template} does not compile: ${explain(compiler, source)}`, { cause })
    } finally {
      // Without this each document leaves about 15 MB behind.
      compiler.evictCache(0)
      if (logo) compiler.resetShadow()
    }
  }
}

/** The typesetter throws errors without words; only a second compilation tells them. */
function explain(
  compiler: NodeCompiler,
  source: { mainFilePath: string; inputs: Record<string, string> },
): string {
  const problem = compiler.compile(source).takeDiagnostics()
  return problem ? JSON.stringify(compiler.fetchDiagnostics(problem)) : 'no diagnostics'
}

/** Folder of a font's file inside its package. */
function folderOf(path: string): string {
  const [scope, name, folder] = path.split('/')
  return join(dirname(fileURLToPath(import.meta.resolve(`${scope}/${name}/package.json`))), folder ?? '')
}
