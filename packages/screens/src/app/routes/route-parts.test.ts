import { matchRoute, routeByName } from '@proverka/domain/navigation'
import { createRoutes } from '@proverka/page-engine/page'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { pagesOfBoth } from './pages-of-both.ts'
import { pagesOfFiz } from './pages-of-fiz.ts'
import { pagesOfRealty } from './pages-of-realty.ts'
import { routeParts } from './route-parts.ts'

it.each([
  ['realty', pagesOfRealty],
  ['fiz', pagesOfFiz],
])('the app of %s shows the page that the server finds for each address', (_, ownPages) => {
  const served = [...pagesOfBoth, ...ownPages]
  const routes = createRoutes(served, routeParts)
  const addresses = served.flatMap(({ name }) => {
    const { path } = routeByName(name)
    return [path.replaceAll(/\/\{\w+\?\}/g, ''), path.replaceAll(/\{\w+\??\}/g, '7')]
  })
  const found = addresses.map((address) => [address, matchRoutes(routes, `${address}/`)?.at(-1)?.route.id])
  expect(found).toEqual(addresses.map((address) => [address, matchRoute(address)?.route.name]))
})
