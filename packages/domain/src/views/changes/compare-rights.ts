import { tellsAll } from '../../reports/extract/comparable.ts'
import { currentRights } from '../../reports/extract/current-ownership.ts'
import type { ExtractRight } from '../../reports/extract/extract.ts'
import { entryText, holdersText, rightText } from '../report/extract-texts.ts'
import type { ComparedExtract } from './compared-extract.ts'
import { said, unknown, type ComparedRow, type ComparedSide } from './compared-row.ts'

const NONE = 'не было'
const GONE = 'записи больше нет'
const READ_PARTLY = 'список прочитан не полностью'
const HOLDERS = 'Правообладатели'
const ASK =
  'Договор подписывают нынешние правообладатели. Спросите, на каком основании перешло право, и запросите документ.'

/**
 * Who holds the object today; a right that passed to the same holder again is another right. A right is new only after a
 * list that was read whole, and gone only before one. A name that the register withholds compares with nothing: the
 * rights are then told apart by their entries alone.
 */
export function ownershipRows(before: ComparedExtract, now: ComparedExtract): readonly ComparedRow[] {
  const row = { part: 'ownership', what: HOLDERS, meaning: '' } as const
  if (!before.extract || !now.extract)
    return [{ ...row, before: sideOf(before), now: sideOf(now), state: 'incomparable' }]
  const [was, is] = [currentRights(before.extract.rights), currentRights(now.extract.rights)]
  const [allThen, allNow] = [tellsAll(before.extract, 'rights'), tellsAll(now.extract, 'rights')]
  const isHidden = [...was, ...is].some(isWithheld)
  const sign = (right: ExtractRight) => sayRight(isHidden ? { ...right, holders: [] } : right)
  const lacks = (rights: readonly ExtractRight[], right: ExtractRight) =>
    rights.every((one) => sign(one) !== sign(right))
  const isAdded = allThen && is.some((right) => lacks(was, right))
  const isGone = allNow && was.some((right) => lacks(is, right))
  const hasOtherCount = allThen && allNow && was.length !== is.length
  const name = isHidden && was.length > 0 && is.length > 0 ? [nameRow(was, is)] : []
  if (!isAdded && !isGone && !hasOtherCount)
    return [
      {
        ...row,
        before: sideOf(before),
        now: sideOf(now),
        ...(allThen && allNow
          ? { state: 'same' }
          : { state: 'incomparable', meaning: 'Список правообладателей прочитан не весь.' }),
      },
      ...name,
    ]
  const isEntryOnly = !isHidden && sayHolders(was) === sayHolders(is)
  return [
    {
      part: 'ownership',
      what: isEntryOnly ? 'Запись о праве' : HOLDERS,
      before: was.length === 0 && allThen ? said(NONE) : sideOf(before),
      now: is.length === 0 && allNow ? said(GONE) : sideOf(now),
      state: 'changed',
      meaning: ASK,
      tone: 'red',
    },
    ...name,
  ]
}

const isWithheld = ({ holders }: ExtractRight): boolean =>
  holders.some(({ kind, state }) => kind === 'person' && state === 'withheld')

/** Whether one and the same person holds the right, two reports do not show once one of them hides the name. */
function nameRow(was: readonly ExtractRight[], is: readonly ExtractRight[]): ComparedRow {
  const numbers = (rights: readonly ExtractRight[]) => list(rights.map(({ number }) => number ?? ''))
  const isSameEntry = numbers(was) !== '' && numbers(was) === numbers(is)
  return {
    part: 'ownership',
    what: 'Имя правообладателя',
    before: nameOf(was),
    now: nameOf(is),
    state: 'incomparable',
    meaning: isSameEntry
      ? 'Номер записи о праве тот же: право не переходило.'
      : 'Тот же человек или другой, из двух отчетов не видно.',
  }
}

const nameOf = (rights: readonly ExtractRight[]): ComparedSide =>
  rights.some(isWithheld) ? unknown('скрыто реестром') : said(sayHolders(rights))

function sideOf({ extract, absence }: ComparedExtract): ComparedSide {
  if (!extract) return absence
  const rights = list(currentRights(extract.rights).map(sayRight))
  if (tellsAll(extract, 'rights')) return said(rights || 'не зарегистрировано')
  return rights ? said(`${rights}; ${READ_PARTLY}`) : unknown(READ_PARTLY)
}

const sayHolders = (rights: readonly ExtractRight[]): string =>
  list(rights.map(({ holders }) => holdersText(holders)))

function sayRight(right: ExtractRight): string {
  const { holders, number, date } = right
  return [holdersText(holders), rightText(right), entryText(number, date)].filter(Boolean).join(', ')
}

const list = (texts: readonly string[]): string => texts.toSorted().join('; ')
