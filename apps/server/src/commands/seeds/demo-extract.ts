import type { Extract, ExtractEncumbrance, ExtractRight } from '@proverka/domain/reports'
import type { Random } from './random.ts'

/** What the extract of a demo object is made from. */
export interface ExtractSeed {
  readonly number: string
  readonly address: string
  readonly type: string
  readonly purpose: string
  readonly area: number | undefined
  readonly floor: string | undefined
  readonly status: string
  readonly parent: string | undefined
}

const BANK = 'Банк «Тихая гавань» (вымышленный)'
const TODAY_YEAR = 2026

const date = (random: Random, from: number, to: number): string =>
  `${random.whole(from, to)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`

const two = (value: number): string => String(value).padStart(2, '0')

/** An invented extract in the shape of the official ones: hidden owners, shares, mortgages, arrests, no rights at all. */
export function makeExtract(seed: ExtractSeed, random: Random): Extract {
  const rights = random.chance(0.08) ? [] : makeRights(seed, random)
  const ownership = rights.length === 0 ? 'unregistered' : isNamed(rights) ? 'named' : 'withheld'
  return {
    kind: kindOf(seed),
    number: `КУВИ-001/2026-${random.whole(1_000_000, 9_999_999)}`,
    date: '2026-11-21',
    organ: 'Управление регистрации по Образцовской области (вымышленное)',
    object: {
      cadastralNumbers: [seed.number],
      address: seed.address,
      ...(seed.area !== undefined && { area: seed.area }),
      ...(seed.floor !== undefined && { floor: seed.floor }),
      purpose: seed.purpose,
      cost: Math.round((seed.area ?? 40) * random.whole(80_000, 160_000)),
      status: seed.status || 'Сведения об объекте недвижимости имеют статус «актуальные»',
      type: seed.type,
      registeredAt: date(random, 2008, 2015),
      quarter: seed.number.split(':').slice(0, 3).join(':'),
      ...(seed.parent && { parentNumbers: [seed.parent] }),
    },
    rights,
    ownership,
    encumbrances: makeEncumbrances(seed, random),
    notUnderstood: [],
  }
}

/** The parts of an extract about an object: the register states each of them, filled or empty. */
export function withParts(extract: Extract): Extract {
  const state = (entries: readonly unknown[]) => (entries.length > 0 ? 'filled' : 'empty')
  return {
    ...extract,
    parts: {
      object: 'filled',
      rights: state(extract.rights),
      encumbrances: state(extract.encumbrances),
      litigation: 'empty',
      objections: 'empty',
      claims: 'empty',
      deals: 'empty',
    },
  }
}

/**
 * The document about the transfer of rights to the same object, as the register makes it: the number, the address and
 * every right from the first one on. It holds no characteristics, no encumbrances and no marks.
 */
export function makeHistory(extract: Extract, random: Random): Extract {
  const { number, date: made, organ, object, rights, ownership } = extract
  const past = makePast(extract, random)
  const chain = rights.length === 0 ? [] : [...past, ...rights]
  const isPassed = chain.some(({ endedAt }) => endedAt !== undefined)
  return {
    kind: 'extract_transfer_rights_property',
    ...(number && { number }),
    ...(made && { date: made }),
    ...(organ && { organ }),
    object: {
      cadastralNumbers: object.cadastralNumbers,
      ...(object.address && { address: object.address }),
      ...(object.type && { type: object.type }),
    },
    rights: chain,
    ownership,
    encumbrances: [],
    parts: { rights: chain.length > 0 ? 'filled' : 'empty', history: isPassed ? 'filled' : 'empty' },
    notUnderstood: [],
  }
}

/** Rights that have passed on, each on the day on which the next one began. */
function makePast({ object, rights }: Extract, random: Random): ExtractRight[] {
  const present = rights.map((right) => right.date ?? '').toSorted()[0] ?? ''
  const starts: { readonly at: string; readonly number: string; readonly document: string }[] = []
  const steps = random.whole(1, 3)
  let year = 2009
  for (let step = 0; step < steps; step++) {
    const next = Math.min(TODAY_YEAR - 1, year + random.whole(1, 6))
    const number = rightNumber(object.cadastralNumbers[0] ?? '', random, year)
    const at = `${year}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`
    const document = `${random.whole(1, 12)}-${random.whole(1, 28)}`
    if (at < present) starts.push({ at, number, document })
    year = next
  }
  return starts.map(({ at, number, document }, step) => ({
    type: 'Собственность',
    number,
    date: at,
    endedAt: starts[step + 1]?.at ?? present,
    holders: [step === 0 ? BUILDER : { kind: 'person', state: 'withheld' }],
    documents: [
      {
        name: step === 0 ? 'Разрешение на ввод в эксплуатацию' : 'Договор купли-продажи',
        number: document,
        date: at,
      },
    ],
  }))
}

const BUILDER = {
  kind: 'organisation',
  state: 'named',
  name: 'ООО «Образцовский застройщик» (вымышленное)',
  inn: '0000000000',
} as const

function kindOf({ type }: ExtractSeed): string {
  return type === 'Земельный участок' ? 'extract_about_property_land' : 'extract_about_property_room'
}

function makeRights(seed: ExtractSeed, random: Random): ExtractRight[] {
  const owners = random.chance(0.3) ? random.whole(2, 3) : 1
  const at = date(random, 2012, 2026)
  const base = {
    type: owners === 1 ? 'Собственность' : 'Долевая собственность',
    date: at,
    documents: [
      {
        name: random.pick([
          'Договор купли-продажи',
          'Договор дарения',
          'Свидетельство о праве на наследство',
        ]),
        date: at,
      },
    ],
  }
  if (random.chance(0.1)) {
    const holder = { kind: 'public', state: 'named', name: 'Городской округ Образцовск' } as const
    return [
      { ...base, type: 'Собственность', number: rightNumber(seed.number, random, 2014), holders: [holder] },
    ]
  }
  return Array.from({ length: owners }, (_, index) => ({
    ...base,
    number: rightNumber(seed.number, random, Number(at.slice(0, 4)), index + 1),
    ...(owners > 1 && { share: `1/${owners}` }),
    holders: [{ kind: 'person', state: 'withheld' } as const],
  }))
}

function rightNumber(number: string, random: Random, year: number, tail?: number): string {
  return `${number}-00/014/${year}-${tail ?? random.whole(1, 9)}`
}

function isNamed(rights: readonly ExtractRight[]): boolean {
  return rights.every(({ holders }) => holders.every(({ state }) => state === 'named'))
}

function makeEncumbrances(seed: ExtractSeed, random: Random): ExtractEncumbrance[] {
  const list: ExtractEncumbrance[] = []
  if (random.chance(0.25)) {
    list.push({
      type: 'Ипотека в силу закона',
      number: rightNumber(seed.number, random, 2024, 4),
      from: '2024-03-18',
      to: '2044-03-18',
      holders: [{ kind: 'organisation', state: 'named', name: BANK, inn: '0000000000' }],
      documents: [{ name: 'Кредитный договор', number: 'К-14/24', date: '2024-03-12' }],
    })
  }
  if (random.chance(0.07)) {
    list.push({
      type: 'Запрещение регистрации',
      number: rightNumber(seed.number, random, 2026, 7),
      from: '2026-06-11',
      holders: [],
      documents: [
        {
          name: 'Постановление судебного пристава-исполнителя',
          number: '48120/26/00014',
          date: '2026-06-10',
        },
      ],
    })
  }
  return list
}
