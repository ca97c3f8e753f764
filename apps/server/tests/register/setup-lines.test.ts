import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBacklogQueries } from '../../src/platform/db/queries/operation/backlog.ts'
import { RULES_VERSION } from '../../src/adapters/registry/address-index/index-tables.ts'
import { loadPrices } from '../../src/adapters/registry/prices/load-prices.ts'
import { checkRegister } from '../../src/commands/setup/check-register.ts'
import { FIXTURES } from './gar-samples.ts'
import { createRegisterWorld, type RegisterWorld } from './register-world.ts'

let world: RegisterWorld
beforeEach(async () => {
  world = await createRegisterWorld()
})
afterEach(() => world.close())

const ageOf = async () => (await createBacklogQueries(world.database).readBacklog()).overdue.registerSeconds

it('a setup and the metric tell which regions are loaded and how old they are', async () => {
  const { run } = world.connection
  await run('create schema if not exists pgboss')
  await run(
    `create table if not exists pgboss.job (name text, state text, created_on timestamptz, start_after timestamptz)`,
  )
  expect(await checkRegister(world.database)).toMatchObject([
    { state: 'warning', text: expect.stringContaining('не загружен ни один регион') as string },
  ])
  expect(await ageOf()).toBe(0)
  await run(
    `insert into register.gar_regions (region, release, day, generation, objects, numbered)
     values (50, 301, current_date - 5, 1, 3000000, 1800000), (77, 290, current_date - 40, 2, 10, 0)`,
  )
  await run(
    `insert into register.search_regions (region, generation, tables, version, objects)
     values (50, 1, 3, ${RULES_VERSION}, 2900000), (77, 2, 4, ${RULES_VERSION - 1}, 9)`,
  )
  await run(
    `insert into register.gar_loads (region, generation, release, day, fingerprint) values (2, 3, 301, now(), 'x')`,
  )
  await loadPrices(world.connection, join(FIXTURES, 'prices', 'emiss-31452.xml'))
  const lines = await checkRegister(world.database)
  expect(lines.map(({ state, text }) => `${state} ${text.replace(/от \d\S+?(?=,|$)/, 'от …')}`)).toEqual([
    'done ГАР, регион 50: выпуск v.301 от …, дней 5, объектов 3 000 000, с номерами 1 800 000, в поиске 2 900 000',
    'warning ГАР, регион 77: выпуск v.290 от …, дней 40, объектов 10, с номерами 0, в поиске 9 по прежним правилам: npm run register -- index',
    'warning ГАР, регион 02: загрузка не окончена, та же команда ее продолжит',
    'done Средние цены регионов, ЕМИСС: цен 8, от …',
  ])
  expect(await ageOf()).toBeGreaterThan(39 * 86_400)
})
