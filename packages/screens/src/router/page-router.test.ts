import { describe, expect, it, vi } from 'vitest'
import { locationOf, PageRouter } from './page-router.ts'
import type { PageEntry } from './page-entry.ts'

const Page = () => null
const page = (route: string): PageEntry => ({ route, load: async () => ({ Component: Page }) })
const at = locationOf
const notFound = page('not-found')

describe('PageRouter', () => {
  it('opens a page by the route table, with its parameters decoded once', async () => {
    const router = new PageRouter([page('object-objectKey')], notFound)
    await router.open(at('/object/%D0%B4.%205%2F2/'))
    expect(router.getState()).toMatchObject({
      name: 'object-objectKey',
      params: { objectKey: 'д. 5/2' },
      Page,
    })
  })

  it('an address of a page that is not served is a 404', async () => {
    const router = new PageRouter([page('index')], notFound)
    await router.open(at('/tariff/'))
    expect(router.getState().name).toBe('not-found')
  })

  it('keeps the name of a page whose code cannot be loaded, and the reason', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken: PageEntry = { route: 'index', load: () => Promise.reject(new Error('gone')) }
    const router = new PageRouter([broken], notFound)
    await router.open(at('/'))
    expect(router.getState()).toMatchObject({ name: 'index', Page: undefined, error: new Error('gone') })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })

  it('fixed paths go before those with a parameter', async () => {
    const router = new PageRouter([page('check-person'), page('check-person-id')], notFound)
    await router.open(at('/check-person/'))
    expect(router.getState().name).toBe('check-person')
    await router.open(at('/check-person/42/'))
    expect(router.getState()).toMatchObject({ name: 'check-person-id', params: { id: '42' } })
  })
})
