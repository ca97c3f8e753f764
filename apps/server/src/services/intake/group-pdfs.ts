import type { ReceivedFile } from './archives/unpack-archive.ts'

/** `report-…[0].xml` comes with `report-…[0].pdf` and `report-…[0] ЭП.pdf`. */
const stemOf = ({ name }: Pick<ReceivedFile, 'name'>): string =>
  name
    .toLowerCase()
    .replace(/\.[^.]+$/, '')
    .replace(/[ _]эп$/, '')
    .trim()

/** The printed forms of each extract, by their names, first of those beside it; and those of none. */
export function groupPdfs(
  extracts: readonly ReceivedFile[],
  pdfs: readonly ReceivedFile[],
): {
  readonly of: ReadonlyMap<ReceivedFile, readonly ReceivedFile[]>
  readonly lonely: readonly ReceivedFile[]
} {
  const of = new Map<ReceivedFile, ReceivedFile[]>()
  const lonely: ReceivedFile[] = []
  const named = Map.groupBy(extracts, stemOf)
  for (const pdf of pdfs) {
    const owners = named.get(stemOf(pdf)) ?? []
    const beside = owners.filter(({ archive, folder }) => archive === pdf.archive && folder === pdf.folder)
    const [owner, second] = beside.length > 0 ? beside : owners
    // Equal names in several archives tell nothing.
    if (owner === undefined || second !== undefined) lonely.push(pdf)
    else of.set(owner, [...(of.get(owner) ?? []), pdf])
  }
  return { of, lonely }
}
