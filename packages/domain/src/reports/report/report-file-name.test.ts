import { expect, it } from 'vitest'
import { reportFileName } from './report-file-name.ts'

const at = { product_name: 'EgrnObject', updated_at: '2026-11-21T11:05:00.000Z' }

it.each([
  ['00:14:0203005:1047', '00-14-0203005-1047_EgrnObject_2026-11-21.pdf'],
  ['г. Образцовск, ул. Кленовая, д. 14/1', 'г-Образцовск-ул-Кленовая-д-14-1_EgrnObject_2026-11-21.pdf'],
  ['../../etc/passwd', 'etc-passwd_EgrnObject_2026-11-21.pdf'],
  [`ул. ${'Ж'.repeat(480)}`, `ул-${'Ж'.repeat(77)}_EgrnObject_2026-11-21.pdf`],
  [`${'a'.repeat(79)}. b`, `${'a'.repeat(79)}_EgrnObject_2026-11-21.pdf`],
])('names the file of %s', (object_key, name) => {
  expect(reportFileName({ object_key, ...at }, 'pdf')).toBe(name)
})

it('names the day in Moscow', () => {
  const late = { ...at, object_key: '00:14:0203005:1047', updated_at: '2026-11-21T21:05:00.000Z' }
  expect(reportFileName(late, 'pdf')).toBe('00-14-0203005-1047_EgrnObject_2026-11-22.pdf')
})
