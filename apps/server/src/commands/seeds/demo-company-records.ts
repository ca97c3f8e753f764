import { formatMoney } from '@proverka/domain'
import {
  COURT_ROLES,
  FACT_LABELS,
  financeFinding,
  type FinanceYear,
  type Finding,
} from '@proverka/domain/reports'
import { type CompanyCheckType, ownersText } from '@proverka/domain/checks'
import { connections, SECOND_OWNER } from './demo-company-ties.ts'
import { createRandom, type Random } from './random.ts'
import { factsOf } from './record-rows.ts'

/** What the records need of a company. */
interface Company {
  readonly inn: string
  readonly name: string
  readonly manager: string
}

interface DemoCompanyRecord {
  readonly task_type: CompanyCheckType
  readonly inn: string
  readonly finding: Finding
}

const SEED = 20_261_124
const TRADES = [
  '43.91, производство кровельных работ',
  '10.72, производство печенья и пирожных',
  '46.73, торговля стройматериалами',
] as const
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

type Row = readonly [CompanyCheckType, Finding]

function findingsOf(company: Company, place: number, random: Random): Row[] {
  const open: Row = ['company-register', registered(company, 'Действует', random)]
  switch (place) {
    case AWKWARD_COMPANIES.clean:
      return [open, ...accounts(company, random, false)]
    case AWKWARD_COMPANIES.sued:
      return [
        ['company-register', registered(company, 'Действует, есть отметка', random)],
        ...accounts(company, random, true),
        ...[2024, 2026, 2026].map((year): Row => ['company-courts', lawsuit(random, year)]),
        ...PAST_CASES.map((past): Row => [
          'company-courts',
          lawsuit(createRandom(SEED + past.year), past.year, past),
        ]),
        ...[1, 2].map((): Row => ['company-debts', debt(random)]),
        ['company-taxes', tax(random)],
        ['company-procurement', tornContract()],
        ...connections(company.manager).map((finding): Row => ['company-connections', finding]),
        ['company-contracts', contract()],
        ['company-inspections', inspection()],
        ['company-leasing', lease()],
      ]
    case AWKWARD_COMPANIES.closing:
      return [['company-register', registered(company, 'В процессе ликвидации', random)]]
    case AWKWARD_COMPANIES.bankrupt:
      return [
        ['company-register', registered(company, 'Банкротство', random)],
        ['company-bankruptcy', bankruptcy()],
        ['company-debts', debt(random)],
        ['company-blocks', block()],
      ]
    default:
      return [
        open,
        ...accounts(company, random, random.chance(0.15)),
        ...(random.chance(0.3) ? [['company-courts', lawsuit(random, 2026)] as const] : []),
        ...(random.chance(0.2) ? [['company-debts', debt(random)] as const] : []),
        ...(random.chance(0.1) ? [['company-taxes', tax(random)] as const] : []),
      ]
  }
}

function registered({ inn, name, manager }: Company, state: string, random: Random): Finding {
  const isOpen = state === 'Действует'
  const isMarked = state.startsWith('Действует,')
  const isEntrepreneur = inn.length === 12
  return {
    title: name,
    severity: isOpen ? 'notice' : isMarked ? 'warning' : 'critical',
    facts: [
      { label: 'ИНН', value: inn },
      { label: FACT_LABELS.state, value: state },
      {
        label: FACT_LABELS.registeredSince,
        value: `${two(random.whole(1, 28))}.04.${random.whole(2003, 2024)}`,
      },
      ...(isEntrepreneur
        ? []
        : [
            {
              label: 'Адрес',
              value: isMarked
                ? 'г. Образцовск, ул. Шиферная, д. 3. Сведения недостоверны, отметка от 02.10.2026'
                : `г. Образцовск, ул. Кленовая, д. ${random.whole(1, 90)}`,
            },
            { label: FACT_LABELS.head, value: manager },
            {
              label: FACT_LABELS.founders,
              value: ownersText(
                isMarked
                  ? [
                      { name: manager, share: '60%' },
                      { name: SECOND_OWNER, share: '40%' },
                    ]
                  : [{ name: manager, share: '100%' }],
              ),
            },
            { label: 'Уставный капитал', value: formatMoney(random.whole(1, 90) * 10_000) },
          ]),
      { label: 'Основной вид деятельности', value: random.pick(TRADES) },
    ],
  }
}

/** Accounts of five years; an entrepreneur publishes none. */
function accounts({ inn }: Company, random: Random, endsInLoss: boolean): Row[] {
  if (inn.length === 12) return []
  let revenue = random.whole(60, 240) * 100_000
  const years = [2021, 2022, 2023, 2024, 2025].map((year): FinanceYear => {
    revenue = Math.round((revenue * random.whole(85, 140)) / 100)
    const share = year === 2025 && endsInLoss ? -random.whole(3, 12) : random.whole(4, 22)
    return {
      year,
      revenue,
      profit: Math.round((revenue * share) / 100),
      liabilities: Math.round((revenue * random.whole(15, 60)) / 100),
    }
  })
  const finding = financeFinding(years)
  return finding ? [['company-finance', finding]] : []
}

function tornContract(): Finding {
  return {
    title: 'Запись РНП 00-0140/2026',
    severity: 'warning',
    facts: factsOf({
      Заказчик: 'Образцовская школа № 1 (вымышленная)',
      Основание: 'Односторонний отказ от контракта',
      Исключат: '14.03.2028',
    }),
  }
}

function contract(): Finding {
  return {
    title: 'Контракт № 00-0140/2025',
    severity: 'notice',
    facts: factsOf({
      Заказчик: 'Образцовская школа № 1 (вымышленная)',
      Сумма: formatMoney(1_240_000),
      Состояние: 'Исполнен 14.11.2025',
    }),
  }
}

function inspection(): Finding {
  return {
    title: 'Плановая проверка № 00-0140',
    severity: 'notice',
    facts: factsOf({
      Орган: 'Образцовская инспекция труда (вымышленная)',
      Дата: '03.02.2026',
      Итог: 'Нарушений нет',
    }),
  }
}

function lease(): Finding {
  return {
    title: 'Сообщение № 00021402 о договоре лизинга',
    severity: 'notice',
    facts: factsOf({
      Лизингодатель: 'ООО «Тихий лизинг» (вымышленное)',
      [FACT_LABELS.matter]: 'Кровельный подъемник',
    }),
  }
}

function block(): Finding {
  return {
    title: 'Решение № 00140 о приостановлении операций',
    severity: 'critical',
    facts: factsOf({
      Дата: '04.09.2026',
      'Налоговый орган': '0014',
      'БИК банка': '000000014',
    }),
  }
}

/** Cases of the company that is sued, beside those that go on. */
const PAST_CASES = [
  { year: 2023, plaintiff: 'АО «Образцовэнерго» (вымышленное)', end: 'взыскано 17.07.2023' },
  { year: 2022, plaintiff: 'ИП Вымышленный Т. Т.', end: 'в иске отказано 04.03.2022' },
  { year: 2021, plaintiff: 'ООО «Шифер и сын» (вымышленное)', end: 'взыскано 28.10.2021' },
] as const

function lawsuit(random: Random, year: number, past?: (typeof PAST_CASES)[number]): Finding {
  const roubles = random.whole(40, 900) * 1000
  return {
    title: `Дело А00-${random.whole(1000, 9999)}/${year}`,
    // Nothing is at stake any more in a case that is over.
    severity: past ? 'notice' : 'warning',
    ...(!past && { amount: roubles * 100 }),
    facts: factsOf({
      ...(past && { Истец: past.plaintiff }),
      Суд: COURT,
      [FACT_LABELS.matter]: random.pick(['Договор поставки', 'Договор аренды', 'Договор подряда']),
      [FACT_LABELS.courtRole]: COURT_ROLES.defendant,
      Требования: formatMoney(roubles),
      [FACT_LABELS.courtEnd]: past?.end ?? 'идет',
    }),
  }
}

function debt(random: Random): Finding {
  const roubles = random.whole(20, 700) * 1000
  return {
    title: `Исполнительное производство 48120/26/${random.whole(10_000, 99_999)}-ИП`,
    severity: 'critical',
    amount: roubles * 100,
    facts: factsOf({
      [FACT_LABELS.matter]: 'Задолженность по договору',
      Остаток: formatMoney(roubles),
      'Отдел приставов': 'Образцовское РОСП № 1',
    }),
  }
}

function tax(random: Random): Finding {
  const roubles = random.whole(5, 300) * 1000
  return {
    title: 'Задолженность по налогам',
    severity: 'warning',
    amount: roubles * 100,
    facts: factsOf({
      Сумма: formatMoney(roubles),
      'На дату': '01.11.2026',
    }),
  }
}

function bankruptcy(): Finding {
  return {
    title: 'Дело А00-0214/2026',
    severity: 'critical',
    facts: factsOf({
      Стадия: 'Наблюдение',
      Управляющий: 'Вымышленный Т. Т.',
      Сообщение: '№ 00021400 от 02.09.2026',
    }),
  }
}

const two = (value: number): string => String(value).padStart(2, '0')
