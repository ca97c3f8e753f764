import { createMemoryRouter, redirect } from 'react-router'
import type { MiddlewareFunction } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { createRoutes } from './create-routes.ts'
import type { RouteParts } from './create-routes.ts'
import type { PageValue } from './define-page.ts'

const Page = () => null
const parts: RouteParts = {
  Layout: Page,
  FailedPage: Page,
  FailedApp: Page,
  loadNotFound: async () => Page,
}
const page = (name: string, path: string): PageValue => ({
  name,
  path,
  load: async () => ({ Component: Page }),
})
const home = page('index', '/')
const privacy = page('privacy', '/privacy')
const pages = [
  home,
  privacy,
  page('object-objectKey', '/object/{objectKey}'),
  page('check-person-id', '/check-person/{id?}'),
  page('check-person', '/check-person'),
  page('user-orders', '/user/orders'),
]

async function open(address: string, guard?: MiddlewareFunction) {
  const router = createMemoryRouter(createRoutes(pages, parts, guard && { guard }), {
    initialEntries: [address],
  })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 120_000 })
  return router
}
const pageOf = ({ state }: Awaited<ReturnType<typeof open>>) => state.matches.at(-1)?.route.id

describe('the routes of an app', () => {
  it('give parameters decoded once, a slash inside of one too', async () => {
    const router = await open('/object/no.%205%2F2/')
    expect(pageOf(router)).toBe('object-objectKey')
    expect(router.state.matches.at(-1)?.params).toEqual({ objectKey: 'no. 5/2' })
  })

  it('put fixed paths before those with a parameter, and let a parameter be left out', async () => {
    expect(pageOf(await open('/check-person/'))).toBe('check-person')
    const router = await open('/check-person/42/')
    expect(pageOf(router)).toBe('check-person-id')
    expect(router.state.matches.at(-1)?.params).toEqual({ id: '42' })
  })

  it('know no page that the app does not serve, nor one in other letters', async () => {
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
    const router = createMemoryRouter(createRoutes([{ ...home, load }, privacy], parts), {
      initialEntries: ['/'],
    })
    await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 120_000 })
    // One level up: in place of the page itself the router would render nothing.
    expect(router.state.errors).toEqual({ app: new Error('gone') })
    isGone = false
    await router.navigate('/privacy/')
    await router.navigate('/')
    expect(router.state.errors).toBeNull()
  })
})
