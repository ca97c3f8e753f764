import { describe, expect, it } from 'vitest'
import { mainSite, resolveHost } from './resolve-host.ts'
import { developmentOrigin, SITES, sitesWithHosts } from './sites.ts'

describe('hosts', () => {
  it('have an origin in development, with a port unless it is the usual one', () => {
    expect(developmentOrigin('fiz.localhost')).toBe('http://fiz.localhost:4000')
    expect(developmentOrigin('fiz.localhost', '4173')).toBe('http://fiz.localhost:4173')
    expect(developmentOrigin('fiz.localhost', '')).toBe('http://fiz.localhost')
  })

  it('[NAV-03] the individuals brand has two domain variants', () => {
    expect(resolveHost('fiz.localhost')).toMatchObject({ brand: 'fiz', variant: 'pro' })
    expect(resolveHost('fiz-ru.localhost')).toMatchObject({ brand: 'fiz', variant: 'ru' })
  })

  it('[NAV-04] the host alone decides; case, port and www. do not matter', () => {
    for (const host of ['FIZ.localhost', 'fiz.localhost:4000', 'www.fiz.localhost', ' fiz.localhost ']) {
      expect(resolveHost(host).key).toBe('fiz-pro')
    }
  })

  it.each([
    'localhost:4000',
    '127.0.0.1',
    '[::1]:4000',
    '',
    'evil.example',
    'fiz.localhost.evil.example',
    'www.',
    'fiz.www.localhost',
    'fiz.localhost:4000.evil',
  ])('takes %j for the main real-estate site', (host) => expect(resolveHost(host).key).toBe('realty'))

  it('[ROLE-28] has the flags of the host table', () => {
    const flags = SITES.map((site) => [
      site.key,
      [site.isFiz, site.isFizPro, site.isFizRu, site.isRealtyCloud, site.isB2b, site.isMainBrandHost].map(
        Number,
      ),
    ])
    expect(flags).toEqual([
      ['realty', [0, 0, 0, 1, 0, 1]],
      ['realty-b2b', [0, 0, 0, 1, 1, 0]],
      ['fiz-pro', [1, 1, 0, 0, 0, 0]],
      ['fiz-ru', [1, 0, 1, 0, 0, 0]],
    ])
  })

  it('takes other host names from a configuration', () => {
    const sites = sitesWithHosts({
      realty: 'WWW.Realty.example',
      'realty-b2b': 'b2b.example',
      'fiz-pro': 'fiz.example',
      'fiz-ru': 'fiz-ru.example',
    })
    expect(resolveHost('fiz.example', sites).key).toBe('fiz-pro')
    expect(resolveHost('fiz.localhost', sites).key).toBe('realty')
    expect(mainSite(sites)?.host).toBe('realty.example')
    expect(() => resolveHost('x', [])).toThrow('The list of sites has no main real-estate site')
    expect(SITES.map(({ variant }) => variant)).toEqual(['main', 'b2b', 'pro', 'ru'])
  })
})
