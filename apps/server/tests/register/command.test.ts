import { describe, expect, it } from 'vitest'
import { failureText } from '../../src/adapters/registry/failure-text.ts'
import { LoadError } from '../../src/adapters/registry/load-error.ts'
import { createLoadBar } from '../../src/commands/register/load-bar.ts'
import { readTask } from '../../src/commands/register/options.ts'
import { describeLines, refusedText } from '../../src/commands/register/words.ts'

describe('npm run register', () => {
  it.each([
    ['gar a.zip --regions 50,77', { name: 'gar', place: '/home/a.zip', regions: [50, 77] }],
    ['gar https://host/a.zip', { name: 'gar', place: 'https://host/a.zip', regions: undefined }],
    ['gar a --regions all', { name: 'gar', place: '/home/a', regions: 'all' }],
    ['gar-delta a b', { name: 'gar-delta', places: ['/home/a', '/home/b'], regions: undefined }],
    ['kpt a', { name: 'kpt', places: ['/home/a'] }],
    ['houses a', { name: 'houses', places: ['/home/a'] }],
    ['prices a', { name: 'prices', places: ['/home/a'] }],
    ['status', { name: 'status' }],
    ['index', { name: 'index' }],
    ['remove gar --regions 50', { name: 'remove', source: 'gar', regions: [50], part: undefined }],
    ['remove prices', { name: 'remove', source: 'prices', regions: undefined, part: undefined }],
    ['remove kpt --part q', { name: 'remove', source: 'kpt', regions: undefined, part: 'q' }],
  ])('%s', (line, task) => {
    expect(readTask(line.split(' '), '/home')).toEqual(task)
  })

  it.each(['', 'gar', 'gar a b', 'kpt', 'status a', 'remove', 'remove all', 'other', 'gar a --force'])(
    '«%s» gets the usage',
    (line) => {
      expect(() => readTask(line.split(' ').filter(Boolean), '/home')).toThrow(
        /^npm run register -- <что сделать>/,
      )
    },
  )

  it('names a region that is none', () => {
    expect(() => readTask(['gar', 'a', '--regions', '50,Москва'], '/')).toThrow('Регион «Москва»: нужны коды')
  })

  it('says of a full disk and of a database that is away where it was, and that the former state serves on', () => {
    const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })
    const place = 'Регион 77, 77/AS_HOUSES.XML'
    expect(failureText(withCode('could not extend file', '53100'), place)).toBe(
      `${place}: на диске нет места. Прежнее состояние работает, та же команда продолжит с этого места.`,
    )
    expect(failureText(withCode('connect ECONNREFUSED', 'ECONNREFUSED'), place)).toBe(
      `${place}: база данных не отвечает (connect ECONNREFUSED). Прежнее состояние работает, та же команда продолжит с этого места.`,
    )
    expect(failureText(new LoadError('a.zip: это не архив.'), place)).toBe('a.zip: это не архив.')
    expect(failureText(new TypeError('x is not a function'), place)).toBeUndefined()
  })

  it('draws rows, speed and the time left', () => {
    const written: string[] = []
    let now = 0
    const out = { isTTY: true, columns: 200, write: (text: string) => written.push(text) }
    const { progress } = createLoadBar(out, () => now, 'Регион 77', 100_000_000)
    now = 2000
    progress.read(50_000_000, 1_234_567)
    expect(written.at(-1)).toContain(
      'Регион 77: ███████████████░░░░░░░░░░░░░░░ 50 % · строк 1 234 567 · 25 МБ/с · осталось 2 с',
    )
  })

  it('tells what is loaded and what was refused', () => {
    expect(describeLines({ regions: [], sources: [], unfinished: [] })).toEqual(['Реестр пуст'])
    const region = {
      region: 2,
      release: 301,
      day: '2026-11-20',
      age: 8,
      objects: 3000000,
      numbered: 1800000,
      found: null,
      isIndexed: false,
    }
    const plans = { documents: 2, objects: 13, oldest: '2017-05-11', newest: '2026-10-01' }
    expect(
      describeLines({ regions: [region], sources: [{ source: 'kpt', ...plans }], unfinished: [77] }),
    ).toEqual([
      'ГАР, регион 02: выпуск v.301 от 2026-11-20, дней 8, объектов 3 000 000, с номерами 1 800 000, в поиске нет: npm run register -- index',
      'ГАР, регион 77: загрузка не окончена, та же команда ее продолжит',
      'Планы территории: кварталов 2, объектов 13, от 2017-05-11 до 2026-10-01',
    ])
    expect(refusedText({ malformed: { count: 1200, examples: [] } })).toBe('строки с неверными полями 1 200')
  })
})
