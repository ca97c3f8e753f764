import type { Context } from 'hono'
import { expect, it } from 'vitest'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import { DEVELOPMENT_SITES } from '../../platform/config/sites.ts'
import { createRequestFacts } from './request-facts.ts'

const factsOf = (keys: readonly string[]) =>
  createRequestFacts({
    sites: DEVELOPMENT_SITES.filter(({ key }) => keys.includes(key)),
    consoleHost: 'console.realty.localhost',
  } as unknown as ServerConfig)

const at = (host: string) =>
  ({ req: { header: (name: string) => (name === 'host' ? host : undefined) } }) as unknown as Context

it('a host that no site has is of the main site, and without one of the first', () => {
  const [both, onlyPeople] = [factsOf(['realty', 'fiz-pro']), factsOf(['fiz-pro', 'fiz-ru'])]
  expect(both.site(at('console.realty.localhost:4000')).key).toBe('realty')
  expect(onlyPeople.site(at('console.realty.localhost')).key).toBe('fiz-pro')
  expect(onlyPeople.site(at('FIZ-RU.localhost:4000')).key).toBe('fiz-ru')
})

it('[CONSOLE-01] the console shares no cookie with the sites, also below the main host', () => {
  const facts = factsOf(['realty', 'fiz-pro'])
  expect(facts.isConsole(at('Console.realty.localhost:4000'))).toBe(true)
  expect(facts.cookieDomain(at('console.realty.localhost'))).toBeUndefined()
  expect(facts.cookieDomain(at('b2b.realty.localhost'))).toBe('realty.localhost')
  expect(facts.isConsole(at('realty.localhost'))).toBe(false)
})
