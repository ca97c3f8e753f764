import { createHash } from 'node:crypto'
import { ExtractError, readPlan, type Plan, type PlanObject } from '@proverka/egrn/plan'
import { indexNumbers } from '../address-index/index-documents.ts'
import { ABSENT, copyLines, copyText } from '../bulk/copy-text.ts'
import type { BulkConnection } from '../bulk/bulk-connection.ts'
import { noteInJournal } from '../journal.ts'
import { LoadError } from '../load-error.ts'
import { createRefusals } from '../refusals.ts'
import { listDocumentNumbers } from '../register-numbers.ts'

/** What became of a file. */
export type PlanOutcome =
  | {
      readonly kind: 'loaded'
      readonly quarters: readonly string[]
      readonly objects: number
      readonly day: string
    }
  /** It was loaded before, or a newer plan of its quarter is. */
  | { readonly kind: 'unchanged'; readonly quarters: readonly string[] }

/** Objects that are written at once. */
const OBJECTS_AT_ONCE = 1000

const STAGED = [
  'quarter',
  'number',
  'kind',
  'state',
  'address',
  'part_of',
  'facts',
  'system',
  'contours',
] as const

/**
 * Stores a cadastral plan in one transaction (REG-05): of two plans of a quarter the newer one holds, whole; an object that it
 * does not have any more is gone with the older one. Throws `LoadError` for a file that is no plan or not whole; nothing of
 * it is stored.
 */
export function storePlan(
  connection: BulkConnection,
  file: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<PlanOutcome> {
  const { run } = connection
  return connection.transaction(async () => {
    await run('drop table if exists staged_objects')
    await run(
      `create temporary table staged_objects (quarter text, number text, kind text, state text, address text, part_of text,
         facts jsonb, system text, contours jsonb)`,
    )
    const { plan, hash } = await stage(connection, file, chunks)
    const outcome = await replaceQuarters(connection, file, plan, hash)
    await run('drop table staged_objects')
    return outcome
  })
}

async function stage(
  connection: BulkConnection,
  file: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ plan: Plan; hash: string }> {
  const hash = createHash('sha256')
  let lines: string[] = []
  async function* hashed() {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  const write = async () => {
    await connection.copyIn('staged_objects', STAGED, [copyLines(lines)])
    lines = []
  }
  try {
    const plan = await readPlan(hashed(), async (object) => {
      lines.push(lineOf(object))
      if (lines.length >= OBJECTS_AT_ONCE) await write()
    })
    await write()
    return { plan, hash: hash.digest('hex') }
  } catch (error) {
    if (error instanceof ExtractError) throw new LoadError(`${file}: ${PLAN_ERRORS[error.code]}.`)
    throw error
  }
}

/** What the reader of extracts says is about extracts. */
const PLAN_ERRORS: { readonly [Code in ExtractError['code']]: string } = {
  'not-xml': 'это не файл XML или он испорчен',
  'other-schema': 'это не кадастровый план территории, а файл XML другого вида',
  truncated: 'файл плана обрывается',
  'too-large': 'в файле запись больше всякой меры',
  'forbidden-markup': 'в файле есть описание типов (DTD), подстановки или чрезмерная вложенность',
}

const lineOf = ({ quarter, number, kind, state, address, partOf, facts, contours }: PlanObject): string =>
  [
    quarter,
    number,
    kind,
    state,
    address,
    partOf,
    JSON.stringify(facts),
    contours?.system,
    contours && JSON.stringify(contours.contours),
  ]
    .map((value) => (value === undefined ? ABSENT : copyText(value)))
    .join('\t')

async function replaceQuarters(
  connection: BulkConnection,
  file: string,
  plan: Plan,
  hash: string,
): Promise<PlanOutcome> {
  const { day, number = file } = plan
  if (day === undefined) throw new LoadError(`${file}: в плане нет его даты.`)
  const replaced: string[] = []
  let objects = 0
  for (const quarter of new Set(plan.quarters.map((one) => one.number))) {
    const stored = await replaceQuarter(connection, { file, day, number, hash, quarter, plan })
    if (stored === undefined) continue
    replaced.push(quarter)
    objects += stored
  }
  const quarters = plan.quarters.map((quarter) => quarter.number)
  if (quarters.length === 0) throw new LoadError(`${file}: в плане нет ни одного квартала.`)
  return replaced.length === 0
    ? { kind: 'unchanged', quarters }
    : { kind: 'loaded', quarters: replaced, objects, day }
}

interface StoredQuarter {
  readonly file: string
  readonly day: string
  readonly number: string
  readonly hash: string
  readonly quarter: string
  readonly plan: Plan
}

/** Answers how many objects were stored; undefined where a plan of that day or a newer one is in force. */
async function replaceQuarter(
  connection: BulkConnection,
  { file, day, number, hash, quarter, plan }: StoredQuarter,
): Promise<number | undefined> {
  const { run } = connection
  const former = await listDocumentNumbers(run, 'kpt', quarter)
  const { rows: older } = await run(
    `delete from register.documents where source = 'kpt' and part = $1 and (day < $2 or (day = $2 and document < $3)) returning id`,
    [quarter, day, number],
  )
  const { rows: made } = await run(
    `insert into register.documents (source, part, document, day, file, file_hash)
     values ('kpt', $1, $2, $3, $4, $5) on conflict (source, part) do nothing returning id`,
    [quarter, number, day, file, hash],
  )
  const [document] = made as { id: number }[]
  const entry = { source: 'kpt', part: quarter, document: number, file, fileHash: hash } as const
  if (!document) {
    await noteInJournal(connection, { ...entry, outcome: 'unchanged' })
    return undefined
  }
  await run(
    `insert into register.number_ids (number) select distinct number from staged_objects where quarter = $1
     on conflict do nothing`,
    [quarter],
  )
  // Of a number that a file has twice the last record counts.
  const { rows: stored } = await run(
    `with latest as (
       select distinct on (number) * from staged_objects where quarter = $1 order by number, ctid desc),
     made as (
       insert into register.records (document_id, number, kind, state, address, part_of, facts)
       select $2, number, kind, state, address, part_of, facts from latest returning id, number),
     drawn as (
       insert into register.contours (record_id, coordinate_system, contours)
       select made.id, coalesce(($3::jsonb)->>latest.system, latest.system), latest.contours
         from made join latest using (number) where latest.contours is not null)
     select count(*) as objects from made`,
    [quarter, document.id, JSON.stringify(plan.coordinateSystems)],
  )
  const [{ objects }] = stored as [{ objects: number }]
  await indexNumbers(run, [...former, ...(await listDocumentNumbers(run, 'kpt', quarter))])
  const refusals = createRefusals()
  if (plan.unnumbered > 0) refusals.add('no-number', '', plan.unnumbered)
  await noteInJournal(connection, {
    ...entry,
    outcome: older.length > 0 ? 'changed' : 'loaded',
    objects,
    refused: refusals.list(),
  })
  return objects
}
