import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffLines } from './diff-lines.ts'

const marks = { same: ' ', removed: '-', added: '+' }
const shown = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => marks[kind] + text)

it.each([
  ['а\nб\nв', 'а\nб\nв', [' а', ' б', ' в']],
  ['а\nб\nв', 'а\nв', [' а', '-б', ' в']],
  ['а\nв', 'а\nб\nв', [' а', '+б', ' в']],
  ['а\nб\nв\nг', 'а\nв\nд\nг', [' а', '-б', ' в', '+д', ' г']],
  ['а', 'б', ['-а', '+б']],
])('from %j to %j is %j', (before, after, lines) => expect(shown(before, after)).toEqual(lines))

it('leads from one text to the other, whatever they are', () => {
  const texts = fc.array(fc.constantFrom('а', 'б', 'в', ''), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(texts, texts, (old, now) => {
      const lines = diffLines(old.join('\n'), now.join('\n'))
      const of = (kind: 'removed' | 'added') =>
        lines.filter((line) => line.kind === 'same' || line.kind === kind).map(({ text }) => text)
      expect([of('removed'), of('added')]).toEqual([old, now])
    }),
  )
})

it('of very long texts shows the changed part as a whole', () => {
  const long = (sign: string) => Array.from({ length: 2500 }, (_, index) => `${sign}${index}`).join('\n')
  const lines = diffLines(long('а'), long('б'))
  expect(lines).toHaveLength(5000)
  expect(lines[0]).toEqual({ kind: 'removed', text: 'а0' })
})
