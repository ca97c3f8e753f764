import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from './pages/launch-browser.ts'

/**
 * Prints the tables of `packages/ui/src/theme/fallback-faces.ts`: by how much the characters of Golos Text are wider than
 * those of the faces that stand in for it, in groups. Wants both local faces (Debian: `fonts-liberation`,
 * `fonts-roboto-unhinted`).
 *
 * Run: `pnpm --filter @proverka/bench run fallback-faces`
 */

const ROOT = join(import.meta.dirname, '../../..')
const FONTS = join(ROOT, 'packages/ui/src/theme/fonts')
const LOCAL_FACES = ['Liberation Sans', 'Roboto']
/** Weight of type and into how many groups its characters part: text, between semibold and bold, the large headings. */
const GROUPS = { 400: 8, 650: 6, 760: 6 }
const WEIGHTS = Object.keys(GROUPS).map(Number) as (keyof typeof GROUPS)[]

/** What our texts consist of; a rarer character takes the advance of Latin letters. */
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюяёАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯ'
const MARKS = '0123456789.,:;-!?()«»—–₽№%'
const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ALL = [...CYRILLIC, ...MARKS, ...LATIN, ' ']

/** A character with its factor and its weight: its width in a text. */
interface Point {
  readonly character: string
  readonly factor: number
  readonly mass: number
}

const widths = await measure()
const counts = countCharacters()
for (const face of LOCAL_FACES) for (const weight of WEIGHTS) printTable(face, weight)

function printTable(face: string, weight: keyof typeof GROUPS): void {
  const points = [...CYRILLIC, ...MARKS].map((character) => ({
    character,
    factor: factorOf(face, weight, character),
    mass: (counts.get(character) ?? 0) * (widths[face]?.[weight]?.[character] ?? 0) + 1,
  }))
  const groups = groupPoints(points, GROUPS[weight])
  const latin = [...LATIN].reduce((sum, letter) => sum + factorOf(face, weight, letter), 0) / LATIN.length
  const distance = (group: readonly Point[]) => Math.abs(meanOf(group) - latin)
  const general = groups.reduce((best, group) => (distance(group) < distance(best) ? group : best))
  console.log(`\n${face}, ${weight}`)
  console.log(`[${percent(meanOf(general))}, ALL],\n[${percent(factorOf(face, weight, ' '))}, SPACES],`)
  for (const group of groups)
    if (group !== general) console.log(`[${percent(meanOf(group))}, '${rangeOf(group)}'],`)
}

function factorOf(face: string, weight: number, character: string): number {
  return (widths['Golos']?.[weight]?.[character] ?? 1) / (widths[face]?.[weight]?.[character] ?? 1)
}

/** Widths by face, weight and character, as the browser sets them. */
async function measure(): Promise<Record<string, Record<number, Record<string, number>>>> {
  const files = globSync('*.woff2', { cwd: FONTS }).map((name) =>
    readFileSync(join(FONTS, name)).toString('base64'),
  )
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    return await page.evaluate(
      async ({ sources, faces, weights, all }) => {
        // Each file has some of the characters: the first family that has one sets it.
        const families = await Promise.all(
          sources.map(async (source, index) => {
            const face = new FontFace(`Golos${index}`, `url(data:font/woff2;base64,${source})`, {
              weight: '400 900',
            })
            document.fonts.add(await face.load())
            return `Golos${index}`
          }),
        )
        const canvas = document.createElement('canvas').getContext('2d')!
        const widthsOf = (family: string, weight: number) => {
          canvas.font = `${weight} 1000px ${family}`
          return Object.fromEntries(all.map((character) => [character, canvas.measureText(character).width]))
        }
        const named = [['Golos', families.join(', ')], ...faces.map((face) => [face, `"${face}"`])]
        return Object.fromEntries(
          named.map(([name = '', family = '']) => [
            name,
            Object.fromEntries(weights.map((weight) => [weight, widthsOf(family, weight)])),
          ]),
        )
      },
      { sources: files, faces: LOCAL_FACES, weights: WEIGHTS, all: ALL },
    )
  } finally {
    await browser.close()
  }
}

/** How often a character stands in the sentences of the screens, the rules and the articles. */
function countCharacters(): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  const count = (sentence: string) => {
    for (const character of sentence) counted.set(character, (counted.get(character) ?? 0) + 1)
  }
  const read = (pattern: string) =>
    globSync(pattern, { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), 'utf8'))
  for (const article of read('apps/server/src/commands/seeds/articles/*.txt')) count(article)
  for (const source of read('packages/{domain,screens}/src/**/*.ts'))
    for (const [, sentence = ''] of source.matchAll(/'([^'\n]*[а-яё]{3}[^'\n]*)'/g)) count(sentence)
  return counted
}

/** Parts the characters, sorted by their factor, so that the squares of the distances to the means are least. */
function groupPoints(points: readonly Point[], count: number): readonly (readonly Point[])[] {
  const sorted = points.toSorted((a, b) => a.factor - b.factor)
  // best[n]: the cheapest parting of the first n characters into the groups so far, and its cost.
  let best = sorted.map((_, index) => parted([], sorted.slice(0, index + 1)))
  for (let groups = 2; groups <= count; groups++)
    best = best.map((alone, end) => {
      const tries = best.slice(0, end).map(({ parts }, cut) => parted(parts, sorted.slice(cut + 1, end + 1)))
      return tries.reduce((least, next) => (next.cost < least.cost ? next : least), alone)
    })
  return best.at(-1)?.parts ?? []
}

function parted(before: readonly (readonly Point[])[], last: readonly Point[]) {
  const parts = [...before, last]
  return { parts, cost: parts.reduce((sum, part) => sum + costOf(part), 0) }
}

function costOf(group: readonly Point[]): number {
  const mean = meanOf(group)
  return group.reduce((sum, { factor, mass }) => sum + mass * (factor - mean) ** 2, 0)
}

function meanOf(group: readonly Point[]): number {
  const mass = group.reduce((sum, point) => sum + point.mass, 0)
  return group.reduce((sum, point) => sum + point.factor * point.mass, 0) / mass
}

/** Neighbours of the character set as one range of CSS. */
function rangeOf(group: readonly Point[]): string {
  const codes = group.map(({ character }) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}

function percent(factor: number): string {
  return (factor * 100).toFixed(1)
}
