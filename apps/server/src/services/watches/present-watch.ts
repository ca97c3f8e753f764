import { toRoubles } from '@proverka/domain'
import type { watchRowSchema, watchViewSchema } from '@proverka/api/contract'
import { buildPath } from '@proverka/domain/navigation'
import { describeWatched, WATCH_KINDS, WATCH_WORDS, type WatchKind } from '@proverka/domain/reports'
import type { InferInput } from 'valibot'
import type { WatchCheckRow, WatchGroundRow, WatchRow } from '../../platform/db/queries/watches/watches.ts'
import type { Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { listPricedProducts } from '../orders/prices.ts'
import { questionsOf } from './ask-watched.ts'

/** Cells of a row of the list. */
const CELLS_OF_ROW = 13

const dayOf = (at: Date | null): string | null => at?.toISOString() ?? null

type Counts = Awaited<ReturnType<AppContext['queries']['watches']['countChecks']>>

function presentRow(
  watch: WatchRow,
  ground: WatchGroundRow | undefined,
  checks: readonly WatchCheckRow[],
  counts: Counts,
): InferInput<typeof watchRowSchema> {
  const countOf = (outcome: WatchCheckRow['outcome']) =>
    counts.find((one) => one.watch_id === watch.id && one.outcome === outcome)?.count ?? 0
  return {
    watch_id: watch.id,
    kind: watch.kind,
    ...describeWatched(watch.subject),
    period: watch.period,
    status: watch.status,
    pause: watch.pause,
    ending: watch.ending,
    created_at: watch.created_at.toISOString(),
    started_at: dayOf(watch.started_at),
    ends_at: dayOf(watch.ends_at),
    next_check_at: watch.status === 'active' ? dayOf(watch.due_at) : null,
    ground: ground
      ? {
          kind: ground.kind,
          purpose: ground.purpose,
          number: ground.number,
          until: ground.until_day,
          person_email: ground.person_email,
          asked_at: dayOf(ground.asked_at),
          agreed_at: dayOf(ground.agreed_at),
          review_asked_at: dayOf(ground.review_asked_at),
        }
      : null,
    checks: checks
      .filter((check) => check.watch_id === watch.id)
      .map(({ due_at, asked_at, outcome }) => ({
        due_at: due_at.toISOString(),
        asked_at: asked_at.toISOString(),
        outcome,
      })),
    unchanged: countOf('unchanged'),
    changed: countOf('changed'),
    silent: countOf('silent'),
  }
}

/** All watches of a client, those that go on first. */
export async function listOwnWatches(context: AppContext, userId: string) {
  const { watches } = context.queries
  const rows = await watches.listOfPerson(userId)
  const ids = rows.map(({ id }) => id)
  const [checks, counts, grounds] = [
    await watches.listChecks(ids, CELLS_OF_ROW),
    await watches.countChecks(ids),
    await watches.listGrounds(ids),
  ]
  return rows.map((row) =>
    presentRow(
      row,
      grounds.find(({ watch_id }) => watch_id === row.id),
      checks,
      counts,
    ),
  )
}

/** One watch with all that was found. */
export async function presentWatch(
  context: AppContext,
  call: Call,
  watch: WatchRow,
): Promise<InferInput<typeof watchViewSchema>> {
  const { watches } = context.queries
  const checks = await watches.listChecks([watch.id])
  const row = presentRow(
    watch,
    await watches.findGround(watch.id),
    checks,
    await watches.countChecks([watch.id]),
  )
  const changes = await watches.listChanges(watch.id)
  const questions = await questionsOf(context, watch.kind)
  return {
    ...row,
    price: toRoubles(watch.price_kopecks),
    changes: changes.map(({ id, found_at, changes: items }) => ({
      change_id: id,
      found_at: found_at.toISOString(),
      items: [...items],
    })),
    questions: (questions ?? []).flatMap(({ title, source }) =>
      watch.kind === 'object'
        ? WATCH_WORDS.object.notices.map((fact) => ({ title: capitalised(fact), source }))
        : [{ title, source }],
    ),
    terms: await termsOf(context, watch.kind),
    extract: await extractOffer(context, call, watch),
  }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const termsOf = async ({ queries }: AppContext, kind: WatchKind) =>
  (await queries.watches.listPrices())
    .filter((one) => one.kind === kind)
    .map(({ months, price_kopecks }) => ({ months, price: toRoubles(price_kopecks) }))

/** An extract says what the watch cannot; it is bought by its client alone, at the price that is shown. */
async function extractOffer(context: AppContext, call: Call, { subject }: WatchRow) {
  if (subject.kind !== 'object') return null
  const sold = await listPricedProducts(context, call.site, call.caller?.user, {})
  const product = sold.find(({ product_name }) => product_name === 'EgrnObject')
  return product
    ? {
        title: product.product_name_ru,
        price: product.product_price,
        path: buildPath('object-objectKey', { objectKey: subject.number }),
      }
    : null
}

/** What can be watched here: of each kind what is noticed, what is not, and what a term costs. */
export async function presentOffer(context: AppContext) {
  const kinds = []
  for (const kind of WATCH_KINDS) {
    const questions = await questionsOf(context, kind)
    const { title, notices, misses, missesNote } = WATCH_WORDS[kind]
    kinds.push({
      kind,
      title,
      is_sold: questions !== undefined,
      notices: kind === 'object' ? [...notices] : (questions ?? []).map((one) => one.title),
      misses: [...misses],
      misses_note: missesNote,
      terms: await termsOf(context, kind),
    })
  }
  return { kinds }
}
