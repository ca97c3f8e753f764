import { strFromU8 } from 'fflate'

/** The parts of a workbook by their paths. */
export type Parts = Readonly<Record<string, Uint8Array>>

/** What a workbook says of a sheet beside its cells. */
export interface SheetFacts {
  readonly isHidden: boolean
  /** Lines that are not shown, from 1. */
  readonly hiddenLines: ReadonlySet<number>
  /** Whether a column is not shown, by its index. */
  readonly isHiddenColumn: (column: number) => boolean
  /** Cells that are merged over several lines: a column by its index, the lines from 1. */
  readonly merges: readonly { readonly column: number; readonly from: number; readonly to: number }[]
}

/** The facts of each sheet, in the order of the workbook; the library that reads the cells has none of them. */
export function readSheetFacts(parts: Parts): readonly SheetFacts[] {
  const paths = new Map(
    tagsOf(parts, 'xl/_rels/workbook.xml.rels', 'Relationship').map(({ Id, Target = '' }) => [
      Id,
      Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`,
    ]),
  )
  return tagsOf(parts, 'xl/workbook.xml', 'sheet')
    .filter(({ name }) => name)
    .map(({ id, state = '' }) => {
      const path = paths.get(id) ?? ''
      const hidden = tagsOf(parts, path, 'col').filter(
        ({ hidden: flag, width }) => isTrue(flag) || width === '0',
      )
      return {
        isHidden: /hidden/i.test(state),
        hiddenLines: new Set(
          tagsOf(parts, path, 'row').flatMap(({ r, hidden: flag }) => (isTrue(flag) ? [Number(r)] : [])),
        ),
        isHiddenColumn: (column) =>
          hidden.some(({ min, max }) => column + 1 >= Number(min) && column + 1 <= Number(max)),
        merges: tagsOf(parts, path, 'mergeCell').flatMap(({ ref = '' }) => mergeOf(ref)),
      }
    })
}

const isTrue = (flag: string | undefined): boolean => flag === '1' || flag === 'true'

function mergeOf(ref: string): SheetFacts['merges'] {
  const [, letters = '', from, , to] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref) ?? []
  if (from === undefined || from === to) return []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return [{ column, from: Number(from), to: Number(to) }]
}

/** The attributes of all tags of a name, without the prefixes of namespaces. */
function tagsOf(
  parts: Parts,
  path: string,
  name: string,
): readonly Readonly<Partial<Record<string, string>>>[] {
  const part = parts[path]
  if (part === undefined) return []
  const tag = new RegExp(`<(?:\\w+:)?${name}((?:\\s+[\\w:]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*)\\s*/?>`, 'g')
  return Array.from(strFromU8(part).matchAll(tag), ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/([\w:]+)\s*=\s*["']([^"']*)/g), ([, key = '', value]) => [
        key.replace(/^.*:/, ''),
        value,
      ]),
    ),
  )
}
