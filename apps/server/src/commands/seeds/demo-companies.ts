import { isInn } from '@proverka/domain'
import type { Insertable } from 'kysely'
import type { DemoCompaniesTable } from '../../platform/db/schema/schema.ts'
import { companyWords } from '../../adapters/suggest/company-words.ts'
import { createRandom, type Random } from './random.ts'

/** Invented places: no such town is on a map. */
const PLACES = [
  'Образцовский',
  'Тихомельский',
  'Клёноградский',
  'Верстоградский',
  'Ладонежский',
  'Полынецкий',
  'Чернильногорский',
  'Мимозерский',
  'Кислогоровский',
  'Перепеченский',
  'Лукоборский',
  'Берёзомельский',
] as const

const TRADES = [
  'пряничный двор',
  'войлочный завод',
  'кирпичный трест',
  'сыродельный комбинат',
  'лодочный причал',
  'канатный цех',
  'стекольный завод',
  'мебельный двор',
  'хлебный склад',
  'зонтичный завод',
  'книжный дом',
  'жилищный трест',
] as const

/** Most companies are of the first form. */
const FORMS = ['ООО', 'ООО', 'ООО', 'АО', 'ПАО'] as const

const SURNAMES = [
  'Кляксин',
  'Чернильев',
  'Промокашев',
  'Войлочев',
  'Канатьев',
  'Перепеченин',
  'Берёзомелев',
  'Клёнодольцев',
  'Тихомелев',
  'Мимозеров',
  'Верстоградов',
  'Лукоборов',
] as const

const MEN = {
  first: ['Арсений', 'Мирон', 'Пётр', 'Савелий', 'Тихон', 'Фёдор'],
  middle: ['Арсеньевич', 'Миронович', 'Петрович', 'Савельевич', 'Тихонович'],
} as const

const WOMEN = {
  first: ['Алёна', 'Василиса', 'Глафира', 'Серафима', 'Ульяна'],
  middle: ['Арсеньевна', 'Мироновна', 'Петровна', 'Савельевна', 'Тихоновна'],
} as const

const SEED = 20_261_011
const COMPANIES = 120
const ENTREPRENEURS = 30
/** Region 00 with a few tax offices, so that the beginning of a number tells companies apart. */
const OFFICES = ['0014', '0015', '0027'] as const

/** 120 companies and 30 entrepreneurs, the same on every machine. */
export function makeDemoCompanies(): Insertable<DemoCompaniesTable>[] {
  const random = createRandom(SEED)
  const companies = Array.from({ length: COMPANIES }, (_, index) => {
    const place = PLACES[index % PLACES.length]
    const trade = TRADES[(index + Math.floor(index / PLACES.length)) % TRADES.length]
    const name = `${random.pick(FORMS)} «${place} ${trade}»`
    return makeRow(makeInn(`${random.pick(OFFICES)}${10_000 + index * 37}`, 10), name, makePerson(random))
  })
  const entrepreneurs = Array.from({ length: ENTREPRENEURS }, (_, index) => {
    const person = makePerson(random)
    return makeRow(makeInn(`${random.pick(OFFICES)}${100_000 + index * 371}`, 12), `ИП ${person}`, person)
  })
  return [...companies, ...entrepreneurs]
}

function makeRow(inn: string, name: string, manager: string): Insertable<DemoCompaniesTable> {
  return { inn, name, manager, search_words: ` ${[...companyWords(name), inn].join(' ')} ` }
}

/** Surname, first name and patronymic. */
function makePerson(random: Random): string {
  const isWoman = random.chance(0.5)
  const names = isWoman ? WOMEN : MEN
  return `${random.pick(SURNAMES)}${isWoman ? 'а' : ''} ${random.pick<string>(names.first)} ${random.pick<string>(names.middle)}`
}

/** Completes the beginning of an INN with the check digits that belong to it. */
function makeInn(beginning: string, length: 10 | 12): string {
  const missing = length - beginning.length
  for (let check = 0; check < 10 ** missing; check++) {
    const inn = beginning + String(check).padStart(missing, '0')
    if (isInn(inn)) return inn
  }
  throw new RangeError(`${beginning} is no beginning of an INN of ${length} digits`)
}
