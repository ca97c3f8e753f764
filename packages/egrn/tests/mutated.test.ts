import { array, assert, constantFrom, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExtractError, locateExtract } from '../src/index.ts'
import type { LocatedExtract } from '../src/index.ts'
import { decodeXml } from '../src/decode.ts'
import { bytesOf, CLEAN_FIXTURES, readFixture } from './read-fixture.ts'

/** Tags and texts of a file, one after another. */
const tokensOf = (xml: string): readonly string[] => xml.match(/<[^>]+>|[^<]+/g) ?? []

const SOURCES = CLEAN_FIXTURES.map((name) =>
  // The text says its encoding no more: it is encoded again.
  tokensOf(decodeXml(readFixture(name)).replace(/^\s*<\?xml[^>]*\?>/, '')),
)

/** Where the element that opens at a token ends. */
function endOf(tokens: readonly string[], start: number): number {
  let depth = 0
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    if (token.startsWith('</')) depth -= 1
    else if (token.startsWith('<') && !token.endsWith('/>')) depth += 1
    if (depth <= 0) return at
  }
  return tokens.length - 1
}

const opens = (tokens: readonly string[]) =>
  tokens.flatMap((token, at) => (/^<\w/.test(token) && at > 1 ? [at] : []))

type Edit = (tokens: string[], one: number, other: number) => void

/** What may happen to a file between a register and us; each keeps the tags in pairs, except the last three. */
const EDITS: Readonly<Record<string, Edit>> = {
  'an element is lost': (tokens, one) => {
    const start = pick(opens(tokens), one)
    tokens.splice(start, endOf(tokens, start) - start + 1)
  },
  'an element comes twice': (tokens, one) => {
    const start = pick(opens(tokens), one)
    tokens.splice(start, 0, ...tokens.slice(start, endOf(tokens, start) + 1))
  },
  'an element stands elsewhere': (tokens, one, other) => {
    const start = pick(opens(tokens), one)
    const moved = tokens.splice(start, endOf(tokens, start) - start + 1)
    tokens.splice(pick(opens(tokens), other), 0, ...moved)
  },
  'an element has another name': (tokens, one, other) => {
    const start = pick(opens(tokens), one)
    const end = endOf(tokens, start)
    const name = /^<([\w:]+)/.exec(tokens[pick(opens(tokens), other)] ?? '')?.[1] ?? 'other'
    const old = /^<([\w:]+)/.exec(tokens[start] ?? '')?.[1] ?? ''
    tokens[start] = (tokens[start] ?? '').replace(old, name)
    if (end !== start) tokens[end] = `</${name}>`
  },
  'a text is another one': (tokens, one, other) => {
    const texts = tokens.flatMap((token, at) => (token.startsWith('<') ? [] : [at]))
    tokens[pick(texts, one)] = tokens[pick(texts, other)] ?? ''
  },
  'a text is empty': (tokens, one) => {
    const texts = tokens.flatMap((token, at) => (token.startsWith('<') ? [] : [at]))
    tokens[pick(texts, one)] = ''
  },
  'an unknown element wraps another one': (tokens, one) => {
    const start = pick(opens(tokens), one)
    tokens.splice(endOf(tokens, start) + 1, 0, '</future_wrapper>')
    tokens.splice(start, 0, '<future_wrapper>')
  },
  'a tag is lost': (tokens, one) => void tokens.splice(one % tokens.length, 1),
  'the file ends early': (tokens, one) => void tokens.splice(one % tokens.length),
  'a letter is another one': (tokens, one, other) => {
    const at = one % tokens.length
    const token = tokens[at] ?? ''
    const place = other % Math.max(1, token.length)
    tokens[at] = `${token.slice(0, place)}\u0416${token.slice(place + 1)}`
  },
}

const pick = (places: readonly number[], at: number): number => places[at % Math.max(1, places.length)] ?? 0

const mutation = record({
  source: nat(SOURCES.length - 1),
  edits: array(record({ edit: constantFrom(...Object.keys(EDITS)), one: nat(), other: nat() }), {
    minLength: 1,
    maxLength: 5,
  }),
})

function mutate({
  source,
  edits,
}: {
  source: number
  edits: readonly { edit: string; one: number; other: number }[]
}): string {
  const tokens = [...(SOURCES[source] ?? [])]
  for (const { edit, one, other } of edits) if (tokens.length > 3) EDITS[edit]?.(tokens, one, other)
  return tokens.join('')
}

const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

/** Owners that the file does not name at the position of the right. */
function wrongOwners({ extract, places, text }: LocatedExtract): string[] {
  return extract.rights.flatMap((right, index) => {
    const place = places[`/rights/${index}`]
    const element = place ? plain(text.slice(place.start, place.end)) : ''
    const told = right.holders.flatMap(({ state, name, inn, ogrn }) =>
      state === 'named' ? [...(name?.split(' ') ?? []), ...[inn, ogrn].flatMap((id) => id ?? [])] : [],
    )
    return [...told, ...(right.number ? [right.number] : [])].filter((word) => !element.includes(plain(word)))
  })
}

/** Whether a present right of ownership in the file names no owner, and the extract calls its owners named. */
function hidesNobody({ extract }: LocatedExtract): boolean {
  const present = extract.rights.filter(
    ({ type, endedAt }) => endedAt === undefined && /собственност/i.test(type),
  )
  return (
    extract.ownership !== 'named' ||
    present.every(({ holders }) => holders.every(({ state }) => state === 'named'))
  )
}

/** A refusal has a code; whatever else is thrown fails the test. */
function readOrRefuse(xml: string): LocatedExtract | undefined {
  try {
    return locateExtract(bytesOf(xml))
  } catch (error) {
    if (error instanceof ExtractError) return undefined
    throw error
  }
}

describe('1,000 mutated extracts', { timeout: 120_000 }, () => {
  it('are refused, or read without a wrong owner', () => {
    let read = 0
    assert(
      property(mutation, (how) => {
        const located = readOrRefuse(mutate(how))
        if (!located) return
        read += 1
        expect(wrongOwners(located)).toEqual([])
        expect(hidesNobody(located)).toBe(true)
        // No owner comes from nowhere, and none from beside the rights.
        const isSilent = located.extract.rights.length === 0
        expect(!isSilent || located.extract.ownership === 'unregistered').toBe(true)
      }),
      { numRuns: 1000 },
    )
    // Enough of them are still extracts.
    expect(read).toBeGreaterThan(300)
  })
})
