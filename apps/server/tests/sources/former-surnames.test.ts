import { startFssp } from '@proverka/test-support/sources/state-services'
import type { SourceStandIn } from '@proverka/test-support/sources/stand-in'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../setup/test-server.ts'
import { startConnected } from './connected-world.ts'
import { OPEN, UNCOLLECTED } from './fssp-rows.ts'

const LADOGIN = {
  lastName: 'Ладогин',
  firstName: 'Арсений',
  middleName: 'Петрович',
  birthDate: '1987-03-14',
  region: 'Москва',
}

let server: TestServer
let fssp: SourceStandIn
beforeAll(async () => {
  fssp = await startFssp((query) => (query.get('lastname') === 'Ладогин' ? [OPEN, UNCOLLECTED] : []))
  server = await startConnected({ fssp })
})
afterAll(async () => {
  await server.stop()
  await fssp.stop()
})

const askBailiffs = async (more: object) => {
  const person = { ...LADOGIN, ...more }
  const { answer } = await server.context.sources.for('person')('bailiffs').ask({ kind: 'person', person })
  if (answer.kind !== 'found') throw new Error(answer.kind)
  return answer.findings
}

it('[INPUT-05] a register is asked with each former surname, too, and a record says by which it was found', async () => {
  const findings = await askBailiffs({ lastName: 'Новосельцев', formerLastNames: ['Ладогин', 'Безупречный'] })
  const asked = fssp.calls.flatMap(({ query }) => query?.get('lastname') ?? [])
  expect(asked).toEqual(['Новосельцев', 'Ладогин', 'Безупречный'])
  expect(findings).toHaveLength(2)
  for (const { facts } of findings)
    expect(facts).toContainEqual({ label: 'Найдено по прежней фамилии', value: 'Ладогин' })
})

it('[INPUT-05] a record that both surnames find is told once', async () => {
  expect(await askBailiffs({ formerLastNames: ['Ладогин'] })).toHaveLength(2)
})
