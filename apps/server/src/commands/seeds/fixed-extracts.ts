import type { Extract, ExtractEncumbrance, ExtractRight } from '@proverka/domain/reports'

/** The part of an extract in which a flat of the demo world is the same whatever else is invented again. */
type Facts = Pick<Extract, 'rights' | 'ownership' | 'encumbrances'>

/** The flat that texts and tests point to: two hidden owners, a mortgage, no arrest. */
export const SHOWCASE = '00:14:0203005:1047'
/** The flat with everything that keeps people from buying: an owner by name and two hidden ones, three encumbrances. */
export const ENCUMBERED = '00:14:0203009:307'

const BANK = {
  kind: 'organisation',
  state: 'named',
  name: 'Банк «Тихая гавань» (вымышленный)',
  inn: '0000000000',
} as const
const WITHHELD = { kind: 'person', state: 'withheld' } as const

/** What is fixed about a flat; nothing about most of them. */
export function fixedFacts(number: string): Facts | undefined {
  if (number === SHOWCASE) return showcase()
  return number === ENCUMBERED ? encumbered() : undefined
}

/** When objects left the register, and what was formed from them. */
const ENDS: Readonly<Record<string, Pick<Extract['object'], 'cancelledAt' | 'formedNumbers'>>> = {
  '00:14:0203009:302': { cancelledAt: '2024-03-12', formedNumbers: ['00:14:0203009:301'] },
  '00:14:0203009:303': { cancelledAt: '2019-10-04' },
}

/** An extract with the end of its object, if that has one. */
export function withEnd(extract: Extract): Extract {
  const end = ENDS[extract.object.cadastralNumbers[0] ?? '']
  return end ? { ...extract, object: { ...extract.object, ...end } } : extract
}

function showcase(): Facts {
  const sale = { name: 'Договор купли-продажи', date: '2024-03-12' }
  const half = (tail: number): ExtractRight => ({
    type: 'Долевая собственность',
    number: entry(SHOWCASE, 2024, tail),
    date: '2024-03-18',
    share: '1/2',
    holders: [WITHHELD],
    documents: [sale],
  })
  return {
    rights: [half(3), half(4)],
    ownership: 'withheld',
    encumbrances: [mortgage(SHOWCASE, 2024, 5)],
  }
}

function encumbered(): Facts {
  const heritage = { name: 'Свидетельство о праве на наследство', date: '2025-05-20' }
  const part = (tail: number, share: string, holder: ExtractRight['holders'][number]): ExtractRight => ({
    type: 'Долевая собственность',
    number: entry(ENCUMBERED, 2025, tail),
    date: '2025-06-02',
    share,
    holders: [holder],
    documents: [heritage],
  })
  return {
    rights: [
      part(1, '1/2', { kind: 'person', state: 'named', name: 'Ольшин Мирон Савельевич' }),
      part(2, '1/3', WITHHELD),
      part(3, '1/6', WITHHELD),
    ],
    ownership: 'withheld',
    encumbrances: [
      mortgage(ENCUMBERED, 2025, 4),
      {
        type: 'Запрещение регистрации',
        number: entry(ENCUMBERED, 2026, 5),
        from: '2026-06-11',
        holders: [],
        documents: [
          {
            name: 'Постановление судебного пристава-исполнителя',
            number: '48120/26/00014',
            date: '2026-06-10',
          },
        ],
      },
      {
        type: 'Аренда',
        number: entry(ENCUMBERED, 2026, 6),
        from: '2026-01-15',
        to: '2028-01-15',
        holders: [WITHHELD],
        documents: [{ name: 'Договор аренды', date: '2026-01-12' }],
      },
    ],
  }
}

function mortgage(number: string, year: number, tail: number): ExtractEncumbrance {
  return {
    type: 'Ипотека в силу закона',
    number: entry(number, year, tail),
    from: `${year}-03-18`,
    to: `${year + 20}-03-18`,
    holders: [BANK],
    documents: [{ name: 'Кредитный договор', number: `К-14/${year % 100}`, date: `${year}-03-12` }],
  }
}

/** The number of an entry about an object in the register of rights. */
const entry = (number: string, year: number, tail: number): string => `${number}-00/014/${year}-${tail}`
