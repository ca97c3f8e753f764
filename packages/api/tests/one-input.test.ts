import { expect, expectTypeOf, it } from 'vitest'
import { createApiClient, type ApiClient } from '../src/index.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const { server } = await openWire()

type InputsOfArea<Area> = {
  [Name in keyof Area]: Area[Name] extends (...inputs: infer Inputs) => unknown ? Inputs['length'] : 'no call'
}[keyof Area]

type Inputs = { [Area in keyof ApiClient]: InputsOfArea<ApiClient[Area]> }[keyof ApiClient]

it('[CALL-170] every wrapper takes one typed input, and a field too much in a body does not fail the call', async () => {
  expectTypeOf<Inputs>().toEqualTypeOf<0 | 1>()
  expectTypeOf<ApiClient['person']['updatePerson']>()
    .parameter(0)
    .toHaveProperty('body')
    .toEqualTypeOf<{ name: string; phone?: string | undefined; email?: string | undefined }>()
  const person = { id: '1', email: 'ivan@mail.ru', name: 'Лида', phone: null, person_role: 1 }
  server.answerWith(json({ data: person }))
  const body = { name: 'Лида', favourite: 'зеленый' }
  const client = createApiClient({ baseUrl: server.baseUrl })
  expect(await client.person.updatePerson({ body })).toEqual(person)
  expect(server.last().body).toEqual(JSON.stringify(body))
})
