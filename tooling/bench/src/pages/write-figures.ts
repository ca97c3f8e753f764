import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../../../../docs/figures/pages.md')

/** A table of figures as it is printed: a row for each name. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number | string>>>>

/** Writes the tables of `bench pages` into `docs/figures/pages.md`, first and under one date; others stay. */
export async function writeFigures(tables: Readonly<Record<string, Figures>>, about: string): Promise<void> {
  const own = Object.entries(tables).map(([title, figures]) => `## ${title}\n\n${tableOf(figures)}`)
  const head = `# Pages on a slow phone\n\nDate: ${today()} · \`pnpm --filter @proverka/bench run pages --write\` · ${about}`
  const [, ...sections] = await readParts()
  await writeParts([head, ...own, ...without(sections, Object.keys(tables))])
}

/** Writes one table into the file and leaves the others, each with its own date. */
export async function writeTable(title: string, figures: Figures, about: string): Promise<void> {
  const own = `## ${title}\n\nDate: ${today()} · ${about}\n\n${tableOf(figures)}`
  const [head = '', ...sections] = await readParts()
  await writeParts([head, ...without(sections, [title]), own])
}

const today = () => new Date().toISOString().slice(0, 10)

/** The head and the sections of the file. */
async function readParts(): Promise<string[]> {
  return (await readFile(FILE, 'utf8')).split(/^(?=## )/m)
}

const without = (sections: readonly string[], titles: readonly string[]) =>
  sections.filter((section) => !titles.some((title) => section.startsWith(`## ${title}\n`)))

async function writeParts(parts: readonly string[]): Promise<void> {
  await writeFile(FILE, parts.map((part) => part.trimEnd()).join('\n\n') + '\n')
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
