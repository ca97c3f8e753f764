import type { Size } from './measure-sizes.ts'

/*
 * The table of sizes in a README. Its figures are the limits: a package that outgrows them needs a README that says so,
 * and so does one that has become much smaller.
 */

const TABLE = /<!-- sizes -->\n[\s\S]*?<!-- \/sizes -->/

/** How much smaller than its README a package may be, as a share. */
const SLACK = 0.1

/** The README with the table of these sizes; the same text when it has no place for one. */
export function withSizes(readme: string, sizes: readonly Size[]): string {
  const rows = sizes.map(({ title, bytes }) => `| ${title} | ${sizeText(bytes)} |`)
  const table = ['| import | weighs at most |', '| --- | --- |', ...rows].join('\n')
  return readme.replace(TABLE, () => `<!-- sizes -->\n\n${table}\n\n<!-- /sizes -->`)
}

/** What the README says that is not true of the sizes. */
export function sizeFaults(readme: string, sizes: readonly Size[]): readonly string[] {
  const [table] = TABLE.exec(readme) ?? []
  if (table === undefined) return ['its README has no table of sizes']
  const said = new Map<string, number>()
  for (const [, title = '', figure = '', unit = ''] of table.matchAll(/^\| (.+?) +\| ([\d.]+) (B|KB) +\|$/gm))
    said.set(title, Number(figure) * (unit === 'KB' ? 1000 : 1))
  const titles = new Set(sizes.map(({ title }) => title))
  return [
    ...sizes.flatMap(({ title, bytes }) => faultOf(title, bytes, said.get(title))),
    ...[...said.keys()]
      .filter((title) => !titles.has(title))
      .map((title) => `${title} is not there any more`),
  ]
}

function faultOf(title: string, bytes: number, said: number | undefined): readonly string[] {
  if (said === undefined) return [`its README does not say what ${title} weighs: ${sizeText(bytes)}`]
  if (bytes > said) return [`${title} weighs ${bytes} bytes, its README says ${said}`]
  const least = Math.min(said * (1 - SLACK), said - 1000)
  return bytes < least ? [`${title} weighs only ${bytes} bytes, its README says ${said}`] : []
}

/** Rounded up: tens of bytes below a kilobyte (1,000 bytes), tenths below ten of them, then whole ones. */
export function sizeText(bytes: number): string {
  if (bytes <= 990) return `${Math.ceil(bytes / 10) * 10} B`
  return bytes <= 9900 ? `${Math.ceil(bytes / 100) / 10} KB` : `${Math.ceil(bytes / 1000)} KB`
}
