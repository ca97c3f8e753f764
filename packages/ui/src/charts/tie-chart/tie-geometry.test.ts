import { describe, expect, it } from 'vitest'
import { firstTies } from './first-ties.ts'
import { tieGeometry, type TieBranch } from './tie-geometry.ts'
import { wrapWords } from './wrap-words.ts'

const company = (name: string, isMatch = false) => ({ name, relation: 'руководитель', isMatch })
const ROOT = { name: 'ООО «Кровля»', relation: 'на учете с 09.04.2014' }
const BRANCHES: readonly TieBranch[] = [
  {
    name: 'Теремов Игорь Олегович',
    relation: 'генеральный директор, учредитель, доля 60%',
    companies: [company('ООО «Настил»'), company('ООО «Желоб и водосток Образцовской области»')],
  },
  { name: 'Котова Вера Ильинична', relation: 'учредитель, доля 40%', companies: [] },
  {
    name: 'Адрес регистрации',
    relation: 'общий у компаний',
    isMatch: true,
    companies: [company('ООО «Стропила»', true)],
  },
]

describe('the boxes of a tree of ties', () => {
  it('are inside of the chart at every width, and do not overlap', () => {
    for (const width of [260, 350, 619, 620, 900, 1100]) {
      const { boxes, height } = tieGeometry(ROOT, BRANCHES, width)
      expect(boxes).toHaveLength(7)
      for (const own of boxes) {
        expect([width, own.key, own.x >= 0, own.x + own.width <= width]).toEqual([width, own.key, true, true])
        expect([own.key, own.y >= 0, own.y + own.height <= height]).toEqual([own.key, true, true])
        const over = boxes.filter(
          (other) =>
            other !== own &&
            other.x < own.x + own.width &&
            own.x < other.x + other.width &&
            other.y < own.y + own.height &&
            own.y < other.y + other.height,
        )
        expect([width, own.key, over.map(({ key }) => key)]).toEqual([width, own.key, []])
      }
    }
  })

  it('are columns where there is room, and hang below one another on a phone', () => {
    const columns = (width: number) => new Set(tieGeometry(ROOT, BRANCHES, width).boxes.map(({ x }) => x))
    expect(columns(900).size).toBe(3)
    const phone = tieGeometry(ROOT, BRANCHES, 350).boxes
    expect(phone.map(({ y }) => y)).toEqual(phone.map(({ y }) => y).toSorted((one, other) => one - other))
    expect(new Set(phone.map(({ x }) => x)).size).toBe(3)
    // Without a third generation the two others share its room.
    const people = BRANCHES.map((branch) => ({ ...branch, companies: [] }))
    expect(new Set(tieGeometry(ROOT, people, 900).boxes.map(({ x }) => x)).size).toBe(2)
  })

  it('have a line each, in dashes where only an address ties', () => {
    const { lines } = tieGeometry(ROOT, BRANCHES, 900)
    expect(lines.filter(({ isMatch }) => isMatch).map(({ key }) => key)).toEqual(['2-0', '2'])
    expect(lines).toHaveLength(6)
  })
})

describe('a long tree', () => {
  it('is shown by its people, and by as many companies as there is room for', () => {
    const shownOf = (most: number) =>
      firstTies(BRANCHES, most).shown.map(({ name, companies }) => [name, companies.length])
    expect(shownOf(4)).toEqual([
      ['Теремов Игорь Олегович', 1],
      ['Котова Вера Ильинична', 0],
      ['Адрес регистрации', 0],
    ])
    expect(firstTies(BRANCHES, 4).rest).toBe(2)
    expect(firstTies(BRANCHES, 6)).toEqual({ shown: BRANCHES, rest: 0 })
    expect(shownOf(1)).toEqual([['Теремов Игорь Олегович', 0]])
  })
})

describe('the words of a box', () => {
  const byLetter = (text: string) => text.length

  it('are lines that fit, and end with a mark where they are cut', () => {
    expect(wrapWords('один два три', 8, byLetter, 3)).toEqual(['один два', 'три'])
    expect(wrapWords('один два три четыре пять', 8, byLetter, 2)).toEqual(['один два', 'три…'])
    expect(wrapWords('первая вторая', 6, byLetter, 1)).toEqual(['перва…'])
    expect(wrapWords('сельскохозяйственный', 8, byLetter, 3)).toEqual(['сельско…'])
    expect(wrapWords('', 8, byLetter, 3)).toEqual([])
    expect(wrapWords('пока до\u00a0июля', 8, byLetter, 3)).toEqual(['пока', 'до\u00a0июля'])
    expect(wrapWords('до\u00a0сентября', 8, byLetter, 3)).toEqual(['до', 'сентября'])
  })
})
