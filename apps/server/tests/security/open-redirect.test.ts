import { contract } from '@proverka/api/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownAddress } from '../../src/services/payments/own-address.ts'
import { addObject } from '../setup/add-object.ts'
import { buildSites } from '../setup/built-site.ts'
import {
  FLAT,
  freshEmail,
  itemIn,
  orderAsGuest,
  payInWidget,
  productId,
} from '@proverka/test-support/guest-order'
import { HOSTILE_ADDRESSES } from '../setup/hostile-addresses.ts'
import { getBytes } from '../setup/raw-socket.ts'
import { giveConsents, register } from '../setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from '../setup/test-server.ts'

/* Nothing that an attacker writes into an address makes an answer of ours lead to another host. */

const HOST = 'realty.localhost'

let sites: Awaited<ReturnType<typeof buildSites>>
let server: TestServer
let buyer: Visitor
beforeAll(async () => {
  sites = await buildSites()
  server = await startTestServer({ pages: sites.pages })
  buyer = server.visit()
  await register(buyer)
})
afterAll(async () => {
  await server.stop()
  await sites.remove()
})

const generated = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        '.',
        '..',
        '@',
        ':',
        '?',
        '#',
        '%2f',
        '%5c',
        '\t',
        '\n',
        ' ',
        '／',
        'http:',
        'https:',
        'javascript:',
        'data:',
        'evil.example',
        HOST,
        'index.php',
        '%00',
        '%0d%0a',
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }).filter((text) => text.isWellFormed() && !text.includes('\0')),
)

/** Where a browser on a page of ours goes with an address, as far as another host is concerned. */
function leavesSite(address: string): boolean {
  const site = new URL(server.context.originOf('realty'))
  const url = URL.parse(address, site)
  return url?.origin !== site.origin || url.protocol !== site.protocol || url.username !== ''
}

it('has more than 500 addresses to try, most of which lead away', () => {
  expect(HOSTILE_ADDRESSES.length).toBeGreaterThan(500)
  expect(HOSTILE_ADDRESSES.filter(leavesSite).length).toBeGreaterThan(400)
})

describe('the address to which a payer goes back', () => {
  /** What an order of a product, or of money for the balance, answers. */
  const answers = async (address: string) => {
    const bodies = {
      product: { order_items: [{ product_id: productId('EgrnObject'), object_key: '00:14:0203005:1047' }] },
      money: { order_items: [], metadata: { orderType: 'custom', amount: 500 } },
    }
    const replies: (string | undefined)[] = []
    for (const kind of ['product', 'money'] as const) {
      const body = { ...bodies[kind], redirect_url: address }
      replies.push((await buyer.call(contract.orders.createOrder, { body })).data?.redirect_url)
    }
    return replies
  }

  /** The answer of the rule that every order goes through, by itself. */
  const isOff = (address: string) => {
    const answer = ownAddress(server.context, 'realty', address)
    return answer !== '' && leavesSite(answer)
  }

  it('never leads off the site, whatever is named', () => {
    expect(HOSTILE_ADDRESSES.filter(isOff)).toEqual([])
    fc.assert(
      fc.property(generated, (address) => !isOff(address)),
      { numRuns: 5000, seed: 20_261_121 },
    )
  })

  it('never leads off the site in the answer to an order', async () => {
    const off: unknown[] = []
    for (const address of HOSTILE_ADDRESSES.filter((_, index) => index % 10 === 0)) {
      for (const answer of await answers(address)) {
        // An address that no text of the database holds is refused with the whole order.
        if (answer === undefined ? !address.includes('\0') : answer !== '' && leavesSite(answer))
          off.push([address, answer])
      }
    }
    expect(off).toEqual([])
  })

  it('of a guest is kept to the site too, and stays so when the payment is taken up again', async () => {
    for (const address of [
      '//evil.example',
      'http:\\\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
    ]) {
      const guest = server.visit()
      const email = freshEmail()
      const { data } = await guest.call(
        contract.orders.createRegistrationOrder,
        {
          body: {
            email,
            phone: '+7 (999) 123-45-67',
            registartion_url: address,
            redirect_url: address,
            order_items: [{ product_id: productId('EgrnObject'), object_key: FLAT }],
          },
        },
        await giveConsents(guest, email),
      )
      const again = await guest.call(contract.orders.resumePayment, { params: { id: data.order.id } })
      expect([address, data.order.redirect_url, again.data.redirect_url]).toEqual([address, '', ''])
    }
  })

  it('of the site itself is kept, without a sign-in token', async () => {
    const origin = server.context.originOf('realty')
    const kept: [string, string][] = [
      [`${origin}/object/1/?a=b%20c&regorder=true`, `${origin}/object/1/?a=b%20c&regorder=true`],
      ['/object/1/?regorder=true', `${origin}/object/1/?regorder=true`],
      [`${origin}/?jwt_token=secret&regorder=true`, `${origin}/?regorder=true`],
      [`${origin}/?jwt%5Ftoken=secret&regorder=true`, `${origin}/?regorder=true`],
      [server.context.originOf('fiz-pro'), ''],
    ]
    for (const [address, expected] of kept) {
      for (const answer of await answers(address)) expect([address, answer]).toEqual([address, expected])
    }
  })
})

describe('a permanent redirect', () => {
  /** Locations of an answer that lead away, and header lines that the request made up. */
  async function offSite(path: string, host = HOST): Promise<unknown[]> {
    const { status, headers } = await getBytes(server.port, path, `${host}:${server.port}`)
    const locations = headers.filter(([name]) => name === 'location').map(([, value]) => value)
    if (locations.length > 1) return [path, locations]
    const off = locations.filter((location) => leavesSite(location) || /^[/\\]{2}/.test(location))
    return off.length > 0 || status >= 500 ? [path, status, ...off] : []
  }

  const variants = (address: string): string[] => [
    address.startsWith('/') ? address : `/${address}`,
    `/${address}/index.php`,
    `/blog?next=${address}`,
    `/api-docs${address}`,
    address,
  ]

  it('never leads off the site, however the path is written', async () => {
    const off: unknown[] = []
    for (const address of HOSTILE_ADDRESSES) {
      for (const path of variants(address)) off.push(...(await offSite(path)))
    }
    expect(off).toEqual([])
  })

  it('never leads off the site for generated paths', async () => {
    await fc.assert(
      fc.asyncProperty(generated, async (address) => {
        expect(await offSite(address.startsWith('/') ? address : `/${address}`)).toEqual([])
      }),
      { numRuns: 500, seed: 20_261_121 },
    )
  })

  it('names no host, so that a forged Host header goes nowhere', async () => {
    for (const host of ['evil.example', 'realty.localhost.evil.example', 'evil.example@realty.localhost']) {
      for (const path of ['/blog', '/index.php', '//blog', '/api-docs']) {
        const { status, headers } = await getBytes(
          server.port,
          path,
          host,
          'X-Forwarded-Host: evil.example\r\n',
        )
        const location = headers.find(([name]) => name === 'location')?.[1]
        // What is no host at all is refused as a request.
        const isRefused = host.includes('@') && status === 400
        expect([host, path, isRefused ? '/' : location]).toEqual([
          host,
          path,
          expect.stringMatching(/^\/(?![/\\])/),
        ])
      }
    }
  })
})

describe('links of emails', () => {
  const linksOf = (text: string) => text.match(/[a-z][a-z+.-]*:\/\/\S+|\bwww\.\S+/gi) ?? []

  it('lead to a site of ours, whatever host and object the request names', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      referer: 'http://evil.example/',
    }
    const buyers: string[] = []
    for (const key of [
      '//evil.example',
      '/\\evil.example',
      'http://evil.example/?a=',
      '..',
      '@evil.example',
    ]) {
      const guest = server.visit()
      await addObject(server, key)
      const { order, email } = await orderAsGuest(guest, [{ product: 'EgrnObject', key }])
      buyers.push(email)
      await payInWidget(guest, order)
      await itemIn(guest, order.order_items[0]?.order_item_id ?? '', 'done')
      const reset = await server.send(
        '/api/reset',
        { method: 'PUT', headers, body: new URLSearchParams({ username: email }).toString() },
        'evil.example',
      )
      expect(reset.status).toBe(200)
      await server.emailTo(email, 'Новый пароль')
    }
    const emails = [...server.emails.values()].filter(({ to }) => buyers.includes(to))
    expect(emails.length).toBeGreaterThanOrEqual(3 * buyers.length)
    for (const { subject, text } of emails) {
      const off = linksOf(text).filter(
        (link) => leavesSite(link) && !link.includes('http://evil.example/?a='),
      )
      expect([subject, off]).toEqual([subject, []])
    }
  })
})
