import { ANY_SUBJECT, itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { startSmtpServer } from '@proverka/test-support/smtp-server'
import { expect, it } from 'vitest'
import { DEVELOPMENT_SITES } from '../src/platform/config/sites.ts'
import { createSmtpMailer } from '../src/adapters/mail/mailer.ts'
import { isOfHost, senderOf } from '../src/adapters/mail/sender.ts'
import { checkSenders } from '../src/commands/setup/check-parts.ts'
import { startTestServer, until } from './setup/test-server.ts'

const [realty, , fiz] = DEVELOPMENT_SITES
if (!realty || !fiz) throw new Error('no sites')

it('emails of each site come from its own address', async () => {
  const smtp = await startSmtpServer(() => '250 2.1.5 ok')
  const sites = DEVELOPMENT_SITES.map((site) => ({ ...site, mail: { from: `office@${site.brand}.example` } }))
  const server = await startTestServer({ sites }, { mailer: createSmtpMailer(smtp.url) })
  try {
    for (const [site, product] of [
      ['realty', 'EgrnObject'],
      ['fiz-pro', 'BailiffCheck'],
    ] as const) {
      const guest = server.visit(site)
      const { order } = await orderAsGuest(guest, [{ product, metadata: ANY_SUBJECT }])
      if (!order) throw new Error('no order')
      await payInWidget(guest, order)
      await itemIn(guest, order.order_items[0]?.order_item_id ?? '', 'done')
      const address = `office@${site === 'realty' ? 'realty' : 'fiz'}.example`
      await until('an email', async () => (smtp.senders.includes(address) ? true : undefined))
    }
    expect(new Set(smtp.senders)).toEqual(new Set(['office@realty.example', 'office@fiz.example']))
  } finally {
    await server.stop()
    await smtp.stop()
  }
})

it('a site that names no address has one of its own domain', () => {
  const site = { ...fiz, host: 'www.fiz.example' }
  const production = true
  expect(senderOf({ production }, site)).toEqual({ name: fiz.name, address: 'noreply@fiz.example' })
  expect(senderOf({ production, mailFrom: 'a@b.example' }, site).address).toBe('a@b.example')
  const own = { ...site, mail: { from: 'own@fiz.example' } }
  expect(senderOf({ production, mailFrom: 'a@b.example' }, own).address).toBe('own@fiz.example')
})

it('setup names the sender of each site, and warns of another domain', () => {
  const sites = [
    { ...realty, host: 'www.realty.example' },
    { ...fiz, host: 'fiz.example', mail: { from: 'noreply@realty.example' } },
  ]
  const config = { sites, production: true } as unknown as Parameters<typeof checkSenders>[0]
  expect(checkSenders(config)).toEqual([
    {
      part: 'Отправитель',
      state: 'done',
      text: 'письма www.realty.example уходят с noreply@realty.example',
    },
    {
      part: 'Отправитель',
      state: 'warning',
      text: expect.stringMatching(/^письма fiz\.example уходят с noreply@realty\.example: это не его домен/),
    },
  ])
  expect(isOfHost('a@example.ru', 'check.example.ru')).toBe(true)
  expect(isOfHost('a@le.ru', 'check.example.ru')).toBe(false)
})
