import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHECKED } from './setup/checked-person.ts'
import { idOf } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract
let server: TestServer
let vera: Visitor
let igor: Visitor
let subject_id: string
beforeAll(async () => {
  server = await startTestServer()
  vera = await visitAsStaff(server, 'support')
  igor = await visitAsStaff(server, 'support')
  await server.visit().call(contract.subjectRequests.ask, {
    body: { kind: 'access', person: CHECKED, email: 'asks@example.com', text: '' },
  })
  const [row] = await server.sql('select id from subject_requests')
  subject_id = String(row?.['id'])
})
afterAll(() => server.stop())

const take = (by: Visitor, from: string | null, id = subject_id) =>
  by.call(calls.takeClaim, { body: { kind: 'subject-request', subject_id: id, from } })
const release = (by: Visitor) =>
  by.call(calls.releaseClaim, { query: { kind: 'subject-request', subject_id } })
const holderSeenBy = async (by: Visitor) =>
  (await by.call(calls.listClaims, {})).data.claims.find((claim) => claim.subject_id === subject_id)
    ?.person_id

describe('[CONSOLE-20] who works on a case', () => {
  it('is seen by colleagues; two who take it at once do not both get it', async () => {
    const answers = await Promise.all([take(vera, null), take(igor, null)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? vera : igor
    expect(await holderSeenBy(vera)).toBe(await idOf(winner))
    expect(await holderSeenBy(igor)).toBe(await idOf(winner))
    await release(winner)
  })

  it('takes it over knowingly, lets the own one go, and no other', async () => {
    await take(vera, null)
    expect((await take(igor, null)).body['code']).toBe('claim/changed')
    expect((await take(igor, await idOf(vera))).status).toBe(200)
    expect(await holderSeenBy(vera)).toBe(await idOf(igor))
    expect((await release(vera)).body['code']).toBe('claim/changed')
    expect((await release(igor)).status).toBe(200)
    expect(await holderSeenBy(vera)).toBeUndefined()
  })

  it('is of a case that there is, for those who may answer it, and is not shown to others', async () => {
    expect((await take(vera, null, crypto.randomUUID())).body['code']).toBe('claim/not-found')
    await take(vera, null)
    const operator = await visitAsStaff(server, 'operator')
    expect((await take(operator, null)).status).toBe(403)
    expect(await holderSeenBy(operator)).toBeUndefined()
    const client = server.visit()
    await client.signIn('client@example.com')
    expect((await client.call(calls.listClaims, {})).status).toBe(403)
  })
})
