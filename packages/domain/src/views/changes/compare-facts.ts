import { formatDate } from '../../format/format-date.ts'
import { formatMoney } from '../../money/format-money.ts'
import type { Extract } from '../../reports/extract/extract.ts'
import { objectFacts } from '../report/object-facts.ts'
import type { ComparedExtract } from './compared-extract.ts'
import { said, unknown, type ComparedRow } from './compared-row.ts'

const NOT_STATED = 'не указано'
const CANCELLED = 'Снят с учета'

/** Facts of the object; a fact that one of the two leaves out is not known to have changed. */
export function factRows(before: ComparedExtract, now: ComparedExtract): readonly ComparedRow[] {
  const [was, is] = [factsOf(before), factsOf(now)]
  const labels = new Set([...is.keys(), ...was.keys()].filter((label) => label !== CANCELLED))
  return [...cancelledRow(before.extract, now.extract), ...[...labels].map(row)]

  function row(what: string): ComparedRow {
    const [then, today] = [was.get(what), is.get(what)]
    const sides = {
      part: 'object',
      what,
      before: then === undefined ? absentIn(before) : said(then),
      now: today === undefined ? absentIn(now) : said(today),
    } as const
    if (then === undefined || today === undefined) return { ...sides, state: 'incomparable', meaning: '' }
    if (then === today) return { ...sides, state: 'same', meaning: '' }
    return { ...sides, state: 'changed', meaning: what === COST ? costMeaning(before, now) : '' }
  }
}

const COST = 'Кадастровая стоимость'

const absentIn = ({ extract, absence }: ComparedExtract) => (extract ? unknown(NOT_STATED) : absence)

const factsOf = ({ extract }: ComparedExtract): ReadonlyMap<string, string> =>
  new Map(extract ? objectFacts(extract.object).map(({ label, value }) => [label, value]) : [])

/** An object leaves the register once; that it has not left says nothing new. */
function cancelledRow(before: Extract | undefined, now: Extract | undefined): readonly ComparedRow[] {
  const cancelledAt = now?.object.cancelledAt
  if (!before || cancelledAt === undefined || before.object.cancelledAt !== undefined) return []
  return [
    {
      part: 'object',
      what: CANCELLED,
      before: said(NOT_STATED),
      now: said(formatDate(cancelledAt)),
      state: 'changed',
      meaning: 'Продать объект, которого в реестре больше нет, нельзя.',
      tone: 'red',
    },
  ]
}

function costMeaning(before: ComparedExtract, now: ComparedExtract): string {
  const [was, is] = [before.extract?.object.cost, now.extract?.object.cost]
  if (was === undefined || is === undefined) return ''
  const roubles = Math.round(is - was)
  return roubles === 0 ? '' : `${roubles > 0 ? '+' : '−'}\u00a0${formatMoney(Math.abs(roubles))}`
}
