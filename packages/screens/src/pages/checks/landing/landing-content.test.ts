import { pluralWord } from '@proverka/domain'
import { routeByName } from '@proverka/domain/navigation'
import { PRODUCTS } from '@proverka/domain/orders'
import { EXIT_BAN_SUMS } from '@proverka/domain/checks'
import { describe, expect, it } from 'vitest'
import type { LandingContent, LandingFacts } from './landing-content.ts'
import { offerFacts, productsOf } from './use-offer.ts'

const modules = import.meta.glob<{ readonly content: LandingContent }>(['./content/*.ts'])
const contents = await Promise.all(
  Object.entries(modules).map(
    async ([file, load]) => [file.replace(/^.*\/(.+)\.ts$/, '$1'), (await load()).content] as const,
  ),
)
const byRoute = new Map(contents)
const CATALOGUE = Object.fromEntries(
  PRODUCTS.map(({ product_name, product_price }) => [product_name, product_price]),
)

/** Every string of a page. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}

/** Placeholders of a price, a term and a number of the catalogue. */
const MARKED: LandingFacts = { price: 'ЦЕНА', term: 'СРОК', questions: 'ВОПРОСЫ' }

/** Sums that a law states, by the law that states them. */
const OF_LAW = {
  'ст. 67 закона № 229-ФЗ': Object.values(EXIT_BAN_SUMS),
  'ст. 213.3 закона № 127-ФЗ': ['500 000 ₽'],
  'ст. 122 ГПК РФ, ст. 121': ['500 000 ₽'],
  'ст. 808 ГК РФ': ['10 000 ₽'],
  'ст. 809 ГК РФ': ['100 000 ₽'],
  'ст. 4 закона № 422-ФЗ': ['2,4 млн ₽'],
}
const LAWFUL: readonly string[] = Object.values(OF_LAW).flat()

describe.each(contents)('%s', (route, { offer, near, composition, texts }) => {
  const facts = offerFacts(offer, CATALOGUE)
  const words = stringsOf(texts(MARKED)).map((text) => text.replaceAll('\u00a0', ' '))

  it('states no price, term or number of checks but those of the catalogue', () => {
    const sums = words.flatMap((text) => text.match(/\d[\d ,]*(?: (?:тыс|млн))? ?₽/g) ?? [])
    expect(sums.filter((sum) => !LAWFUL.includes(sum))).toEqual([])
    expect(words.filter((text) => /\d+\s*(?:минут|секунд|час)/.test(text))).toEqual([])
    expect(words.filter((text) => /\d+\s+(?:проверок|вопрос|реестр|источник)/.test(text))).toEqual([])
  })

  it('names price and term in its description, as they are in the catalogue', () => {
    const product = productsOf(offer)[0]
    expect(facts?.term).toBe(product?.turnaround)
    const { description } = texts(facts ?? MARKED)
    expect(description).toContain(facts?.term)
    expect(description.toLocaleLowerCase('ru')).toContain(facts?.price)
    const asked = new Set(productsOf(offer).flatMap(({ checks }) => checks)).size
    expect(facts?.questions).toBe(`${asked} ${pluralWord(asked, 'вопрос', 'вопроса', 'вопросов')}`)
  })

  it('promises nothing for free that costs', () => {
    const { lead, form } = texts(MARKED)
    const promised = [lead, form.promise].some((text) => /бесплатн/i.test(text))
    expect(promised && facts?.price !== 'бесплатно' && offer.kind !== 'search').toBe(false)
  })

  it('has pages nearby that are other pages, and no two skeletons alike side by side', () => {
    expect(near.length).toBeGreaterThanOrEqual(3)
    expect(near).not.toContain(route)
    for (const name of near) expect(routeByName(name).name).toBeTruthy()
    const looks = near.map((name) => byRoute.get(name)?.composition ?? name)
    expect(looks.filter((look, place) => look === looks[place + 1])).toEqual([])
    expect(looks.filter((look) => look === composition).length).toBeLessThanOrEqual(1)
  })

  it('asks and answers what a person asks: sentences, not filler', () => {
    const { questions, title, description } = texts(MARKED)
    expect(new Set(questions.map((question) => question.title)).size).toBe(questions.length)
    for (const { text } of questions) expect(text.length).toBeGreaterThan(40)
    expect(title.length).toBeLessThan(70)
    expect(description.length).toBeLessThan(220)
    expect(words.filter((text) => text.includes('ё'))).toEqual([])
  })
})

it('every page has words of its own but for the twins, which are canonical to theirs', () => {
  const twins = contents.filter(([route]) => routeByName(route).canonicalRoute !== undefined)
  expect(twins.map(([route]) => route).toSorted()).toEqual(['k', 'proverka-sotrudnika-old'])
  const own = contents.filter(([route]) => routeByName(route).canonicalRoute === undefined)
  const titles = own.map(([, { texts }]) => texts(MARKED).title)
  expect(new Set(titles).size).toBe(own.length)
})

it('all five skeletons are used', () => {
  const used = new Set(contents.map(([, { composition }]) => composition))
  expect([...used].toSorted()).toEqual(['answer', 'cells', 'closed', 'number', 'register', 'talk'])
})
