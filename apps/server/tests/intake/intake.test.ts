import { contract } from '@proverka/api/contract'
import { HOSTILE_ARCHIVES } from '@proverka/test-support/hostile-archives'
import { makeZip } from '@proverka/test-support/make-zip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../setup/test-server.ts'
import { startIntakeWorld, type IntakeWorld, type Waiting } from './intake-world.ts'
import { answerFiles, answerXml, sign } from './register-answers.ts'

const { admin: calls } = contract

let world: IntakeWorld
beforeAll(async () => {
  world = await startIntakeWorld()
}, 600_000)
afterAll(() => world.stop())

const ROOM = 'extract_about_property_room'

let used = 0
const freshNumber = () => `77:02:0002002:${3000 + ++used}`

async function oneWaiting(product?: 'EgrnRightList'): Promise<Waiting> {
  const [one] = await world.buy([{ number: freshNumber(), ...(product && { product }) }])
  if (!one) throw new Error('nothing was bought')
  return one
}

const xmlFor = ({ number }: Pick<Waiting, 'number'>, more = {}) =>
  answerXml({ kind: ROOM, number, date: world.today, ...more })

const reportOf = async ({ guest, itemId }: Waiting) =>
  (await guest.call(contract.reports.getReport, { params: { id: itemId } })).data

const reportIn = (one: Waiting, status: string) =>
  until(`the item in ${status}`, async () => {
    const data = await reportOf(one)
    return data.status === status ? data : undefined
  })

const emailsTo = (email: string) =>
  [...world.server.emails.values()].filter(({ to }) => to === email).map(({ subject }) => subject)

const countOf = async (table: 'intake_files' | 'intake_matches') =>
  (await world.server.sql(`select count(*)::int as count from ${table}`))[0]?.['count']

const statusOf = async ({ fulfilmentId }: Waiting) =>
  (await world.server.sql('select status from fulfilments where id = $1', [fulfilmentId]))[0]?.['status']

const booksAreEven = async () => {
  const [row] = await world.server.sql(
    'select coalesce(sum(amount_kopecks), 0)::int as sum from ledger_entries',
  )
  expect(row).toEqual({ sum: 0 })
}

describe('a file of the register', () => {
  it('[FULFIL-03] makes the report of its order, with its signature, and the buyer receives one email', async () => {
    const one = await oneWaiting()
    const files = answerFiles({ kind: ROOM, number: one.number, date: world.today }, { isSigned: true })
    expect(await world.bring([{ name: 'Response-80-105152635.zip', bytes: makeZip(files) }])).toMatchObject([
      {
        state: 'answered',
        order_item_id: one.itemId,
        archives: ['Response-80-105152635.zip'],
        match: { fulfilment_id: one.fulfilmentId, kind: 'extract', matched_by: 'object', undone_at: null },
      },
    ])
    const data = await reportIn(one, 'done')
    expect(data.report?.extract?.content.object.cadastralNumbers).toEqual([one.number])
    await world.server.emailTo(one.email, /готов/)
    expect(emailsTo(one.email).filter((subject) => /готов/.test(subject))).toHaveLength(1)
  })

  it('[FULFIL-04] that is known does nothing again, alone, in an archive or with another name', async () => {
    const one = await oneWaiting()
    const bytes = xmlFor(one)
    expect(await world.bring([{ name: 'a.xml', bytes }])).toMatchObject([{ state: 'answered' }])
    await reportIn(one, 'done')
    const before = [await countOf('intake_files'), await countOf('intake_matches')]
    const second = await world.buy([{ number: one.number }])
    for (const again of [
      [{ name: 'a.xml', bytes }],
      [{ name: 'b.zip', bytes: makeZip([{ name: 'c.xml', bytes }]) }],
    ])
      expect(await world.bring(again)).toMatchObject([{ state: 'known', order_item_id: one.itemId }])
    expect([await countOf('intake_files'), await countOf('intake_matches')]).toEqual(before)
    expect(await statusOf(second[0] as Waiting)).toBe('to-order')
    expect(emailsTo(one.email).filter((subject) => /готов/.test(subject))).toHaveLength(1)
  })

  it('gets the signature that comes later than itself', async () => {
    const one = await oneWaiting()
    const bytes = xmlFor(one)
    await world.bring([{ name: 'a.xml', bytes }])
    await world.bring([
      { name: 'a.xml', bytes },
      { name: 'other name.sig', bytes: sign(bytes) },
    ])
    const rows = await world.server.sql(
      `select signature #>> '{check,digest}' as digest, companions from intake_files f
        join intake_matches m on m.intake_file_id = f.id where m.order_item_id = $1`,
      [one.itemId],
    )
    expect(rows).toMatchObject([
      { digest: 'same', companions: [{ kind: 'signature', name: 'other name.sig' }] },
    ])
  })

  it('is covered by the signature of the archive that it is in', async () => {
    const one = await oneWaiting()
    const inner = makeZip([{ name: 'a.xml', bytes: xmlFor(one) }])
    const files = [
      { name: 'answer.zip', bytes: inner },
      { name: 'answer.zip.sig', bytes: sign(inner) },
    ]
    await world.bring([{ name: 'outer.zip', bytes: makeZip(files) }])
    const [row] = await world.server.sql(
      `select signature ->> 'archiveName' as archive, signature #>> '{check,signature}' as signature from intake_files f
        join intake_matches m on m.intake_file_id = f.id where m.order_item_id = $1`,
      [one.itemId],
    )
    expect(row).toEqual({ archive: 'answer.zip', signature: 'right' })
  })

  it('may be embedded in its signature, and a changed one is never called signed', async () => {
    const [one, other] = [await oneWaiting(), await oneWaiting()]
    const bytes = xmlFor(one)
    const foreign = sign(xmlFor(other))
    expect(
      await world.bring([
        { name: 'a.xml', bytes },
        { name: 'a.xml.sig', bytes: foreign },
      ]),
    ).toMatchObject([{ state: 'answered' }, { state: 'unused', name: 'a.xml.sig' }])
    const [row] = await world.server.sql(
      `select signature from intake_files f join intake_matches m on m.intake_file_id = f.id where m.order_item_id = $1`,
      [one.itemId],
    )
    expect(row).toEqual({ signature: { kind: 'foreign', name: 'a.xml.sig' } })
  })

  it('that is a PDF alone closes nothing, and cannot be chosen', async () => {
    const one = await oneWaiting()
    const name = `Выписка ${one.number}.pdf`
    const [file] = await world.bring([{ name, bytes: Buffer.from(`%PDF-1.7 ${one.number}`) }])
    expect(file).toMatchObject({ state: 'waiting', name })
    const choice = await world.admin.call(calls.chooseFulfilments, {
      body: { file_id: file?.file_id ?? '', fulfilment_ids: [one.fulfilmentId] },
    })
    expect(choice.body).toMatchObject({ code: 'intake/pdf-alone' })
    expect(await statusOf(one)).toBe('to-order')
  })
})

describe('[FULFIL-03] a file that fits several orders, or none', () => {
  it('waits with the candidates, and answers all of them when the operator says so', async () => {
    const number = freshNumber()
    const [first, second] = await world
      .buy([{ number }])
      .then(async ([one]) => [one, (await world.buy([{ number }]))[0]])
    if (!first || !second) throw new Error('nothing was bought')
    const [file] = await world.bring([{ name: 'a.xml', bytes: xmlFor(first) }])
    expect(file).toMatchObject({ state: 'waiting' })
    const waiting = (await world.waitingFiles()).find(({ file_id }) => file_id === file?.file_id)
    expect(waiting).toMatchObject({ cadastral_numbers: [number], document: ROOM })
    expect(waiting?.candidates).toEqual(
      [first, second].map(({ fulfilmentId }) => ({
        fulfilment_id: fulfilmentId,
        order_number: expect.any(Number) as unknown,
        kind: 'extract',
        request_number: null,
        reason: 'several',
      })),
    )
    const body = {
      file_id: file?.file_id ?? '',
      fulfilment_ids: [first.fulfilmentId, second.fulfilmentId],
    }
    const chosen = await world.admin.call(calls.chooseFulfilments, { body })
    expect(chosen.data.matches).toHaveLength(2)
    for (const one of [first, second]) await reportIn(one, 'done')
    // A repeat of the choice finds what it made.
    const again = await world.admin.call(calls.chooseFulfilments, { body })
    expect(again.data).toEqual(chosen.data)
    expect((await world.waitingFiles()).some(({ file_id }) => file_id === file?.file_id)).toBe(false)
  })

  it('is not put to an order of another object or kind, whoever says so', async () => {
    const one = await oneWaiting()
    const [object, kind] = await world.bring([
      { name: 'a.xml', bytes: xmlFor({ number: freshNumber() }) },
      { name: 'b.xml', bytes: xmlFor(one, { kind: 'extract_transfer_rights_property' }) },
    ])
    expect([object, kind]).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
    for (const [file, code] of [
      [object, 'extract/other-object'],
      [kind, 'extract/other-kind'],
    ] as const) {
      const { body } = await world.admin.call(calls.chooseFulfilments, {
        body: { file_id: file?.file_id ?? '', fulfilment_ids: [one.fulfilmentId] },
      })
      expect(body).toMatchObject({ code })
    }
    expect(await statusOf(one)).toBe('to-order')
  })
})

describe('[FULFIL-04] an answer of another order', () => {
  it('is taken back within the day: the order waits again, its buyer is told, and the right answer ends it', async () => {
    const one = await oneWaiting()
    await world.bring([{ name: 'a.xml', bytes: xmlFor(one) }])
    await reportIn(one, 'done')
    await world.server.emailTo(one.email, /готов/)
    const { data } = await world.admin.call(calls.listIntakeMatches, { query: {} })
    const match = data.matches.find(({ order_item_id }) => order_item_id === one.itemId)
    const input = { body: { match_id: match?.match_id ?? '' } }
    const undone = await world.admin.call(calls.undoIntakeMatch, input)
    expect(undone.data).toMatchObject({ undone_at: expect.any(String) as unknown })
    expect((await world.admin.call(calls.undoIntakeMatch, input)).data).toEqual(undone.data)
    expect(await statusOf(one)).toBe('ordered')
    const open = await reportOf(one)
    expect(open).toMatchObject({ report: { status: 'in_progress' } })
    expect(open.report?.extract).toBeUndefined()
    await world.server.emailTo(one.email, /исправляем отчет/)
    await booksAreEven()

    // What was taken back does not answer the same order again by itself; another file does.
    expect(await world.bring([{ name: 'a.xml', bytes: xmlFor(one) }])).toMatchObject([{ state: 'waiting' }])
    const right = xmlFor(one, { registration: 'КУВИ-001/2026-1' })
    expect(await world.bring([{ name: 'b.xml', bytes: right }])).toMatchObject([{ state: 'answered' }])
    await until('the report', async () =>
      (await reportOf(one)).report?.status === 'finished' ? true : undefined,
    )
    await world.server.emailTo(one.email, /ответ пришел/)
    expect(emailsTo(one.email).filter((subject) => /готов/.test(subject))).toHaveLength(1)
    expect(emailsTo(one.email).filter((subject) => /исправляем отчет/.test(subject))).toHaveLength(1)
    const earned = await world.server.sql(
      `select sum(e.amount_kopecks)::int as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id
        join ledger_transfers t on t.id = e.transfer_id join order_items i on i.order_id = t.order_id
        where i.id = $1 and a.kind = 'revenue'`,
      [one.itemId],
    )
    const [price] = await world.server.sql(
      'select price_kopecks::int as sum from order_items where id = $1',
      [one.itemId],
    )
    expect(earned).toEqual([price])
    await booksAreEven()
  })

  it('stays when the day is over', async () => {
    const one = await oneWaiting()
    await world.bring([{ name: 'a.xml', bytes: xmlFor(one) }])
    const [match] = await world.server.sql(
      `with f as (update fulfilments set ended_at = ended_at - interval '25 hours' where order_item_id = $1)
        select id from intake_matches where order_item_id = $1`,
      [one.itemId],
    )
    const { body } = await world.admin.call(calls.undoIntakeMatch, {
      body: { match_id: String(match?.['id']) },
    })
    expect(body).toMatchObject({ code: 'fulfilment/undo-too-late' })
    expect(await statusOf(one)).toBe('answered')
  })
})

describe('[FULFIL-03] a hostile archive', () => {
  it('is refused in one Russian sentence, and nothing of it is stored', async () => {
    const before = await countOf('intake_files')
    const files = (await world.server.context.files.list('intake/')).length
    for (const [what, make] of HOSTILE_ARCHIVES) {
      const taken = await world.bring([{ name: `${what}.zip`, bytes: make() }])
      expect([what, taken]).toMatchObject([
        what,
        [{ state: 'refused', reason: expect.stringMatching(/^[А-Я][^\n]+$/) as unknown }],
      ])
    }
    expect(await countOf('intake_files')).toBe(before)
    expect(await world.server.context.files.list('intake/')).toHaveLength(files)
  }, 600_000)
})

it('files are for admins alone', async () => {
  const guest = world.server.visit()
  const { status } = await guest.call(calls.listWaitingFiles, { query: {} })
  expect(status).toBe(401)
})
