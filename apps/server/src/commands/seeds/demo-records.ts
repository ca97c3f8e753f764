import { DEMO_REGION } from '@proverka/domain'
import { COURT_ROLES, FACT_LABELS, type Finding } from '@proverka/domain/reports'
import type { Insertable } from 'kysely'
import type { DemoRecordsTable } from '../../platform/db/schema/schema.ts'
import { spelling } from '../../adapters/sources/match-person.ts'
import { factsOf, recordRows } from './record-rows.ts'

type Record = Omit<Insertable<DemoRecordsTable>, 'id' | 'finding'> & { finding: Finding }

const LADOGIN = {
  last_name: 'Ладогин',
  first_name: 'Арсений',
  middle_name: 'Петрович',
  birth_date: '1987-03-14',
  region: DEMO_REGION,
  inn: null,
}

const OLSHIN = {
  last_name: 'Ольшин',
  first_name: 'Мирон',
  middle_name: 'Савельевич',
  birth_date: '1979-09-02',
  region: DEMO_REGION,
  inn: null,
}

/** A self-employed driver whose taxpayer number and licence the registers know. */
const TIHOMELEV = {
  last_name: 'Тихомелев',
  first_name: 'Савелий',
  middle_name: 'Миронович',
  birth_date: '1990-05-20',
  region: DEMO_REGION,
  inn: '001400000180',
}

/** What the demo registers hold: invented people, numbers with regions and years that cannot be. */
const RECORDS: readonly Record[] = [
  {
    ...LADOGIN,
    task_type: 'bailiffs',
    finding: {
      title: 'Исполнительное производство 48120/26/00014-ИП',
      severity: 'critical',
      amount: 38_814_000,
      facts: factsOf({
        Производство: '48120/26/00014-ИП от 11.06.2026, идет',
        [FACT_LABELS.matter]: 'Кредитные платежи',
        Долг: '412 600 ₽',
        Остаток: '388 140 ₽',
        'Исполнительский сбор': '28 882 ₽',
        Документ: 'Исполнительная надпись нотариуса № 00/000-н/00-2026-1-14',
        'Отдел приставов': 'Образцовское РОСП № 1',
      }),
    },
  },
  {
    ...LADOGIN,
    task_type: 'courts',
    birth_date: null,
    finding: {
      title: 'Дело 2-1407/2026',
      severity: 'warning',
      facts: factsOf({
        Суд: 'Образцовский районный суд',
        [FACT_LABELS.matter]: 'Взыскание по договору займа, 180 000 ₽',
        [FACT_LABELS.courtRole]: COURT_ROLES.defendant,
        [FACT_LABELS.courtEnd]: 'рассматривается, заседание 04.12.2026',
      }),
    },
  },
  {
    ...LADOGIN,
    task_type: 'courts',
    birth_date: null,
    finding: {
      title: 'Дело 2-0988/2024',
      severity: 'notice',
      facts: factsOf({
        Суд: 'Образцовский районный суд',
        [FACT_LABELS.matter]: 'Раздел имущества супругов',
        [FACT_LABELS.courtRole]: COURT_ROLES.plaintiff,
        [FACT_LABELS.courtEnd]: 'удовлетворено частично',
      }),
    },
  },
  {
    ...LADOGIN,
    task_type: 'pledges',
    birth_date: '1979-09-03',
    region: null,
    finding: {
      title: 'Уведомление 2025-000-000140-001',
      severity: 'warning',
      facts: factsOf({
        [FACT_LABELS.matter]: 'Автомобиль',
        Залогодатель: 'Ладогин А. П., 03.09.1979',
        Залогодержатель: 'Банк «Тихая гавань» (вымышленный)',
      }),
    },
  },
  {
    ...OLSHIN,
    task_type: 'bankruptcy',
    finding: {
      title: 'Дело А00-1407/2025',
      severity: 'critical',
      facts: factsOf({
        Стадия: 'Реализация имущества гражданина',
        Управляющий: 'Вымышленный Т. Т.',
        Сообщение: '№ 00014071 от 12.02.2026',
      }),
    },
  },
  {
    ...OLSHIN,
    task_type: 'wanted',
    birth_date: '1961-01-30',
    region: null,
    finding: {
      title: 'Запись о розыске',
      severity: 'critical',
      facts: factsOf({
        Основание: 'уклонение от явки, вымышленная запись',
      }),
    },
  },
  {
    ...TIHOMELEV,
    task_type: 'selfEmployed',
    finding: {
      title: 'Плательщик налога на профессиональный доход',
      severity: 'notice',
      facts: factsOf({
        'Состоит на учете': 'с 14.02.2023',
        'На дату': '20.11.2026',
      }),
    },
  },
  {
    ...TIHOMELEV,
    task_type: 'taxes',
    finding: {
      title: 'Задолженность по налогам',
      severity: 'warning',
      amount: 1_840_000,
      facts: factsOf({
        Налог: 'Транспортный, за 2024 год',
        Сумма: '18 400 ₽',
      }),
    },
  },
  {
    ...TIHOMELEV,
    task_type: 'business',
    finding: {
      title: 'Участник ООО «Клёноградский извоз» (вымышленное)',
      severity: 'notice',
      facts: factsOf({
        Доля: '40%',
        'Участник с': '09.04.2021',
        'Состояние компании': 'Действует',
      }),
    },
  },
  {
    ...TIHOMELEV,
    task_type: 'license',
    finding: {
      title: 'Удостоверение действует',
      severity: 'notice',
      facts: factsOf({
        Номер: '•••• ••0014',
        Категории: 'B, B1, M',
        Выдано: '11.06.2021',
        'Действует до': '11.06.2031',
        'Лишение права управления': 'не значится',
      }),
    },
  },
]

/** The rows, names in the spelling that the search compares. */
export function makeDemoRecords(): Insertable<DemoRecordsTable>[] {
  return recordRows(RECORDS).map((record) => ({
    ...record,
    last_name: spelling(record.last_name),
    first_name: spelling(record.first_name),
    middle_name: spelling(record.middle_name),
  }))
}

/** A register that is down: its answer is «не проверено», never a green one. */
export const DEMO_SOURCES_DOWN = ['arbitration'] as const
