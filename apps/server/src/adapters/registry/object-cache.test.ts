import { describe, expect, it } from 'vitest'
import type { FoundObject } from '../../platform/db/queries/objects/demo-objects.ts'
import { createObjectCache } from './object-cache.ts'

const objectOf = (id: number, status = 'Актуально'): FoundObject => ({
  id,
  number: null,
  address: `ул. Перьевая, д. ${id}`,
  area: '30',
  area_okc: '',
  level: '',
  object_type: 'Здание',
  type_okc: '',
  status,
})

function setUp(most?: number) {
  const asked: (readonly number[])[] = []
  const gone = new Set<number>()
  const memory = createObjectCache(async (ids) => {
    asked.push(ids)
    return ids.filter((id) => !gone.has(id)).map((id) => objectOf(id))
  }, most)
  return {
    memory,
    asked,
    gone,
    ids: async (...ids: number[]) => (await memory.listByIds(ids)).map(({ id }) => id),
  }
}

describe('objects of the register in memory', () => {
  it('are read once, and answered in the order asked for', async () => {
    const { asked, ids } = setUp()
    expect(await ids(1, 2)).toEqual([1, 2])
    expect(await ids(3, 2, 1)).toEqual([3, 2, 1])
    expect(await ids(2, 3)).toEqual([2, 3])
    expect(asked).toEqual([[1, 2], [3]])
  })

  it('are left out when gone, and read again once forgotten', async () => {
    const { memory, gone, ids } = setUp()
    await ids(1, 2)
    gone.add(2)
    expect(await ids(1, 2)).toEqual([1, 2])
    memory.forget()
    expect(await ids(1, 2)).toEqual([1])
  })

  it('are not cached when they were read before an invalidation', async () => {
    const slow = Promise.withResolvers<FoundObject[]>()
    const answers = [slow.promise, Promise.resolve([objectOf(1, 'Погашено')])]
    const memory = createObjectCache(() => answers.shift() ?? Promise.resolve([]))
    const old = memory.listByIds([1])
    memory.forget()
    slow.resolve([objectOf(1)])
    expect(await old).toEqual([objectOf(1)])
    expect(await memory.listByIds([1])).toEqual([objectOf(1, 'Погашено')])
  })

  it('are no more than a few: the oldest go', async () => {
    const { asked, ids } = setUp(2)
    await ids(1, 2)
    await ids(3)
    await ids(2, 3)
    await ids(1)
    expect(asked).toEqual([[1, 2], [3], [1]])
  })
})
