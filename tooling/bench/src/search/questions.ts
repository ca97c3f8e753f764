import type { BigObject } from '@proverka/dev-env/big-world'
import { pick } from '@proverka/test-support/spellings/random'
import { inLatinLayout, shuffled, withTypo, withTypos } from '@proverka/test-support/spellings/spoil'

/** A question and the object that it means. */
export interface Question {
  readonly kind: string
  readonly text: string
  readonly object: BigObject
  /** `search` asks for objects, `suggest` for what goes on from an unfinished text. */
  readonly by: 'search' | 'suggest'
}

type Random = () => number
type Ask = (object: BigObject, random: Random) => string | undefined

const KIND_WORDS: Readonly<Record<string, readonly string[]>> = {
  г: ['город', 'г', 'г.', ''],
  п: ['поселок', 'пос.', 'п'],
  с: ['село', 'с', 'с.'],
  д: ['деревня', 'дер.', 'д'],
  ул: ['улица', 'ул', 'ул.', ''],
  'пр-кт': ['проспект', 'пр-т', 'просп.', 'пр.', ''],
  пер: ['переулок', 'пер.', ''],
  'пр-д': ['проезд', 'пр-д', ''],
  'б-р': ['бульвар', 'б-р', 'бульв.'],
  ш: ['шоссе', 'ш.'],
  наб: ['набережная', 'наб.'],
  пл: ['площадь', 'пл.'],
}

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  Москва: ['Мск'],
  'Санкт-Петербург': ['Питер', 'СПб', 'Ленинград', 'Петербург'],
  Екатеринбург: ['Екб', 'Ёбург', 'Свердловск'],
  'Нижний Новгород': ['Горький'],
  Самара: ['Куйбышев'],
  Волгоград: ['Сталинград'],
  Тверь: ['Калинин'],
  'Ростов-на-Дону': ['РнД'],
}

/** The region and district that a user types: nothing for a large city. */
const regionOf = ({ settlement }: BigObject): string[] =>
  settlement.district === '' && settlement.kind === 'г' ? [] : [settlement.region, settlement.district]

function houseOf({ house, flat }: BigObject, random: Random): string {
  const { number, letter, part } = house
  const marks = { к: ['к', ' корп. ', ', корпус '], стр: [' стр. ', ', строение '], '/': ['/'] } as const
  const tail = part ? pick(random, marks[part.mark]) + part.number : ''
  const flatMark = pick(random, [', кв. ', ' кв ', ', квартира ', ' кв.'])
  const whole = pick(random, ['д. ', 'дом ', 'д', '']) + number + letter + tail
  return flat === undefined ? whole : whole + flatMark + flat
}

const spoken = (kind: string, name: string, random: Random): string => {
  const word = pick(random, KIND_WORDS[kind] ?? [kind])
  return random() < 0.5 ? `${word} ${name}` : `${name} ${word}`
}

const inOwnWords: Ask = (object, random) =>
  [
    ...regionOf(object),
    spoken(object.settlement.kind, object.settlement.name, random),
    spoken(object.street.kind, object.street.name, random),
    houseOf(object, random),
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')

const inAnyOrder: Ask = (object, random) => {
  const places = [...regionOf(object), object.settlement.name, object.street.name].filter(
    (part) => part !== '',
  )
  return shuffled([...places, `д ${houseOf(object, random).replace(/^(?:дом|д)\.? ?/, '')}`], random).join(
    ' ',
  )
}

const bareWords: Ask = (object) => {
  const { number, letter, part } = object.house
  const house = `${number}${letter}${part ? (part.mark === 'стр' ? 'с' : part.mark) + part.number : ''}`
  const place = [...regionOf(object), object.settlement.name, object.street.name].join(' ')
  return `${place} ${house}${object.flat === undefined ? '' : ` ${object.flat}`}`.toLowerCase()
}

const byOtherName: Ask = (object, random) => {
  const names = OTHER_NAMES[object.settlement.name]
  return names && `${pick(random, names)}, ${object.street.name}, ${houseOf(object, random)}`
}

const partsOf = (number: string) => number.split(':') as [string, string, string, string]

const respelt: Ask = ({ number }, random) => {
  if (number === null) return undefined
  const [region, district, block, parcel] = partsOf(number)
  const separated = [' ', '.', '-', '/', ';', ' : '].map((sign) =>
    [region, district, block, parcel].join(sign),
  )
  const bare =
    parcel.length <= 5 && (block.length === 7 || parcel.length === 1)
      ? [region + district + block + parcel]
      : []
  const short = [`${Number(region)}:${district}:${block.replace(/^0+/, '')}:${parcel}`, `КН ${number}`]
  return pick(random, [...separated, ...bare, ...short])
}

const streetBeginning: Ask = ({ settlement, street }, random) => {
  if (street.name.length < 6) return undefined
  return `${settlement.name} ${street.name.slice(0, 4 + Math.floor(random() * (street.name.length - 4)))}`
}

/** How many questions of each kind make up the list of 2,000. */
const KINDS: readonly (readonly [kind: string, count: number, ask: Ask, by?: Question['by']])[] = [
  ['exact: as in the register', 250, ({ address }) => address],
  ['exact: own words and abbreviations', 300, inOwnWords],
  ['exact: words in any order', 250, inAnyOrder],
  ['exact: bare words', 200, bareWords],
  ['exact: old name of the city', 100, byOtherName],
  ['exact: wrong layout', 150, (object, random) => inLatinLayout(bareWords(object, random) ?? '')],
  ['typo: in one word', 300, (object, random) => withTypo(inOwnWords(object, random) ?? '', random)],
  ['typo: in every long word', 100, (object, random) => withTypos(inAnyOrder(object, random) ?? '', random)],
  ['number: as in the register', 150, ({ number }) => number ?? undefined],
  ['number: other spellings', 200, respelt],
  ['typing: the beginning of a street', 100, streetBeginning, 'suggest'],
]

/** The labelled list, the same in every run: objects are drawn with equal chances. */
export function makeQuestions(objects: readonly BigObject[], random: Random, scale = 1): readonly Question[] {
  return KINDS.flatMap(([kind, count, ask, by = 'search']) => {
    const questions: Question[] = []
    while (questions.length < count * scale) {
      const object = pick(random, objects)
      const text = ask(object, random)
      if (text !== undefined) questions.push({ kind, text, object, by })
    }
    return questions
  })
}
