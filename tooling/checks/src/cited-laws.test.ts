import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { CHECKED_ON, CITED_LAWS } from './cited-laws.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Where people are told a law. */
const TEXTS = [
  'packages/screens/src/pages/checks/landing/content/*.ts',
  'packages/domain/src/orders/catalogue/records/*.ts',
  'packages/domain/src/checks/*.ts',
  'apps/server/src/commands/seeds/articles/*.txt',
]

const NUMBER = String.raw`\d+(?:\.\d+)*`
const ACT = String.raw`закона № \d+-ФЗ|ТК ЕАЭС|(?:ГК|ТК|НК|УК|СК|ГПК|АПК)(?: РФ)?|КоАП(?: РФ)?`
const CITED = new RegExp(
  String.raw`(?:[Сс]т\.|стать[а-я]+) (${NUMBER}(?:(?:, | и |–)${NUMBER})*) (?:[чп]\. ?\d+ )?(${ACT})`,
  'g',
)

/** «ст. 352 и 353 ГК РФ» as its articles. */
function citationsIn(text: string): readonly (readonly [act: string, article: string])[] {
  const plain = text.replaceAll(String.raw`\u00a0`, ' ').replaceAll('\u00a0', ' ')
  return [...plain.matchAll(CITED)].flatMap(([, articles = '', act = '']) =>
    articles.split(/, | и |–/).map((article) => [actOf(act), article] as const),
  )
}

const actOf = (act: string) =>
  act.startsWith('закона ')
    ? act.replace('закона ', '')
    : act.endsWith('РФ') || act.endsWith('ЕАЭС')
      ? act
      : `${act} РФ`

const files = globSync(TEXTS, { cwd: ROOT })
const cited = files.flatMap((file) =>
  citationsIn(readFileSync(join(ROOT, file), 'utf8')).map(([act, article]) => ({ file, act, article })),
)

test('citations are read in the spellings of our texts', () => {
  assert.deepEqual(citationsIn('(ст. 352 и 353 ГК\u00a0РФ), ст. 61.2 закона № 127-ФЗ; ст. 809 ГК.'), [
    ['ГК РФ', '352'],
    ['ГК РФ', '353'],
    ['№ 127-ФЗ', '61.2'],
    ['ГК РФ', '809'],
  ])
})

test('every law that a landing, an article or a report cites is in the table', () => {
  assert.ok(cited.length > 100, `only ${cited.length} citations were found in ${files.length} files`)
  const missing = cited.filter(({ act, article }) => CITED_LAWS[act]?.[article] === undefined)
  assert.deepEqual(missing, [])
})

test('the table has no article that nobody cites', () => {
  const used = new Set(cited.map(({ act, article }) => `${act} ${article}`))
  const idle = Object.entries(CITED_LAWS).flatMap(([act, articles]) =>
    Object.keys(articles).flatMap((article) => (used.has(`${act} ${article}`) ? [] : `${act}, ${article}`)),
  )
  assert.deepEqual(idle, [])
})

test('each row says something, and the day on which it was checked is one', () => {
  assert.match(CHECKED_ON, /^\d{4}-\d\d-\d\d$/)
  for (const meaning of Object.values(CITED_LAWS).flatMap((articles) => Object.values(articles)))
    assert.ok(meaning.length > 12, meaning)
})
