import * as domain from '@proverka/domain'
import * as property from '@proverka/domain/property'
import type { Candidate } from './kind.ts'

const LENGTH = 1_000_000

/** Texts of a megabyte that make a careless pattern or loop slow. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...[
    '0',
    ' ',
    '\u00a0',
    '-',
    ':',
    '.',
    ',',
    '/',
    '(',
    '@',
    'a',
    'я',
    '\ud835\udd4f',
    'a.',
    '7 ',
    ' кв',
    'д. ',
  ].map((unit) => unit.repeat(LENGTH / unit.length)),
  `${' '.repeat(LENGTH)}, кв 1`,
  `ул Мира, кв${' '.repeat(LENGTH)}`,
  `a@${'a.'.repeat(LENGTH / 2)}ru`,
  `00${':'.repeat(LENGTH)}01`,
  `00:01:0001001:${'1'.repeat(LENGTH)}x`,
]

export const HOSTILE_CANDIDATES: readonly Candidate<string>[] = [
  { name: 'isInn', run: domain.isInn },
  { name: 'describeInn', run: domain.describeInn },
  { name: 'isPhone', run: domain.isPhone },
  { name: 'normalisePhone', run: domain.normalisePhone },
  { name: 'isEmail', run: domain.isEmail },
  { name: 'normaliseEmail', run: domain.normaliseEmail },
  { name: 'isDate', run: domain.isDate },
  { name: 'isPositiveNumber', run: domain.isPositiveNumber },
  { name: 'isVin', run: domain.isVin },
  { name: 'normaliseVin', run: domain.normaliseVin },
  { name: 'isPlate', run: domain.isPlate },
  { name: 'normalisePlate', run: domain.normalisePlate },
  { name: 'isSnils', run: domain.isSnils },
  { name: 'normaliseSnils', run: domain.normaliseSnils },
  { name: 'isOgrn', run: domain.isOgrn },
  { name: 'isKpp', run: domain.isKpp },
  { name: 'isCadastralNumber', run: domain.isCadastralNumber },
  { name: 'normaliseCadastralNumber', run: domain.normaliseCadastralNumber },
  { name: 'hasApartmentPart', run: property.hasApartmentPart },
  { name: 'hasHousePart', run: property.hasHousePart },
  { name: 'cutApartmentPart', run: property.cutApartmentPart },
  { name: 'canSubmitSearch', run: (text) => property.canSubmitSearch(text) },
  { name: 'canSubmitSearch, houses', run: (text) => property.canSubmitSearch(text, { addressOnly: true }) },
  { name: 'searchQuery', run: (text) => property.searchQuery(text) },
  { name: 'objectForQuery', run: property.objectForQuery },
  { name: 'saleHistoryParam', run: property.saleHistoryParam },
  { name: 'normaliseObject', run: (text) => property.normaliseObject({ Area: text, Level: text }) },
  { name: 'formatPassport', run: domain.formatPassport },
  { name: 'maskPassport', run: domain.maskPassport },
  { name: 'formatPhone', run: domain.formatPhone },
  { name: 'formatDate', run: domain.formatDate },
  { name: 'formatDateTime', run: domain.formatDateTime },
  { name: 'typograph', run: domain.typograph },
]
