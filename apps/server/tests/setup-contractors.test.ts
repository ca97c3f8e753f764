import { CONTRACTOR_KEY, startApiegrn, startReestrApi } from '@proverka/test-support/sources/contractors'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readContractors } from '../src/adapters/contractors/read-contractors.ts'
import { checkContractors } from '../src/commands/setup/check-contractors.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('a setup tries the key of each contractor, says what is left on the account and what goes through it', async () => {
  const apiegrn = await startApiegrn({ fileOf: () => Buffer.alloc(0), roubles: 4200 })
  const reestr = await startReestrApi({ fileOf: () => Buffer.alloc(0) })
  const textWith = async (key?: string) => {
    const contractors = readContractors({
      CONTRACTOR_APIEGRN_KEY: key,
      CONTRACTOR_APIEGRN_URL: apiegrn.url,
      CONTRACTOR_REESTR_API_KEY: key,
      CONTRACTOR_REESTR_API_URL: reestr.url,
      CONTRACTOR_LOW_BALANCE: 1000,
      EXTRACTS_THROUGH: key && 'apiegrn',
    })
    const lines = await checkContractors({ contractors }, server.context.database)
    return lines.map(({ state, part, text }) => `${state} ${part}: ${text}`).join('\n')
  }
  try {
    const taken = await textWith(CONTRACTOR_KEY)
    expect(taken).toMatch(
      /^done Контрагенты: apiegrn.ru: отвечает, ключ подходит, на счете 4\s200\s₽; заказываем: выписки$/m,
    )
    expect(taken).toMatch(
      /^done Контрагенты: reestr-api.ru: отвечает, ключ подходит, .*; ничего не заказываем/m,
    )
    apiegrn.setRoubles(10)
    expect(await textWith(CONTRACTOR_KEY)).toMatch(
      /^warning Контрагенты: apiegrn.ru: .*, на счете 10\s₽: меньше 1\s000\s₽;/m,
    )
    const refused = await textWith('another-key')
    for (const title of ['apiegrn.ru', 'reestr-api.ru'])
      expect(refused).toContain(`warning Контрагенты: ${title}: не отвечает или не берет ключ`)
    expect(refused).not.toContain('another-key')
    expect(await textWith()).toMatch(/^done Контрагенты: не подключены: apiegrn.ru/)
  } finally {
    await apiegrn.stop()
    await reestr.stop()
  }
})
