import { describe, expect, it } from 'vitest'
import { ApiError, createApiClient } from '../src/index.ts'
import { failureOf } from './failure-of.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'

const { server, client } = await openWire()

describe('a failure', () => {
  it('[ERR-01] is read from the field error of the answer', async () => {
    server.answerWith(json({ error: 'Ошибка X', message: 'другое' }, 400))
    const error = await failureOf(client().orders.listOrders({ query: {} }))
    expect(error).toMatchObject({ wireText: 'Ошибка X', message: 'Ошибка X', endpointId: 'CALL-020' })
    server.answerWith(json({ error: 'maximum edit limit reached: 1' }, 409))
    expect(await failureOf(client().orders.listOrders({ query: {} }))).toMatchObject({
      wireText: 'maximum edit limit reached: 1',
      message: 'Превышен лимит редактирования данных. Необходимо создать новый заказ.',
    })
  })

  it('says its code, its field and the number of the request', async () => {
    const refusal = { error: 'Неверный номер', code: 'input/invalid', field: 'body.phone', requestId: 'r-1' }
    server.answerWith(json(refusal, 400))
    expect(await failureOf(client().orders.listOrders({ query: {} }))).toMatchObject({
      code: 'input/invalid',
      field: 'body.phone',
      requestId: 'r-1',
    })
    server.answerWith(json({ error: 'x', code: 5, field: {}, requestId: null }, 400))
    expect(await failureOf(client().orders.listOrders({ query: {} }))).toMatchObject({
      code: undefined,
      field: undefined,
      requestId: undefined,
    })
  })

  it('has the number of the request even when the answer is not one of ours, or breaks the contract', async () => {
    const headers = { 'x-request-id': 'proxy-0123456789' }
    server.answerWith({ status: 502, type: 'text/html', body: '<html></html>', headers })
    const list = () => failureOf(client().orders.listOrders({ query: {} }))
    expect(await list()).toMatchObject({ code: undefined, requestId: 'proxy-0123456789' })
    server.answerWith({ body: '{"data":5}', headers })
    expect(await list()).toMatchObject({ name: 'ApiError', requestId: 'proxy-0123456789' })
  })

  it('[ERR-09] has the status of the answer, and 500 without an answer', async () => {
    server.answerWith(json({ error: 'Заказ не найден' }, 404))
    expect(await failureOf(client().orders.checkOrderPaid({ params: { id: UUID } }))).toMatchObject({
      statusCode: 404,
      message: 'Заказ не найден',
    })
    const nowhere = createApiClient({ baseUrl: 'http://127.0.0.1:1/api' })
    const network = await failureOf(nowhere.orders.checkOrderPaid({ params: { id: UUID } }))
    expect(network).toBeInstanceOf(ApiError)
    expect([network.statusCode, network.wireText]).toEqual([500, undefined])
    expect(network).toMatchObject({ reason: 'cut', message: expect.stringMatching(/^Связи с\sсервером нет/) })
  })

  it.each([
    ['no JSON at all', { status: 502, type: 'text/html', body: '<html>Bad gateway</html>' }],
    ['an empty body', { status: 500, body: '' }],
    ['an error that is no text', json({ error: { code: 5 } }, 500)],
    ['a list', json([], 500)],
    ['null', json(null, 500)],
  ])('with %s reads as an unknown error', async (_, reply) => {
    server.answerWith(reply)
    expect(await failureOf(client().orders.listOrders({ query: {} }))).toMatchObject({
      name: 'ApiError',
      statusCode: reply.status,
      message: 'Что то пошло не так, неизвестная ошибка',
    })
  })

  it('is never tried again', async () => {
    for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
      server.answerWith(json({ error: 'нет' }, status))
      await failureOf(client().products.listProducts({ query: {} }))
    }
    expect(server.requests).toHaveLength(8)
  })

  it('of a token is reported, of a call without one is not', async () => {
    let told = 0
    const onUnauthorised = () => void (told += 1)
    server.answerWith(json({ error: 'Вход устарел' }, 401))
    await failureOf(client({ onUnauthorised }).orders.listOrders({ query: {} }))
    expect(told).toBe(0)
    await failureOf(client({ onUnauthorised, getToken: () => 't' }).orders.listOrders({ query: {} }))
    expect(told).toBe(1)
    server.answerWith(json({ error: 'Нет доступа' }, 403))
    await failureOf(client({ onUnauthorised, getToken: () => 't' }).orders.listOrders({ query: {} }))
    expect(told).toBe(1)
  })
})
