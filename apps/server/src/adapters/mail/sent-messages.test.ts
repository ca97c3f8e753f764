import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSentFiles, sentName } from './sent-messages.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proverka-sent-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('[OPS-03] copies of messages go by their keys and by their age, those of others stay', async () => {
  const sent = createSentFiles(folder, '.eml')
  const old = new Date('2026-01-01T00:00:00Z')
  for (const key of ['order-paid:1', 'order-done:1', 'order-paid:2'])
    await writeFile(join(folder, `${sentName(key)}.eml`), '')
  await writeFile(join(folder, 'code.sms.txt'), '')
  await utimes(join(folder, 'order-done_1.eml'), old, old)
  expect(await sent.forgetBefore(new Date('2026-02-01T00:00:00Z'))).toBe(1)
  expect(await sent.forget(['order-paid:1', 'order-paid:9'])).toBe(1)
  expect((await readdir(folder)).toSorted()).toEqual(['code.sms.txt', 'order-paid_2.eml'])
  expect(await createSentFiles(join(folder, 'missing'), '.eml').forgetBefore(new Date())).toBe(0)
})
