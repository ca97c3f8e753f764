import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeZip } from '@proverka/test-support/make-zip'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readIntakeTask } from '../../src/commands/intake/options.ts'
import { runIntake } from '../../src/commands/intake/run-intake.ts'
import { until } from '../setup/test-server.ts'
import { startIntakeWorld, type IntakeWorld, type Waiting } from './intake-world.ts'
import { answerFiles, answerXml } from './register-answers.ts'

let world: IntakeWorld
let folder: string
beforeAll(async () => {
  world = await startIntakeWorld()
}, 600_000)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'intake-'))
})
afterAll(() => world.stop())

const statusOf = async ({ fulfilmentId }: Waiting) =>
  (await world.server.sql('select status from fulfilments where id = $1', [fulfilmentId]))[0]?.['status']

it('[FULFIL-03] takes in the files of a folder and of those in it, once', async () => {
  const waiting = await world.buy([{ number: '77:03:0003003:41' }, { number: '77:03:0003003:42' }])
  const [first, second] = waiting.map(({ number }) =>
    answerFiles({ kind: 'extract_about_property_room', number, date: world.today }, { isSigned: true }),
  )
  for (const { name, bytes } of first ?? []) writeFileSync(join(folder, name), bytes)
  mkdirSync(join(folder, 'ноябрь'))
  writeFileSync(join(folder, 'ноябрь', 'Response-80-105152635.zip'), makeZip(second ?? []))
  writeFileSync(join(folder, 'broken.zip'), makeZip(second ?? []).subarray(0, 100))

  const lines: string[] = []
  const run = () =>
    runIntake(world.server.context, readIntakeTask([folder], '.'), { say: (line) => lines.push(line) })
  expect(await run()).toBe(1)
  expect(await Promise.all(waiting.map(statusOf))).toEqual(['answered', 'answered'])
  expect(lines.filter((line) => line.includes(': ответ отдан. часть заказа '))).toHaveLength(2)
  expect(lines.some((line) => line.startsWith('broken.zip: не принят. Архив поврежден'))).toBe(true)

  lines.length = 0
  expect(await run()).toBe(1)
  expect(lines.filter((line) => line.includes('уже был, ничего не изменено'))).toHaveLength(2)
  rmSync(folder, { recursive: true })
})

it('watches a folder until it is stopped, and reads a file when it has stopped growing', async () => {
  const [one] = await world.buy([{ number: '77:03:0003003:43' }])
  if (!one) throw new Error('nothing was bought')
  const stopping = new AbortController()
  const lines: string[] = []
  const running = runIntake(world.server.context, readIntakeTask([folder, '--watch'], '.'), {
    say: (line) => lines.push(line),
    signal: stopping.signal,
    lookMs: 20,
  })
  const bytes = answerXml({ kind: 'extract_about_property_room', number: one.number, date: world.today })
  writeFileSync(join(folder, '.a.xml.part'), bytes.subarray(0, 50))
  writeFileSync(join(folder, '.a.xml.part'), bytes)
  renameSync(join(folder, '.a.xml.part'), join(folder, 'a.xml'))
  await until('the answer', async () => ((await statusOf(one)) === 'answered' ? true : undefined))
  stopping.abort()
  expect(await running).toBe(0)
  expect(lines).toEqual([`a.xml: ответ отдан. часть заказа ${one.itemId}.`])
  rmSync(folder, { recursive: true })
})

it('says how it is called', () => {
  for (const args of [[], ['--what', 'folder']])
    expect(() => readIntakeTask(args, '.')).toThrow('npm run intake -- <папка или файлы>')
})
