import { isSide, sideOfWords } from '../words/city-parts.ts'
import { SIDE_BITS } from '../words/kinds.ts'
import { TOWN_ENDS, townWords } from '../words/town-words.ts'
import type { Item, WordItem } from './items.ts'
import type { Token } from './tokens.ts'

/** Reads a shortened town or a side of Petersburg at `index` into `items`; answers where the next item begins. */
export function readTown(tokens: readonly Token[], index: number, items: Item[]): number {
  const token = tokens[index] as Token
  const next = tokens[index + 1]
  const second = next?.part === token.part && !next.isNumber ? next : undefined
  const side = isSide(token.text) ? token.text : second && sideOfWords(token.text, second.text)
  if (side !== undefined) {
    const last = isSide(token.text) ? token : (second as Token)
    const { part, start } = token
    items.push({ type: 'kind', text: '', bits: SIDE_BITS, isShort: true, part, start, end: last.end })
    items.push({ ...wordOf(token, side), end: last.end })
    return isSide(token.text) ? index + 1 : index + 2
  }
  const end = TOWN_ENDS[token.text]
  if (end !== undefined) {
    items.push(wordOf(token, end))
    return index + 1
  }
  const [first, last] = (second && townWords(token.text, second.gap, second.text)) ?? []
  if (!second || first === undefined || last === undefined) return index
  items.push(wordOf(token, first), wordOf(second, last))
  return index + 2
}

const wordOf = ({ part, start, end, isRemark }: Token, text: string): WordItem => ({
  type: 'word',
  text,
  isJoined: false,
  isShort: false,
  isRemark,
  part,
  start,
  end,
})
