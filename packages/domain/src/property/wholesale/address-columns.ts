import { plainLine } from '../../fields/text/plain-text.ts'
import { hasHousePart } from '../search/address-parts.ts'

/** What part of an address a column holds. */
export interface AddressPart {
  /** `whole`: an address; `place`: what comes before the house; `other`: the address of a person, not of the object. */
  readonly kind: 'whole' | 'place' | 'house' | 'flat' | 'other'
  /** What is written before a bare number of it. */
  readonly mark: string
}

const ADDRESS = /адр(?:ес|\.)|address|местополож|местонахожд/i
const NO_ADDRESS = /почта|e-?mail|электрон|сайт|(?<!\p{L})ip(?!\p{L})/iu
/** Whose address it is, when not that of the object. */
const OF_PEOPLE =
  /собственник|владел|правообл|заказчик|заявител|регистрац|прожив|юридич|корресп|пропис|плательщик|организац|доставк|арендатор|продав|покупат|должник/i
const UNDER_ADDRESS =
  /^(?:полный )?(?:адрес|местоположение|местонахождение)(?: (?:объекта|помещения|недвижимости))*[ :,-]+(?=\S)/i

const PARTS: readonly (readonly [heading: RegExp, part: AddressPart])[] = [
  [
    /^(?:субъект(?: рф)?|регион|область|край|республика|район|округ|город|гор\.?|г\.?|город \/ .*|нас(?:еленный|\.) ?(?:пункт|п\.)|нп|н\.п\.|поселок|село|деревня|микрорайон|мкр\.?|квартал|снт|(?:наименование )?улиц[аы]|ул\.?|проспект|переулок)$/i,
    { kind: 'place', mark: '' },
  ],
  [/^(?:(?:номер|№) ?)?(?:дома?|д\.?|№ ?д\.?)$/i, { kind: 'house', mark: 'д. ' }],
  [/^(?:(?:номер|№) ?)?(?:корпус[а]?|корп\.?|к\.?)$/i, { kind: 'house', mark: 'корп. ' }],
  [/^(?:(?:номер|№) ?)?(?:строени[ея]|стр\.?)$/i, { kind: 'house', mark: 'стр. ' }],
  [/^(?:литера?|лит\.?)$/i, { kind: 'house', mark: 'лит. ' }],
  [/^(?:(?:номер|№) ?)?(?:квартир[аы]|кв\.?)(?: ?№)?$/i, { kind: 'flat', mark: 'кв. ' }],
  [/^(?:(?:номер|№) ?)?(?:помещени[ея]|пом\.?)(?: ?№)?$/i, { kind: 'flat', mark: 'пом. ' }],
  [/^(?:(?:номер|№) ?)?квартир[аы] ?[(/,].*$/i, { kind: 'flat', mark: 'кв. ' }],
  [/^(?:(?:номер|№) ?)?(?:комнат[аы]|комн\.?)$/i, { kind: 'flat', mark: 'комн. ' }],
  [/^(?:(?:номер|№) ?)?(?:офиса?|оф\.?)$/i, { kind: 'flat', mark: 'офис ' }],
  [/^(?:(?:номер|№) ?)?(?:апартамент(?:ы|ов)?|ап\.?)$/i, { kind: 'flat', mark: 'апартаменты ' }],
  [/^(?:(?:номер|№) ?)?(?:машино-?мест[оа]|м\/м)$/i, { kind: 'flat', mark: 'м/м ' }],
]

/** The part of an address that a heading names. */
export function addressPartOf(heading: string): AddressPart | undefined {
  const name = heading.replace(UNDER_ADDRESS, '')
  // «Адрес дома» is a whole address, «Адрес Дом» the house of one.
  const isWhole =
    name !== heading && /^(?:дома|квартиры|помещения|строения|корпуса|комнаты|офиса)$/i.test(name)
  const part = isWhole ? undefined : PARTS.find(([pattern]) => pattern.test(name))?.[1]
  if (part) return part
  if (!ADDRESS.test(heading) || NO_ADDRESS.test(heading)) return undefined
  return { kind: OF_PEOPLE.test(heading) ? 'other' : 'whole', mark: '' }
}

/** «3, 4» under «Квартира» are two flats. */
export const splitFlats = (text: string): readonly string[] =>
  /^\s*\d+\p{L}?(?:\s*[,;]\s*\d+\p{L}?)+\s*$/u.test(text) ? text.split(/[,;]/) : [text]

/** A cell of an address with its column. */
export interface AddressCell {
  readonly at: number
  readonly part: AddressPart
  readonly text: string
}

const ORDER: readonly AddressPart['kind'][] = ['whole', 'other', 'place', 'house', 'flat']

/** A date that a sheet has made of a house («5/1»). */
const DATE =
  /^\d{1,2}\.\d{1,2}\.\d{2,4}$|^(?:\d{1,2}[. -])?(?:янв|фев|мар|апр|май|мая|июн|июл|авг|сен|окт|ноя|дек)\p{L}{0,5}\.?(?:[. -]\d{1,4})?$/iu
const OWN_MARK = /^\p{L}{2,}|^\p{L}[.\s]+\d/u

/**
 * One address of the cells of a line, with the columns that it is made of. A part that the address has already is not said
 * twice; one that contradicts it, or that a sheet has turned into a date, is left out.
 */
export function joinAddress(cells: readonly AddressCell[]): {
  readonly text: string
  readonly used: readonly number[]
} {
  let text = ''
  const used: number[] = []
  const ordered = cells.toSorted(
    (one, other) => ORDER.indexOf(one.part.kind) - ORDER.indexOf(other.part.kind),
  )
  for (const { at, part, text: cell } of ordered) {
    const isPart = part.kind === 'house' || part.kind === 'flat'
    const value = plainLine(cell).replace(isPart ? /^(\d+)[.,]0+$/ : /^$/, '$1')
    const isContained = text !== '' && contains(text, value, part)
    if (isPart && !isContained && (DATE.test(value) || contradicts(text, part))) continue
    used.push(at)
    if (isContained) continue
    const marked = isPart && !OWN_MARK.test(value) ? part.mark + value : isPart ? value : cell.trim()
    text = text === '' ? marked : `${text.replace(/[\s,;]+$/, '')}, ${marked}`
  }
  return { text, used }
}

const FLAT = String.raw`(?:кв|квартира|пом|помещение|комн|комната|офис|оф|ап|апартаменты|м\/м)\.?\s*№?\s*`

function contains(address: string, value: string, { kind, mark }: AddressPart): boolean {
  const number = escaped(value.replace(/^\D+(?=\d)/, ''))
  const line = plainLine(address)
  if (kind === 'flat') {
    // «Садовая 11, 3» has the flat 3; «ул. Садовая, 3» has a house.
    const pattern = `(?:(?<!\\p{L})${FLAT}|\\d\\p{L}?\\s*[,-]\\s*)${number}$`
    return new RegExp(pattern, 'iu').test(line)
  }
  if (kind === 'house') {
    const before =
      mark === 'д. ' ? String.raw`(?<![\d\p{L}])` : String.raw`(?<!\p{L})${mark.slice(0, 1)}(?!в)\p{L}*\.?\s*`
    return new RegExp(`${before}${number}(?=\\s*(?:,|$))`, 'iu').test(line)
  }
  return line.toLowerCase().includes(plainLine(value).toLowerCase())
}

/** Another house or flat than the one that the address names. */
function contradicts(address: string, { kind, mark }: AddressPart): boolean {
  if (kind === 'flat') return new RegExp(`(?<!\\p{L})${FLAT}\\d`, 'iu').test(address)
  return mark === 'д. ' && hasHousePart(address)
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
