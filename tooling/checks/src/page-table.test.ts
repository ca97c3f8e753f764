import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Route } from '@proverka/domain/navigation'
import { addressesOf, findTableFaults, writeTable } from './page-table.ts'

const page = (name: string, more: Partial<Route> = {}): Route => ({
  name,
  path: `/${name}`,
  brands: ['realty', 'fiz'],
  guards: [],
  layout: 'default',
  ...more,
})
const declared = (route: Route) => ({ route, file: `${route.name}.route.ts` })

test('a table that says what the pages say has no faults', () => {
  const pages = [page('blog'), page('user', { guards: ['auth'] })]
  assert.deepEqual(findTableFaults(pages, pages.toReversed()), [])
})

test('a new page, a changed and a gone one are named', () => {
  const table = [page('blog'), page('tariff'), page('gone')]
  const faults = findTableFaults([page('blog'), page('tariff', { noindex: true }), page('new')], table)
  assert.deepEqual(
    faults.map((fault) => fault.split(':')[0]),
    ['tariff', 'new', 'gone'],
  )
})

test('a page that each app has of its own is one address of both brands', () => {
  const pages = [
    declared(page('index', { brands: ['fiz'] })),
    declared(page('index', { brands: ['realty'] })),
  ]
  assert.deepEqual(addressesOf(pages), [page('index')])
})

test('two pages of one name that lead elsewhere are an error', () => {
  const pages = [declared(page('index')), declared(page('index', { path: '/' }))]
  assert.throws(() => addressesOf(pages), /Two pages are named index/)
})

test('the table leaves out what says nothing; known pages keep their place, new ones come last', () => {
  const text = writeTable([page('a'), page('b', { path: '/b/{id}', guards: ['auth'] })], [page('b')])
  assert.match(
    text,
    /\n {2}\{ name: "b", path: "\/b\/\{id\}", guards: \["auth"\] \},\n {2}\{ name: "a" \},\n\]/,
  )
})
