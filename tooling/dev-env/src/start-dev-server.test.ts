import assert from 'node:assert/strict'
import { get } from 'node:http'
import { test } from 'node:test'
import { startDevServer } from './start-dev-server.ts'

const statusOf = (port: number, host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('error', reject)
  })

test('the product starts in memory on a free port, knows its hosts, and ends', async () => {
  const server = await startDevServer()
  assert.equal(server.originOf('fiz-pro'), `http://fiz.localhost:${server.port}`)
  assert.throws(() => server.originOf('no-such-site'))
  assert.equal(await statusOf(server.port, 'realty.localhost', '/readyz'), 200)
  assert.equal(await statusOf(server.port, 'realty.localhost', '/api/no-such-endpoint'), 404)
  await server.stop()
  await assert.rejects(statusOf(server.port, 'realty.localhost', '/readyz'), { code: 'ECONNREFUSED' })
})

test('its clock is the one that was given', async () => {
  const now = new Date('2031-05-06T07:08:09Z')
  const server = await startDevServer({ clock: { now: () => now } })
  assert.deepEqual(server.context.clock.now(), now)
  await server.stop()
})

test('services outside are those that were named, and none of the environment', async () => {
  process.env['AFFILIATE_URL'] = 'http://127.0.0.1:9/environment'
  const services = {
    affiliateUrl: 'http://127.0.0.1:9/affiliate',
    suggestProvider: { url: 'http://127.0.0.1:9', key: 'invented-key' },
  }
  const server = await startDevServer({ services })
  const { affiliateUrl, suggestProvider, smtpUrl } = server.context.config
  assert.deepEqual({ affiliateUrl, suggestProvider, smtpUrl }, { ...services, smtpUrl: undefined })
  await server.stop()
  const plain = await startDevServer()
  delete process.env['AFFILIATE_URL']
  assert.equal(plain.context.config.affiliateUrl, undefined)
  await plain.stop()
})
