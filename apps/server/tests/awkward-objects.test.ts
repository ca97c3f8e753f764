import { contract } from '@proverka/api/contract'
import type { Extract } from '@proverka/domain/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDemoObjects } from '../src/commands/seeds/demo-objects.ts'
import { ENCUMBERED, SHOWCASE } from '../src/commands/seeds/fixed-extracts.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
let guest: Visitor
beforeAll(async () => {
  server = await startTestServer()
  guest = server.visit()
})
afterAll(() => server.stop())

const objectsAt = async (query: string) =>
  (await guest.call(contract.objects.searchObjects, { query: { query } })).data

/** The extract that a source gives for an object; undefined when it says that it has none. */
async function extractOf(objectKey: string): Promise<Extract | undefined> {
  const source = server.context.sources.for('property')('extract')
  const { answer, extract } = await source.ask({ kind: 'property', objectKey, address: '' })
  expect(answer.kind).toBe(extract ? 'found' : 'not-found')
  return extract
}

describe('an awkward object', () => {
  it('has several records at its address, one of them without a number, two cancelled', async () => {
    const found = await objectsAt('Полевая 3, кв. 1')
    expect(found.map(({ Number }) => Number)).toEqual([
      '00:14:0203009:301',
      '00:14:0203009:302',
      '00:14:0203009:303',
      '',
    ])
    expect(found.map(({ Status }) => Status)).toEqual([
      'Актуально',
      'Снят с учета',
      'Аннулирован',
      'Ранее учтенный',
    ])
  })

  it('has no area', async () => {
    const [flat] = await objectsAt('Полевая 5, кв. 2')
    expect(flat?.Area).toBe('')
    const extract = await extractOf('00:14:0203009:304')
    expect(extract?.object.address).toContain('Полевая')
    expect(extract?.object).not.toHaveProperty('area')
  })

  it('has a number and no data in the register', async () => {
    expect((await objectsAt('00:14:0203009:305')).map(({ Number }) => Number)).toEqual(['00:14:0203009:305'])
    expect(await extractOf('00:14:0203009:305')).toBeUndefined()
  })

  it('has hidden owners with shares', async () => {
    const extract = await extractOf(SHOWCASE)
    expect(extract?.ownership).toBe('withheld')
    expect(extract?.rights.map(({ share, holders }) => [share, holders])).toEqual([
      ['1/2', [{ kind: 'person', state: 'withheld' }]],
      ['1/2', [{ kind: 'person', state: 'withheld' }]],
    ])
  })

  it('has owners by name and hidden ones, unequal shares that are a whole, and three encumbrances', async () => {
    const extract = await extractOf(ENCUMBERED)
    expect(extract?.rights.map(({ share, holders }) => [share, holders[0]?.state, holders[0]?.name])).toEqual(
      [
        ['1/2', 'named', 'Ольшин Мирон Савельевич'],
        ['1/3', 'withheld', undefined],
        ['1/6', 'withheld', undefined],
      ],
    )
    const whole = extract?.rights.reduce((sum, { share }) => {
      const [part = 0, of = 1] = (share ?? '').split('/').map(Number)
      return sum + part / of
    }, 0)
    expect(whole).toBeCloseTo(1)
    expect(extract?.encumbrances.map(({ type }) => type)).toEqual([
      'Ипотека в силу закона',
      'Запрещение регистрации',
      'Аренда',
    ])
    expect(new Set(extract?.encumbrances.map(({ number }) => number)).size).toBe(3)
  })

  it('has no registered right at all', () => {
    const extracts = makeDemoObjects().flatMap(({ extract }) =>
      extract ? [JSON.parse(extract) as Extract] : [],
    )
    const unregistered = extracts.filter(({ ownership }) => ownership === 'unregistered')
    expect(unregistered.length).toBeGreaterThan(20)
    expect(unregistered.filter(({ rights }) => rights.length > 0)).toEqual([])
  })
})
