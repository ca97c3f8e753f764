import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Trie } from './trie.ts'

const word = fc.string({ unit: fc.constantFrom('а', 'б', 'в'), minLength: 1, maxLength: 5 })

const found = (search: (add: (word: number) => boolean) => void): number[] => {
  const words = new Set<number>()
  search((one) => {
    words.add(one)
    return true
  })
  return [...words].toSorted((one, other) => one - other)
}

/** Every text one insertion, deletion, substitution or transposition away. */
function neighbours(text: string): Set<string> {
  const all = new Set<string>()
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at)]
    for (const letter of 'абв') {
      all.add(before + letter + after)
      if (after !== '') all.add(before + letter + after.slice(1))
    }
    if (after !== '') all.add(before + after.slice(1))
    if (after.length > 1) all.add(before + after[1] + after[0] + after.slice(2))
  }
  all.delete(text)
  return all
}

describe('a trie', () => {
  it('finds exactly the words one typo away, and those that begin so', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (words, text) => {
        const trie = new Trie()
        words.forEach((one, index) => trie.add(one, index + 1))
        const near = neighbours(text)
        const numbersOf = (isWanted: (one: string) => boolean) =>
          words.flatMap((one, index) => (isWanted(one) ? [index + 1] : []))
        expect(
          found((add) => trie.eachWithTypo(text, false, add)).filter((at) => words[at - 1] !== text),
        ).toEqual(numbersOf((one) => near.has(one)))
        expect(found((add) => trie.eachWithPrefix(text, add))).toEqual(
          numbersOf((one) => one.startsWith(text)),
        )
        const begun = found((add) => trie.eachWithTypo(text, true, add))
        expect(begun).toEqual(
          expect.arrayContaining(numbersOf((one) => [...near].some((other) => one.startsWith(other)))),
        )
      }),
    )
  })

  it('stops on request', () => {
    const trie = new Trie()
    for (const [index, one] of ['аа', 'аб', 'ав'].entries()) trie.add(one, index + 1)
    let count = 0
    trie.eachWithPrefix('а', () => ++count < 2)
    expect(count).toBe(2)
  })
})
