import { describe, expect, it } from 'vitest'
import { createApiClient, createConversionReporter } from '../src/index.ts'
import { travel, type WireCase } from './wire-cases.ts'
import { openWire } from './open-wire.ts'

const ID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const EVENT = { event: 'object', params: { length: 5 }, url: '/object/' }
const TASK = {
  email: 'olga@example.com',
  title: 'Оценка',
  template: 'cost-assessment-rating',
  params: { rating: 5 },
} as const
const POLL = { poll: 'report', answer: 'up', order_item_id: ID }
const AFFILIATE = { uid: 'a1', value: 'v1', order_id: ID }
const PERIOD = { date_from: '2026-11-01', date_to: '2026-11-21' }
const ACCEPTED = { accepted: true }

const { server } = await openWire()

const CASES: Record<string, WireCase> = {
  'an event': {
    call: (api) => api.events.recordEvent({ body: EVENT }),
    method: 'POST',
    path: '/events/opt',
    body: EVENT,
    data: ACCEPTED,
  },
  'a task': {
    call: (api) => api.events.postTask({ body: TASK }),
    method: 'POST',
    path: '/task',
    body: TASK,
    data: { task_id: ID },
  },
  'a poll': {
    call: (api) => api.events.answerPoll({ body: POLL }),
    method: 'POST',
    path: '/poll',
    body: POLL,
    data: ACCEPTED,
  },
  'the number of done orders': {
    call: (api) => api.events.countDoneOrders(),
    method: 'GET',
    path: '/orders_done_count',
    data: { count: 1234 },
  },
  'an affiliate order': {
    call: (api) => api.events.addAffiliate({ body: AFFILIATE }),
    method: 'POST',
    path: '/affiliate/add',
    body: AFFILIATE,
    data: ACCEPTED,
  },
  'a reset of the search': {
    call: (api) => api.maintenance.resetSearch({ body: { person_id: ID } }),
    method: 'PUT',
    path: '/reset/search',
    body: { person_id: ID },
    data: { reset: 'ok' },
  },
  'a reset of an address': {
    call: (api) => api.maintenance.resetIp({ body: { ip: '10.0.0.1' } }),
    method: 'PUT',
    path: '/reset/ip',
    body: { ip: '10.0.0.1' },
    data: { reset: 'ok' },
  },
  'the list of jobs': {
    call: (api) => api.maintenance.listJobs(),
    method: 'GET',
    path: '/task/job',
    data: [
      {
        id: ID,
        job: 'ask-source',
        status: 'running',
        attempts: 1,
        created_at: '2026-11-21T11:05:00.000Z',
        started_at: null,
        is_stuck: false,
      },
    ],
  },
  'an update of a period': {
    call: (api) => api.maintenance.updateAutomatically({ body: PERIOD }),
    method: 'POST',
    path: '/admin/manual_update_auto',
    body: PERIOD,
    data: { count: 2 },
  },
  'a repeated order of what is stuck': {
    call: (api) => api.maintenance.reorderStuck({ body: PERIOD }),
    method: 'POST',
    path: '/admin/reorder_stuck_in_execution',
    body: PERIOD,
    data: { count: 2 },
  },
}

it.each(Object.entries(CASES))('%s travels as it is declared', async (_, wanted) => {
  const { method, path, body, data } = wanted
  expect(await travel(server, createApiClient({ baseUrl: server.baseUrl }), wanted)).toEqual({
    method,
    path,
    body,
    data,
  })
})

describe('a conversion', () => {
  const CONVERSION = {
    transactionId: ID,
    items: [{ id: ID, name: 'Выписка ЕГРН об объекте', price: '1499' }],
    totalAmount: '1499',
    currency: 'RUB',
  }

  it('[CALL-042] of a paid order is sent to the analytics once, with its sum as a text', async () => {
    const report = createConversionReporter(`${server.baseUrl}/collect`)
    await report(CONVERSION)
    await report(CONVERSION)
    expect(server.requests).toHaveLength(1)
    const { method, url, body } = server.last()
    expect([method, url, JSON.parse(body)]).toEqual(['POST', '/api/collect', CONVERSION])
    expect(JSON.parse(body).totalAmount).toBe('1499')
    await report({ ...CONVERSION, transactionId: 'other' })
    expect(server.requests).toHaveLength(2)
  })

  it('that is not accepted throws no error', async () => {
    server.answerWith({ status: 500 })
    for (const url of [`${server.baseUrl}/collect`, 'http://127.0.0.1:1/collect'])
      await expect(createConversionReporter(url)(CONVERSION)).resolves.toBeUndefined()
  })
})
