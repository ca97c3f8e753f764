import { dayInMoscow } from '../../format/format-date.ts'
import { plainLine } from '../../fields/text/plain-text.ts'
import type { Extract, ExtractEncumbrance, ExtractMark } from './extract.ts'

const ENDED =
  'погашен[аоы]?|прекращен[аоы]?|прекратил(?:а|о|и)?(?:сь|ся)?|аннулирован[аоы]?|отозван[аоы]?|отменен[аоы]?|' +
  'снят[аоы]?|исключен[аоы]?|утратил[аои]? силу|истек(?:л[аои])?|закончил(?:ось|ась|ся|ись)|не действует'

/** What can end: an entry that is named before its end. Anything else before it is another sentence. */
const ENTRY =
  'запис[ьи]|отметк[аи]|ограничени[ея]|обременени[ея]|ипотек[аи]|залог|арест|запрет|запрещение|запрещение регистрации|' +
  'аренда|сервитут|рента|наем|заявлени[ея]|требовани[ея]|правопритязани[ея]|возражени[ея]|спор|иск|договор|право|срок|' +
  'действие|срок действия|регистрационная запись|доверительное управление|безвозмездное пользование'

/** A few words may separate the entry from its end: «ипотека в силу закона погашена». */
const ENDED_ENTRY = new RegExp(
  `^[\\s"'(-]*(?<before>(?:(?:${ENTRY})(?: [a-zа-я0-9№:/.-]+){0,6}[ ,:(-]+)?)(?:${ENDED})(?![а-я])(?<after>.*)$`,
)

/** The end has not come. */
const NOT_YET = /(?<![а-я])(?:не|ни|будет|будут|быть|до|пока|если|может|могут)(?![а-я])/

/** The end is one of a part, or depends on something. */
const NOT_WHOLLY = /(?<![а-я])(?:частично|части|если|в случае|при условии|не полностью)(?![а-я])/

/**
 * True for a text that says of an entry that it has ended: «погашено», «Ограничение прекращено 12.03.2018». Words about
 * an end that is to come («до погашения», «не прекращено», «прекращается по решению суда») do not.
 */
export function saysEnded(text: string): boolean {
  return plainLine(text)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[.;!](?:\s|$)/)
    .some((sentence) => {
      const { before, after } = ENDED_ENTRY.exec(sentence)?.groups ?? {}
      return before !== undefined && !NOT_YET.test(before) && !NOT_WHOLLY.test(after ?? '')
    })
}

type Judged = Pick<ExtractEncumbrance, 'type' | 'endedAt' | 'to' | 'subject'>

/** True for an encumbrance that the register itself calls ended, by a date of its end or in words. */
export function isEnded({ type, endedAt, to, subject }: Judged): boolean {
  return endedAt !== undefined || [type, to, subject].some((text) => text !== undefined && saysEnded(text))
}

/**
 * True when the term was over on the day of the document while the entry still stood: the register holds to it until it
 * is struck out.
 */
export function isOverdue({ to }: Pick<ExtractEncumbrance, 'to'>, { date }: Pick<Extract, 'date'>): boolean {
  const last = to === undefined ? undefined : lastDay(to)
  return date !== undefined && last !== undefined && last < dayInMoscow(date)
}

const DAY = '(\\d{2})\\.(\\d{2})\\.(\\d{4})(?: ?г(?:ода|\\.)?)?'
const UNTIL = new RegExp(`(?<![а-я])(?:по|до) ${DAY}(?: включительно)?\\.?$`)
const LASTING = new RegExp(`^с ${DAY},? (?:сроком )?на (\\d{1,4}) (дн|ден|мес|лет|год)[а-я]*\\.?$`)

/** The last day of a term: a date, or words that give one: «с 01.01.2016 по 31.12.2018», «с 30.08.2016 на 180 месяцев». */
function lastDay(term: string): string | undefined {
  const day = dayInMoscow(term)
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return day
  const words = plainLine(term).toLowerCase()
  const [, date, month, year] = UNTIL.exec(words) ?? []
  if (year !== undefined) return `${year}-${month}-${date}`
  const [, first, of, since, count, unit] = LASTING.exec(words) ?? []
  if (unit === undefined) return undefined
  const end = new Date(Date.UTC(Number(since), Number(of) - 1, Number(first)))
  if (unit.startsWith('д')) end.setUTCDate(end.getUTCDate() + Number(count))
  else end.setUTCMonth(end.getUTCMonth() + Number(count) * (unit === 'мес' ? 1 : 12))
  return end.toISOString().slice(0, 10)
}

/** Encumbrances that have not ended. */
export function currentEncumbrances({
  encumbrances,
}: Pick<Extract, 'encumbrances'>): readonly ExtractEncumbrance[] {
  return encumbrances.filter((one) => !isEnded(one))
}

/** True for a mark whose own words say that it has ended; its title precedes the colon. */
export function isEndedMark({ text }: Pick<ExtractMark, 'text'>): boolean {
  return saysEnded(markWords(text))
}

/** The words of a mark without the title that the reader puts before them. */
export function markWords(text: string): string {
  return text.replace(/^[^:]{1,80}: /, '')
}
