import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Report } from '@proverka/domain/reports'
import { printableView } from './printable.ts'
import { reportDocument } from './report-document.ts'
import type { ReportPdfOptions } from './report-document.ts'

export interface ReportPdf {
  /** A tagged PDF in Russian; equal input gives equal bytes. */
  readonly render: (report: Report, options: ReportPdfOptions) => Promise<Uint8Array>
}

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url))

const FONTS = [
  '@expo-google-fonts/golos-text/400Regular',
  '@expo-google-fonts/golos-text/500Medium',
  '@expo-google-fonts/golos-text/600SemiBold',
  '@expo-google-fonts/source-serif-4/400Regular',
  '@expo-google-fonts/source-serif-4/600SemiBold',
]

/** A typesetter for reports; keep one, it holds the fonts. */
export function createReportPdf(): ReportPdf {
  let compiler: NodeCompiler | undefined
  return {
    render: async (report, options) => {
      compiler ??= NodeCompiler.create({
        workspace: TEMPLATES,
        fontArgs: [{ fontPaths: FONTS.map((path) => folderOf(path)) }],
      })
      return typeset(compiler, report, options)
    },
  }
}

function typeset(compiler: NodeCompiler, report: Report, options: ReportPdfOptions): Uint8Array {
  const view = printableView(reportDocument(report, options))
  const source = { mainFilePath: join(TEMPLATES, 'report.typ'), inputs: { view: JSON.stringify(view) } }
  try {
    return compiler.pdf(source, { creationTimestamp: Math.floor(options.now.getTime() / 1000) })
  } catch (cause) {
    throw new Error(`The template of reports does not compile: ${explain(compiler, source)}`, { cause })
  } finally {
    // Without this each report leaves about 15 MB behind.
    compiler.evictCache(0)
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
