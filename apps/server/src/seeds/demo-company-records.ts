import { formatMoney } from '@proverka/domain'
import type { Finding } from '@proverka/domain/reports'
import type { CompanyQuestion } from '../sources/company-questions.ts'
import { createRandom, type Random } from './random.ts'

/** What the records need of a company. */
interface Company {
  readonly inn: string
  readonly name: string
  readonly manager: string
}

interface DemoCompanyRecord {
  readonly task_type: CompanyQuestion
  readonly inn: string
  readonly finding: Finding
}

const SEED = 20_261_124
const COURT = 'Арбитражный суд Образцовской области (вымышленный)'

/** The places in the list of companies of those that are awkward, by what is awkward about them. */
export const AWKWARD_COMPANIES = { clean: 0, sued: 1, closing: 2, bankrupt: 3 } as const

/** What the demo registers say about each company, the same on every machine: its state, courts, debts, taxes. */
export function makeCompanyRecords(companies: readonly Company[]): DemoCompanyRecord[] {
  const random = createRandom(SEED)
  return companies.flatMap((company, place) =>
    findingsOf(company, place, random).map(([task_type, finding]) => ({
      task_type,
      inn: company.inn,
      finding,
    })),
  )
}

type Row = readonly [CompanyQuestion, Finding]

function findingsOf(company: Company, place: number, random: Random): Row[] {
  const open: Row = ['company-register', registered(company, 'Действует', random)]
  switch (place) {
    case AWKWARD_COMPANIES.clean:
      return [open]
    case AWKWARD_COMPANIES.sued:
      return [
        open,
        ...[1, 2, 3].map((): Row => ['company-courts', lawsuit(random)]),
        ...[1, 2].map((): Row => ['company-debts', debt(random)]),
        ['company-taxes', tax(random)],
      ]
    case AWKWARD_COMPANIES.closing:
      return [['company-register', registered(company, 'В процессе ликвидации', random)]]
    case AWKWARD_COMPANIES.bankrupt:
      return [
        ['company-register', registered(company, 'Банкротство', random)],
        ['company-bankruptcy', bankruptcy()],
        ['company-debts', debt(random)],
      ]
    default:
      return [
        open,
        ...(random.chance(0.3) ? [['company-courts', lawsuit(random)] as const] : []),
        ...(random.chance(0.2) ? [['company-debts', debt(random)] as const] : []),
        ...(random.chance(0.1) ? [['company-taxes', tax(random)] as const] : []),
      ]
  }
}

function registered({ inn, name, manager }: Company, state: string, random: Random): Finding {
  const isOpen = state === 'Действует'
  const isEntrepreneur = inn.length === 12
  return {
    title: name,
    severity: isOpen ? 'notice' : 'critical',
    facts: [
      { label: 'ИНН', value: inn },
      { label: 'Состояние', value: state },
      { label: 'На учете с', value: `${two(random.whole(1, 28))}.04.${random.whole(2003, 2024)}` },
      ...(isEntrepreneur
        ? []
        : [
            { label: 'Руководитель', value: manager },
            { label: 'Уставный капитал', value: formatMoney(random.whole(1, 90) * 10_000) },
          ]),
    ],
  }
}

function lawsuit(random: Random): Finding {
  const roubles = random.whole(40, 900) * 1000
  return {
    title: `Дело А00-${random.whole(1000, 9999)}/2026`,
    severity: 'warning',
    amount: roubles * 100,
    facts: [
      { label: 'Суд', value: COURT },
      { label: 'Предмет', value: random.pick(['Договор поставки', 'Договор аренды', 'Договор подряда']) },
      { label: 'Роль', value: 'ответчик' },
      { label: 'Требования', value: formatMoney(roubles) },
    ],
  }
}

function debt(random: Random): Finding {
  const roubles = random.whole(20, 700) * 1000
  return {
    title: `Исполнительное производство 48120/26/${random.whole(10_000, 99_999)}-ИП`,
    severity: 'critical',
    amount: roubles * 100,
    facts: [
      { label: 'Предмет', value: 'Задолженность по договору' },
      { label: 'Остаток', value: formatMoney(roubles) },
      { label: 'Отдел приставов', value: 'Образцовское РОСП № 1' },
    ],
  }
}

function tax(random: Random): Finding {
  const roubles = random.whole(5, 300) * 1000
  return {
    title: 'Задолженность по налогам',
    severity: 'warning',
    amount: roubles * 100,
    facts: [
      { label: 'Сумма', value: formatMoney(roubles) },
      { label: 'На дату', value: '01.11.2026' },
    ],
  }
}

function bankruptcy(): Finding {
  return {
    title: 'Дело А00-0214/2026',
    severity: 'critical',
    facts: [
      { label: 'Стадия', value: 'Наблюдение' },
      { label: 'Управляющий', value: 'Вымышленный Т. Т.' },
      { label: 'Сообщение', value: '№ 00021400 от 02.09.2026' },
    ],
  }
}

const two = (value: number): string => String(value).padStart(2, '0')
