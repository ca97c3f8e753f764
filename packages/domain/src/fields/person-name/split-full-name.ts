import { plainLine } from '../text/plain-text.ts'
import { givenNameOf } from './given-names.ts'

/** A full name in its parts; what is not there is empty. */
export interface FullName {
  readonly lastName: string
  readonly firstName: string
  readonly middleName: string
}

/** Words of a name as they were typed. */
export function nameWords(text: string): readonly string[] {
  return plainLine(text)
    .split(/[\s,;]+/)
    .filter(Boolean)
}

const MAN = /(?:[оеё]вич|[вклмнтьс]ич|ыч|[- ]?(?:огл[ыу]|улы|уулу|угли))$/i
const WOMAN = /(?:[оеё]вна|[чш]на|[- ]?(?:кызы|гызы|кизи|кзы))$/i
/** «Ибрагим оглы» is one patronymic, however it is written. */
const FATHER_WORD = /^(?:огл[ыу]|улы|уулу|угли|кызы|гызы|кизи|кзы)$/i
/** «Юсуф ибн Ахмед»: a patronymic with its word in front. */
const SON_WORD = /^(?:ибн|бин|бинт)$/i
/** Words that a family name begins with; the short ones are family names themselves when they have a capital. */
const PARTICLE = /^(?:фон|дер|де|дель|делла|аль|эль|абу)$/i
const SMALL_PARTICLE = /^(?:ван|вон|ден|тен|тер|да|ди|дю|дос|ла|ле|ли|ал|ад|ас|аш|бен)$/
const FAMILY_ENDING =
  /..(?:[оеё]ва?|[иы]на?|[сц]к(?:ий|ая|ой)|енко|[цч]?ук|юк|янц?|швили|дзе|[иы]х|ман|берг|штейн|сон|ко)$/i

/** One or more words that make one part of a name, with what they look like. */
interface NamePart {
  readonly text: string
  readonly given: 'man' | 'woman' | undefined
  readonly patronymic: 'man' | 'woman' | undefined
  readonly isFamily: boolean
}

/** The likeliest of the `nameReadings` of a full name. Where there are others, the person is to be asked. */
export const splitFullName = (text: string): FullName => nameReadings(text)[0]

/**
 * The parts of a full name by what they are, whatever their order: «Ладогин Арсений Петрович», «Мария Ивановна
 * Рабинович», «Рустам Ибрагим оглы Мамедов». Where the words do not tell which of them is the family name, the likeliest
 * reading comes first and the others follow: the person is to be asked.
 */
export function nameReadings(text: string): readonly [FullName, ...FullName[]] {
  const parts = partsOf(nameWords(text))
  const place = parts.findLastIndex((part, index) => index > 0 && part.patronymic !== undefined)
  if (parts.length < 2) return [fullName(parts)]
  return place < 0 ? withoutPatronymic(parts) : withPatronymic(parts, place)
}

function withPatronymic(parts: readonly NamePart[], found: number): readonly [FullName, ...FullName[]] {
  const [first, second] = parts
  const isLast = found === parts.length - 1
  const before = parts[found - 1]
  const isAfterPatronymic = found > 1 && before?.patronymic !== undefined
  // «Мария Ивановна Рабинович», «Роман Аркадьевич Абрамович»: a family name that ends as a patronymic does.
  if (isLast && isAfterPatronymic) {
    const nameFirst = fullName(parts.slice(found), parts.slice(0, found - 1), [before])
    const nameSecond = fullName(parts.slice(0, found - 1), [before], parts.slice(found))
    if (before.patronymic === 'woman' && parts[found]?.patronymic === 'man') return [nameFirst]
    if (first?.given !== undefined) return [nameFirst]
    return first?.isFamily ? [nameSecond] : [nameSecond, nameFirst]
  }
  const middle = parts.slice(found, found + 1)
  if (parts.length === 2) return ofTwo(parts, middle)
  if (!isLast) {
    const rest = parts.slice(found + 1)
    const names = parts.slice(0, found)
    // «Ладогин Петрович Арсений»
    if (found === 1 && first?.given === undefined && rest.length === 1 && rest[0]?.given !== undefined)
      return [fullName(names, rest, middle)]
    const named = fullName(rest, names, middle)
    const begun = fullName(names.slice(0, 1), names.slice(1), [...middle, ...rest])
    return found === 1 || first?.given !== undefined ? [named] : [begun, named]
  }
  const names = parts.slice(0, found)
  // «Мария Ладогина Ивановна»
  if (names.length === 2 && first?.given !== undefined && second?.isFamily)
    return [fullName(names.slice(1), names.slice(0, 1), middle)]
  // «Ладогина Анна Мария Ивановна» has two given names, «Салтыков Щедрин Михаил Евграфович» two family names.
  const given = names.length > 2 && names.at(-2)?.given !== undefined ? 2 : 1
  return [fullName(names.slice(0, -given), names.slice(-given), middle)]
}

/** «Мария Ивановна», «Мария Рабинович», «Ладогин Петрович», and «Иван Абрамович», which may be either. */
function ofTwo(parts: readonly NamePart[], last: readonly NamePart[]): readonly [FullName, ...FullName[]] {
  const [first] = parts
  const names = parts.slice(0, 1)
  if (first?.given === undefined) return [fullName(names, [], last)]
  const nameless = fullName([], names, last)
  const named = fullName(last, names)
  if (last[0]?.patronymic === 'woman') return [nameless]
  return first.given === 'woman' ? [named] : [named, nameless]
}

function withoutPatronymic(parts: readonly NamePart[]): readonly [FullName, ...FullName[]] {
  const first = parts[0]
  const last = parts.at(-1)
  const official = fullName(parts.slice(0, 1), parts.slice(1, 2), parts.slice(2))
  const reversed = fullName(parts.slice(-1), parts.slice(0, 1), parts.slice(1, -1))
  const likeFamily = (part: NamePart | undefined, other: NamePart | undefined): boolean =>
    part?.given === undefined && (other?.given !== undefined || (part?.isFamily === true && !other?.isFamily))
  if (likeFamily(first, parts.length === 2 ? last : parts[1])) return [official]
  return likeFamily(last, first) ? [reversed] : [official, reversed]
}

function fullName(
  lastName: readonly NamePart[],
  firstName: readonly NamePart[] = [],
  middleName: readonly NamePart[] = [],
): FullName {
  return { lastName: joined(lastName), firstName: joined(firstName), middleName: joined(middleName) }
}

const joined = (parts: readonly NamePart[]): string => parts.map(({ text }) => text).join(' ')

/** Joins words that are one part: a particle with its family name, a father's name with «оглы» or «ибн». */
function partsOf(words: readonly string[]): readonly NamePart[] {
  const hasCapitals = words.some((word) => word !== word.toLowerCase())
  const isParticle = (word = ''): boolean => PARTICLE.test(word) || (hasCapitals && SMALL_PARTICLE.test(word))
  const parts: NamePart[] = []
  for (let end = 1, start = 0; start < words.length; start = end++) {
    while (end < words.length && isParticle(words[end - 1])) end++
    const isFamily = end > start + 1
    const isSon = SON_WORD.test(words[start] ?? '') && end < words.length
    if (!isFamily && (isSon || FATHER_WORD.test(words[end] ?? ''))) end++
    parts.push(partOf(words.slice(start, end).join(' '), isFamily, isSon))
  }
  return parts
}

function partOf(text: string, isFamily: boolean, isSon: boolean): NamePart {
  const given = givenNameOf(text)
  const formOf = () => (WOMAN.test(text) ? 'woman' : MAN.test(text) ? 'man' : undefined)
  return {
    text,
    given,
    patronymic: isSon ? 'man' : given === undefined && !isFamily ? formOf() : undefined,
    isFamily: isFamily || (given === undefined && FAMILY_ENDING.test(text)),
  }
}
