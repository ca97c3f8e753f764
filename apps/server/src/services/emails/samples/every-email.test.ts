import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawEveryEmail } from './every-email.ts'

const FOLDER = join(import.meta.dirname, '..')
const FACTS = {
  site: 'realty',
  origin: 'http://realty.localhost:4000',
  order: { id: 'order-id', number: 10_602 },
  itemId: 'item-id',
  articleId: 'zadatok-i-avans',
} as const

it('draws an email for each function that writes one', async () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((name) => import(join(FOLDER, name)) as Promise<object>))
  const written = modules.flatMap((module) => Object.keys(module).filter((name) => name.endsWith('Email')))
  const drawn = drawEveryEmail(FACTS)
  expect(drawn.map(({ name }) => name).toSorted()).toEqual(written.toSorted())
  const isBroken = ({ html, text }: (typeof drawn)[number]) => /undefined|NaN|\[object/.test(html + text)
  expect(drawn.filter(isBroken).map(({ name }) => name)).toEqual([])
})

it('leads to the site whose email it is', () => {
  const links = drawEveryEmail(FACTS).flatMap(({ html }) =>
    [...html.matchAll(/<a\b[^>]*?\shref="(http[^"]+)"/g)].map(([, href = '']) => href),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((href) => !href.startsWith(FACTS.origin))).toEqual([])
})
