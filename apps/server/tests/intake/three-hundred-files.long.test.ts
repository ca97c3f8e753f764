import { makeZip } from '@proverka/test-support/make-zip'
import { toCodePage866 } from '@proverka/test-support/code-page-866'
import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../setup/test-server.ts'
import { startIntakeWorld, type IntakeWorld, type Waiting } from './intake-world.ts'
import { answerFiles, type Answer } from './register-answers.ts'

/** Answers of this drop. */
const COUNT = 300

let world: IntakeWorld
beforeAll(async () => {
  world = await startIntakeWorld()
}, 600_000)
afterAll(() => world.stop())

const numberOf = (index: number) => `77:01:000100${index % 7}:${2000 + index}`
const isHistory = (index: number) => index % 10 === 3
const isRefused = (index: number) => index % 25 === 7
const requestOf = (index: number) => `80-${105_000_000 + index}`

/** Every kind in turn: extracts of three kinds, histories of rights, refusals without a number. */
function answerTo({ number }: Waiting, index: number, date: string): Answer {
  if (isRefused(index))
    return {
      kind: 'exract_decision_refuse_provide_info',
      date,
      registration: `КУВИ-001/2026-${900_000 + index}`,
      // The one is found by the number in its text, the other by its request.
      asked: index % 2 === 0 ? `Объект с кадастровым номером ${number}` : 'Объект по адресу: Образцовск',
    }
  const kinds = ['about_property_room', 'base_params_land', 'about_property_build']
  return {
    kind: isHistory(index) ? 'extract_transfer_rights_property' : `extract_${kinds[index % 3]}`,
    number,
    date,
    ...(index % 2 === 0 && { registration: `КУВИ-001/2026-${500_000 + index}` }),
  }
}

it('[FULFIL-03] three hundred files of real layout find their orders in one intake, and none a wrong one', async () => {
  const waiting = await world.buy(
    Array.from({ length: COUNT }, (_, index) => ({
      number: numberOf(index),
      product: isHistory(index) ? ('EgrnRightList' as const) : ('EgrnObject' as const),
    })),
  )
  // The operator wrote down the request of every third one.
  for (const [index, { fulfilmentId }] of waiting.entries()) {
    if (index % 3 !== 0 && !isRefused(index)) continue
    await world.server.sql(
      `update fulfilments set status = 'ordered', request_number = $2, ordered_at = now() where id = $1`,
      [fulfilmentId, requestOf(index)],
    )
  }
  const answers = waiting.map((one, index) =>
    answerFiles(answerTo(one, index, world.today), { isSigned: index % 4 !== 1 }),
  )
  // Most come each in the archive of its request; the names of some are those of DOS. All are in one archive of the day.
  const archives = answers.map((files, index) => ({
    name: `Response-${requestOf(index)}.zip`,
    bytes: makeZip(
      index % 5 === 0 ? files.map((file) => ({ ...file, nameBytes: toCodePage866(file.name) })) : files,
    ),
  }))
  const half = COUNT / 2
  const loose = answers.slice(half, half + 40).flat()
  const drop = [
    { name: 'Ответы Росреестра.zip', bytes: makeZip(archives.slice(0, half)) },
    { name: 'Без папок.zip', bytes: makeZip(loose) },
    { name: 'Еще.zip', bytes: makeZip(archives.slice(half + 40)) },
  ]

  const startedAt = performance.now()
  const taken = await world.bring(drop)
  console.info(`${COUNT} answers were taken in within ${Math.round(performance.now() - startedAt)} ms`)

  const rows = await world.server.sql(
    `select f.id, f.status, f.order_item_id, m.matched_by, i.name, i.signature ->> 'kind' as signature,
        jsonb_array_length(i.companions) as companions, i.facts -> 'extract' -> 'object' -> 'cadastralNumbers' ->> 0 as number
       from fulfilments f left join intake_matches m on m.fulfilment_id = f.id left join intake_files i on i.id = m.intake_file_id`,
  )
  const byId = new Map(rows.map((row) => [row['id'], row]))
  const nameOf = (index: number) => answers[index]?.[0]?.name
  // The loose ones have lost the number of their request: a refusal without the object waits.
  const isLost = (index: number) => isRefused(index) && index % 2 === 1 && index >= half && index < half + 40
  const seen = waiting.map(({ fulfilmentId }, index) => {
    const { status, name, signature, companions } = byId.get(fulfilmentId) ?? {}
    return [index, status, name, signature, companions]
  })
  expect(seen).toEqual(
    waiting.map((_, index) =>
      isLost(index)
        ? [index, 'ordered', null, null, null]
        : [
            index,
            isRefused(index) ? 'refused' : 'answered',
            nameOf(index),
            index % 4 === 1 ? 'absent' : 'checked',
            index % 4 === 1 ? 2 : 3,
          ],
    ),
  )
  const lost = waiting.filter((_, index) => isLost(index))
  expect(taken.filter(({ state }) => state === 'answered')).toHaveLength(COUNT - lost.length)
  expect(taken.filter(({ state }) => state !== 'answered').map(({ state }) => state)).toEqual(
    lost.map(() => 'waiting'),
  )
  expect(new Set(rows.map((row) => row['matched_by']))).toEqual(
    new Set(['request-number', 'object', 'notice-text', ...(lost.length > 0 ? [null] : [])]),
  )
  // Every signature that came is right and leads to the root that the operator trusts.
  const [wrong] = await world.server.sql(
    `select count(*)::int as count from intake_files where signature ->> 'kind' = 'checked' and not (signature @>
      '{"check":{"digest":"same","signature":"right","chain":{"isTrusted":true}}}')`,
  )
  expect(wrong).toEqual({ count: 0 })

  // Every report says what its own file says.
  await until('all reports', async () => {
    const [open] = await world.server.sql(
      `select count(*)::int as count from order_items where status = 'inprogress'`,
    )
    return open?.['count'] === lost.length ? true : undefined
  })
  for (const index of [0, 1, 3, 150, 299]) {
    const one = waiting[index]
    if (!one || isRefused(index)) continue
    const { data } = await one.guest.call(contract.reports.getReport, { params: { id: one.itemId } })
    expect(data.report?.extract?.content.object.cadastralNumbers).toEqual([one.number])
  }
}, 1_200_000)
