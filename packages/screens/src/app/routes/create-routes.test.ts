import { matchRoute, routeByName } from '@proverka/domain/navigation'
import { createMemoryRouter, matchRoutes, redirect } from 'react-router'
import type { MiddlewareFunction } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { createRoutes } from './create-routes.tsx'
import type { Page as PageValue } from '../../runtime/navigation/define-page.ts'
import { pagesOfBoth } from './pages-of-both.ts'
import { pagesOfFiz } from './pages-of-fiz.ts'
import { pagesOfRealty } from './pages-of-realty.ts'

const Page = () => null
const page = (name: string): PageValue => ({
  name,
  path: routeByName(name).path,
  load: async () => ({ Component: Page }),
})
const pages = ['index', 'privacy', 'object-objectKey', 'check-person', 'check-person-id', 'user-orders'].map(
  page,
)

async function open(address: string, guard?: MiddlewareFunction) {
  const router = createMemoryRouter(createRoutes(pages, guard && { guard }), { initialEntries: [address] })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 120_000 })
  return router
}
const pageOf = ({ state }: Awaited<ReturnType<typeof open>>) => state.matches.at(-1)?.route.id

describe('the routes of an app', () => {
  it('give parameters decoded once, a slash inside of one too', async () => {
    const router = await open('/object/%D0%B4.%205%2F2/')
    expect(pageOf(router)).toBe('object-objectKey')
    expect(router.state.matches.at(-1)?.params).toEqual({ objectKey: 'д. 5/2' })
  })

  it('put fixed paths before those with a parameter, and let a parameter be left out', async () => {
    expect(pageOf(await open('/check-person/'))).toBe('check-person')
    const router = await open('/check-person/42/')
    expect(pageOf(router)).toBe('check-person-id')
    expect(router.state.matches.at(-1)?.params).toEqual({ id: '42' })
  })

  it('know no page that the app does not serve, nor one in other emails', async () => {
    expect(routeByName('tariff').path).toBe('/tariff')
    expect(pageOf(await open('/tariff/'))).toBe('not-found')
    expect(pageOf(await open('/Privacy/'))).toBe('not-found')
  })

  it('ask the guard before each page, on the way back too', async () => {
    let isHere = true
    const router = await open('/user/orders/', ({ request }) => {
      if (!isHere && new URL(request.url).pathname.startsWith('/user/')) throw redirect('/')
    })
    expect(pageOf(router)).toBe('user-orders')
    await router.navigate('/privacy/')
    expect(pageOf(router)).toBe('privacy')
    isHere = false
    await router.navigate(-1)
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'), { timeout: 120_000 })
  })

  it('show the error of a page whose code cannot be loaded, and load it at the next try', async () => {
    let isGone = true
    const load = async () => {
      if (isGone) throw new Error('gone')
      return { Component: Page }
    }
    const router = createMemoryRouter(createRoutes([{ ...page('index'), load }, page('privacy')]), {
      initialEntries: ['/'],
    })
    await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 120_000 })
    // One level up: in place of the page itself the router would draw nothing.
    expect(router.state.errors).toEqual({ app: new Error('gone') })
    isGone = false
    await router.navigate('/privacy/')
    await router.navigate('/')
    expect(router.state.errors).toBeNull()
  })

  it.each([
    ['realty', pagesOfRealty],
    ['fiz', pagesOfFiz],
  ])('of %s are those that the server finds for each address', (_, ownPages) => {
    const served = [...pagesOfBoth, ...ownPages]
    const routes = createRoutes(served)
    const addresses = served.flatMap(({ name }) => {
      const { path } = routeByName(name)
      return [path.replaceAll(/\/\{\w+\?\}/g, ''), path.replaceAll(/\{\w+\??\}/g, '7')]
    })
    const found = addresses.map((address) => [address, matchRoutes(routes, `${address}/`)?.at(-1)?.route.id])
    expect(found).toEqual(addresses.map((address) => [address, matchRoute(address)?.route.name]))
  })
})
