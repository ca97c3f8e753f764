import { expect, it } from 'vitest'
import { createSites } from './sites.ts'

it('the sites of a build without a table are those of development', () => {
  const { current, mainHost, origins } = createSites(undefined)
  expect(current('fiz-ru.localhost').key).toBe('fiz-ru')
  expect(mainHost).toBe('realty.localhost')
  expect(origins).toEqual({ realty: 'http://realty.localhost:4000', fiz: 'http://fiz.localhost:4000' })
})

it('the links of a page in the browser keep the port that it was opened at', () => {
  expect(createSites(undefined, '4321').origins.fiz).toBe('http://fiz.localhost:4321')
  expect(createSites(undefined, '').origins.realty).toBe('http://realty.localhost')
})

it('the sites of a build for production are those of its table', () => {
  const { current, mainHost, origins } = createSites({
    realty: 'proverka.example',
    'realty-b2b': 'b2b.proverka.example',
    'fiz-pro': 'people.example',
    'fiz-ru': 'people-ru.example',
  })
  expect(current('www.people-ru.example').key).toBe('fiz-ru')
  expect(current('b2b.proverka.example').isB2b).toBe(true)
  expect(mainHost).toBe('proverka.example')
  expect(origins).toEqual({ realty: 'https://proverka.example', fiz: 'https://people.example' })
})
