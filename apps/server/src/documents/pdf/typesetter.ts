import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { REPORT_LABELS } from '@proverka/domain/views'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { TEMPLATES } from '../../platform/locations.ts'
import type { PaperLogo } from './paper-logo.ts'
import { printableView } from './printable.ts'

/** A file inside a document. */
export interface PdfAttachment {
  /** In the list of attachments of a reader. */
  readonly name: string
  readonly type: string
  /** What it is, in Russian. */
  readonly description: string
  /** How it belongs to the document: what it was made of, or what comes with it. */
  readonly relationship: 'source' | 'supplement'
  readonly base64: string
}

/** What is set with a view. */
export interface TypesetExtras {
  readonly logo?: PaperLogo | undefined
  readonly attachments?: readonly PdfAttachment[] | undefined
}

/** Sets a view in a template of `templates/`, as a tagged PDF/A-3a; equal input gives equal bytes. */
export type Typeset = (template: string, view: object, at: Date, extras?: TypesetExtras) => Uint8Array

/*
 * Paths of files in a template: there are none on the disk, the compiler receives their bytes.
 */
const LOGO_FILE = 'logo.png'
const attachedFile = (index: number): string => `attached-${index}`

const FONTS = [
  '@expo-google-fonts/golos-text/400Regular',
  '@expo-google-fonts/golos-text/500Medium',
  '@expo-google-fonts/golos-text/600SemiBold',
  '@expo-google-fonts/source-serif-4/400Regular',
  '@expo-google-fonts/source-serif-4/600SemiBold',
]

/** PDF/A refuses a sign that no font has: it is replaced, and the report is made. */
const MISSING_SIGN = '?'

/** Keep one: it holds the fonts, and reads them when it is first used. */
export function createTypesetter(): Typeset {
  let compiler: NodeCompiler | undefined
  const printed = new Map<string, boolean>()
  return (template, view, at, { logo, attachments = [] } = {}) => {
    compiler ??= NodeCompiler.create({
      workspace: TEMPLATES,
      fontArgs: [{ fontPaths: FONTS.map((path) => folderOf(path)) }],
    })
    const listed = attachments.map(({ name, type, description, relationship }, index) => ({
      name,
      type,
      description,
      relationship,
      path: attachedFile(index),
    }))
    const files = [
      ...(logo ? [{ path: LOGO_FILE, base64: logo.base64 }] : []),
      ...attachments.map(({ base64 }, index) => ({ path: attachedFile(index), base64 })),
    ]
    const text = JSON.stringify(printableView(view))
    const sourceOf = (json: string): Source => ({
      mainFilePath: join(TEMPLATES, template),
      inputs: { view: json, labels: JSON.stringify(REPORT_LABELS), attachments: JSON.stringify(listed) },
    })
    try {
      for (const { path, base64 } of files)
        compiler.mapShadow(join(TEMPLATES, path), Buffer.from(base64, 'base64'))
      try {
        return toPdf(compiler, sourceOf(text), at)
      } catch {
        return toPdf(compiler, sourceOf(withoutMissingSigns(compiler, text, printed)), at)
      }
    } catch (cause) {
      throw new Error(`The template ${template} does not compile: ${explain(compiler, sourceOf(text))}`, {
        cause,
      })
    } finally {
      // Without this each document leaves about 15 MB behind.
      compiler.evictCache(0)
      if (files.length > 0) compiler.resetShadow()
    }
  }
}

interface Source {
  readonly mainFilePath: string
  readonly inputs: Record<string, string>
}

/** Tagged, Unicode, with room for attachments. */
const STANDARD = 'a-3a'

const toPdf = (compiler: NodeCompiler, source: Source, at: Date): Uint8Array =>
  compiler.pdf(source, { creationTimestamp: Math.floor(at.getTime() / 1000), pdfStandard: STANDARD })

/** The same JSON with signs that cannot be printed replaced; which they are the compiler itself says, once for each. */
function withoutMissingSigns(compiler: NodeCompiler, json: string, printed: Map<string, boolean>): string {
  const isPrinted = (sign: string): boolean => {
    const known = printed.get(sign)
    if (known !== undefined) return known
    const mainFileContent = `#set text(font: ("Golos Text", "Source Serif 4"), fallback: false)\n#sys.inputs.sign`
    let isFound = true
    try {
      compiler.pdf({ mainFileContent, inputs: { sign } }, { pdfStandard: STANDARD, creationTimestamp: 0 })
    } catch {
      isFound = false
    }
    printed.set(sign, isFound)
    return isFound
  }
  // Signs outside of these scripts are rare: the common ones need no question.
  return json.replace(
    /[^\s\u0020-\u007E\u00A0-\u00BF\u0410-\u044F\u0401\u0451\u200B\u2010-\u2026№₽]/gu,
    (sign) => (isPrinted(sign) ? sign : MISSING_SIGN),
  )
}

/** The typesetter throws errors without words; only a second compilation says them. */
function explain(compiler: NodeCompiler, source: Source): string {
  const problem = compiler.compile(source).takeDiagnostics()
  return problem ? JSON.stringify(compiler.fetchDiagnostics(problem)) : 'no diagnostics'
}

/** Folder of a font's file inside its package. */
function folderOf(path: string): string {
  const [scope, name, folder] = path.split('/')
  return join(dirname(fileURLToPath(import.meta.resolve(`${scope}/${name}/package.json`))), folder ?? '')
}
