import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../../../../docs/figures/pages.md')

/** A table of figures as it is printed: a row for each name. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number | string>>>>

/** Writes what was measured into `docs/figures/pages.md`. */
export async function writeFigures(tables: Readonly<Record<string, Figures>>, about: string): Promise<void> {
  const parts = Object.entries(tables).map(([title, figures]) => `## ${title}\n\n${tableOf(figures)}\n`)
  const date = new Date().toISOString().slice(0, 10)
  const head = `# Pages on a slow phone\n\nDate: ${date} · \`pnpm --filter @proverka/bench run pages --write\` · ${about}\n`
  await writeFile(FILE, [head, ...parts].join('\n'))
}

/** Writes one table into the file and leaves the others, each with its own date. */
export async function writeTable(title: string, figures: Figures, about: string): Promise<void> {
  const [head = '', ...sections] = (await readFile(FILE, 'utf8')).split(/^(?=## )/m)
  const date = new Date().toISOString().slice(0, 10)
  const own = `## ${title}\n\nDate: ${date} · ${about}\n\n${tableOf(figures)}\n`
  const others = sections.filter((section) => !section.startsWith(`## ${title}\n`))
  await writeFile(FILE, [head, ...others, own].map((part) => part.trimEnd()).join('\n\n') + '\n')
}

function tableOf(figures: Figures): string {
  const columns = [...new Set(Object.values(figures).flatMap((row) => Object.keys(row)))]
  const line = (cells: readonly (number | string)[]) => `| ${cells.join(' | ')} |`
  return [
    line(['', ...columns]),
    line(['---', ...columns.map(() => '---')]),
    ...Object.entries(figures).map(([name, row]) =>
      line([name, ...columns.map((column) => row[column] ?? '')]),
    ),
  ].join('\n')
}
