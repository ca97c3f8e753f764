import { textRoom } from '../plot/text-room.ts'
import { wrapWords } from './wrap-words.ts'

/** Someone or something in a box. */
export interface TieNode {
  name: string
  relation: string
  state?: { tone?: 'red' | 'orange' | 'yellow' | 'green' | 'grey' | 'wait'; words: string }
  /** Tied only by a coincidence: a dashed line. */
  isMatch?: boolean
}

export interface TieBranch extends TieNode {
  companies: readonly TieNode[]
}

/** From this width on the three levels are side by side; below it one under another. */
const WIDE = 620
/** Size of the words, px: `vars.size.small`. */
const SIZE = 14
export const LINE = 20
const PAD_X = 14
const PAD_Y = 11
const GAP = 14
/** Room for the lines between two columns. */
const CHANNEL = 44
const INDENT = 22
/** The box of the company is no lower than this, so that a long chart begins with it. */
const ROOT_LOWEST = 220
/** A line with a bend smaller than this is drawn straight. */
const SNAP = 24

export interface PlacedBox {
  key: string
  x: number
  y: number
  width: number
  height: number
  node: TieNode
  lines: readonly { text: string; kind: 'name' | 'relation' | 'state' }[]
}

export interface TieLine {
  key: string
  path: string
  isMatch: boolean
}

/** Positions of the boxes of a tree of ties and of the lines between them, px. */
export function tieGeometry(root: TieNode, branches: readonly TieBranch[], width: number) {
  return width >= WIDE ? besideEachOther(root, branches, width) : belowEachOther(root, branches, width)
}

function besideEachOther(root: TieNode, branches: readonly TieBranch[], width: number) {
  const hasCompanies = branches.some(({ companies }) => companies.length > 0)
  const columns = hasCompanies ? 3 : 2
  const column = Math.floor((width - 2 - CHANNEL * (columns - 1)) / columns)
  const left = (index: number) => 1 + index * (column + CHANNEL)
  const boxes: PlacedBox[] = []
  const lines: TieLine[] = []
  const middles: { key: string; y: number; isMatch: boolean }[] = []
  let y = 1
  for (const [place, branch] of branches.entries()) {
    const leaves = branch.companies.map((node, index) => box(node, `${place}-${index}`, left(2), 0, column))
    const own = box(branch, String(place), left(1), 0, column)
    const stack = leaves.reduce((sum, { height }) => sum + height, 0) + GAP * Math.max(0, leaves.length - 1)
    const height = Math.max(own.height, stack)
    own.y = y + (height - own.height) / 2
    boxes.push(own)
    middles.push({ key: own.key, y: middleOf(own), isMatch: branch.isMatch ?? false })
    let top = y + (height - stack) / 2
    for (const leaf of leaves) {
      leaf.y = top
      top += leaf.height + GAP
      boxes.push(leaf)
      lines.push(elbow(leaf.key, left(1) + column, middleOf(own), left(2), middleOf(leaf), leaf.node))
    }
    y += height + GAP
  }
  const bottom = Math.max(1, y - GAP)
  const first = box(root, 'root', left(0), 0, column)
  const centre = Math.min(bottom / 2, ROOT_LOWEST + first.height / 2)
  const near = middles.find((middle) => Math.abs(middle.y - centre) <= SNAP)
  first.y = Math.max(1, (near?.y ?? centre) - first.height / 2)
  for (const { key, y: middle, isMatch } of middles)
    lines.push(elbow(key, left(0) + column, middleOf(first), left(1), middle, { isMatch }))
  return { boxes: [first, ...boxes], lines, height: Math.max(bottom, first.y + first.height) + 1 }
}

function belowEachOther(root: TieNode, branches: readonly TieBranch[], width: number) {
  const first = box(root, 'root', 1, 1, width - 2)
  const boxes: PlacedBox[] = [first]
  const lines: TieLine[] = []
  let y = first.y + first.height + GAP
  const hang = (node: TieNode, key: string, above: PlacedBox) => {
    const x = above.x + INDENT
    const own = box(node, key, x, y, width - 1 - x)
    y += own.height + GAP
    boxes.push(own)
    const spine = above.x + INDENT / 2
    lines.push({
      key,
      path: `M${spine} ${above.y + above.height}V${middleOf(own)}H${x}`,
      isMatch: node.isMatch ?? false,
    })
    return own
  }
  for (const [place, branch] of branches.entries()) {
    const own = hang(branch, String(place), first)
    for (const [index, node] of branch.companies.entries()) hang(node, `${place}-${index}`, own)
  }
  return { boxes, lines, height: y - GAP + 1 }
}

function box(node: TieNode, key: string, x: number, y: number, width: number): PlacedBox {
  const room = width - 2 * PAD_X
  const lines = [
    ...wrapWords(node.name, room, measure, 3).map((text) => ({ text, kind: 'name' as const })),
    ...wrapWords(node.relation, room, measure, 3).map((text) => ({ text, kind: 'relation' as const })),
    ...wrapWords(node.state?.words ?? '', room, measure, 2).map((text) => ({ text, kind: 'state' as const })),
  ]
  return { key, x, y, width, height: 2 * PAD_Y + lines.length * LINE, node, lines }
}

/** The y coordinate of the baseline of a line of a box. */
export const baseLine = (own: PlacedBox, index: number): number => own.y + PAD_Y + index * LINE + 15

export const textLeft = (own: PlacedBox): number => own.x + PAD_X

const measure = (text: string): number => textRoom(text, SIZE)

const middleOf = ({ y, height }: PlacedBox): number => y + height / 2

function elbow(
  key: string,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  { isMatch = false }: { isMatch?: boolean },
): TieLine {
  return { key, path: `M${fromX} ${fromY}H${(fromX + toX) / 2}V${toY}H${toX}`, isMatch }
}
