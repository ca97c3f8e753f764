import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRegister } from '../../src/adapters/registry/open-register.ts'
import type { ObjectRegister } from '../../src/adapters/registry/object-register.ts'
import { createRegisterWorld, type RegisterWorld } from './register-world.ts'
import { loadSampleRegister } from './sample-register.ts'

let world: RegisterWorld
let register: ObjectRegister
beforeAll(async () => {
  world = await createRegisterWorld()
  await loadSampleRegister(world.connection)
  register = openRegister([world.database.runRawSql]).register
})
afterAll(() => world.close())

describe('[REG-03] the loaded register', () => {
  it('finds a flat of GAR, of which nothing but its address is known', async () => {
    expect(await register.findObject('00:01:0101002:2121')).toEqual({
      id: 900000058,
      number: '00:01:0101002:2121',
      address: 'обл Примерная, г Новоречинск, пр-кт Мира, д. 10, кв. 21а',
      area: '',
      area_okc: '',
      level: '',
      object_type: 'Помещение',
      type_okc: 'Квартира',
      status: '',
    })
  })

  it('finds a house with the facts of its plan, and its cost with the day', async () => {
    const house = await register.findObject('00:01:0101001:101')
    expect(house).toMatchObject({
      id: 900000020,
      address: 'обл Примерная, г Новоречинск, ул Садовая, д. 1',
      area: '4218.6',
      object_type: 'Здание',
      type_okc: 'Многоквартирный дом',
      status: 'Актуально',
    })
    const known = await register.readObject('00:01:0101001:101')
    expect(known?.record).toMatchObject({ cost: 202959275.3, date: '2026-10-01' })
  })

  it('finds a plot that only a plan knows, and one that is closed', async () => {
    const plot = await register.findObject('00:01:0101001:4')
    expect(plot).toMatchObject({ object_type: 'Земельный участок', area: '1254.5', status: 'Актуально' })
    expect(plot?.id).toBeGreaterThanOrEqual(1e12)
    expect((await register.readObject('00:01:0101001:4'))?.record).toMatchObject({ cost: 301080.55 })
    expect(await register.findObject('00:02:0301001:9')).toMatchObject({ status: 'Погашено' })
  })

  it('chooses none of two flats with one number, and says nothing of a number that it does not have', async () => {
    expect(await register.findObject('00:01:0101001:1105')).toBeUndefined()
    expect(await register.findObject('00:01:0101001:9999')).toBeUndefined()
    expect(register.isComplete).toBe(false)
  })

  it('lists what is near: the numbers of a quarter, of GAR and of plans', async () => {
    const numbers = (await register.listByPrefix('00:02:0301001:', 10)).map(({ number }) => number)
    expect(numbers).toEqual(
      expect.arrayContaining(['00:02:0301001:21', '00:02:0301001:3', '00:02:0301001:30', '00:02:0301001:4']),
    )
    expect(await register.hasNumberWith('00:01:')).toBe(true)
    expect(await register.hasNumberWith('77:01:')).toBe(false)
  })
})
