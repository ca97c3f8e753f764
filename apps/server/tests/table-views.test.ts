import { contract } from '@proverka/api/contract'
import { TABLE_VIEW_LIMIT } from '@proverka/domain/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { staff } = contract

let server: TestServer
let operator: Visitor
beforeAll(async () => {
  server = await startTestServer()
  operator = await visitAsStaff(server, 'operator')
})
afterAll(() => server.stop())

const view = (name: string, query = 'paid=false') => ({
  table: 'orders' as const,
  name,
  query,
  hidden: ['email'],
  density: 'dense' as const,
})
const save = (name: string, query?: string, by = operator) =>
  by.call(staff.saveTableView, { body: view(name, query) })
const list = async (by = operator) => (await by.call(staff.listTableViews, {})).data.views

describe('[CONSOLE-19] views of a table', () => {
  it('are saved by name for one member of the staff, and replaced under the same name', async () => {
    await save('Неоплаченные')
    const { data } = await save('Неоплаченные', 'brand=fiz&paid=false')
    expect(data.views).toEqual([view('Неоплаченные', 'brand=fiz&paid=false')])
    expect(await list(await visitAsStaff(server, 'support'))).toEqual([])
  })

  it('have no words of a search: they may name a person', async () => {
    await save('Личное', '?search=anna%40example.test&paid=true&open=7')
    expect(await list()).toContainEqual(view('Личное', 'paid=true'))
    const stored = await server.sql('select query from table_views')
    expect(JSON.stringify(stored)).not.toContain('anna')
  })

  it('are removed by name', async () => {
    const query = { table: 'orders', name: 'Личное' } as const
    const { data } = await operator.call(staff.removeTableView, { query })
    expect(data.views.map(({ name }) => name)).toEqual(['Неоплаченные'])
  })

  it('are at most twenty beside the layout in use', async () => {
    const other = await visitAsStaff(server, 'operator')
    for (let index = 0; index < TABLE_VIEW_LIMIT; index++) await save(`Вид ${index}`, '', other)
    expect((await save('', '', other)).status).toBe(200)
    const refused = await save('Лишний', '', other)
    expect([refused.status, refused.body['code']]).toEqual([409, 'table-view/limit'])
    expect(await list(other)).toHaveLength(TABLE_VIEW_LIMIT + 1)
  })

  it('refuse a table and a density that there are not, and everybody who is not of the staff', async () => {
    expect(
      (await operator.call(staff.saveTableView, { body: { ...view('a'), table: 'x' } as never })).status,
    ).toBe(400)
    expect(
      (await operator.call(staff.saveTableView, { body: { ...view('a'), density: 'x' } as never })).status,
    ).toBe(400)
    const client = server.visit()
    await register(client)
    expect((await save('a', '', client)).status).toBe(403)
  })
})
