import type { Finding } from '@proverka/domain/reports'
import type { Insertable } from 'kysely'
import type { DemoRecordsTable } from '../db/schema.ts'
import { spelling } from '../sources/match-person.ts'
import { recordRows } from './record-rows.ts'

type Record = Omit<Insertable<DemoRecordsTable>, 'id' | 'finding'> & { finding: Finding }

const LADOGIN = {
  last_name: 'Ладогин',
  first_name: 'Арсений',
  middle_name: 'Петрович',
  birth_date: '1987-03-14',
  region: 'Образцовская область',
  inn: null,
}

const OLSHIN = {
  last_name: 'Ольшин',
  first_name: 'Мирон',
  middle_name: 'Савельевич',
  birth_date: '1979-09-02',
  region: 'Образцовская область',
  inn: null,
}

/** A self-employed driver whose taxpayer number and licence the registers know. */
const TIHOMELEV = {
  last_name: 'Тихомелев',
  first_name: 'Савелий',
  middle_name: 'Миронович',
  birth_date: '1990-05-20',
  region: 'Образцовская область',
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
      facts: [
        { label: 'Производство', value: '48120/26/00014-ИП от 11.06.2026, идет' },
        { label: 'Предмет', value: 'Кредитные платежи' },
        { label: 'Долг', value: '412 600 ₽' },
        { label: 'Остаток', value: '388 140 ₽' },
        { label: 'Исполнительский сбор', value: '28 882 ₽' },
        { label: 'Документ', value: 'Исполнительная надпись нотариуса № 00/000-н/00-2026-1-14' },
        { label: 'Отдел приставов', value: 'Образцовское РОСП № 1' },
      ],
    },
  },
  {
    ...LADOGIN,
    task_type: 'courts',
    birth_date: null,
    finding: {
      title: 'Дело 2-1407/2026',
      severity: 'warning',
      facts: [
        { label: 'Суд', value: 'Образцовский районный суд' },
        { label: 'Предмет', value: 'Взыскание по договору займа, 180 000 ₽' },
        { label: 'Роль', value: 'ответчик' },
        { label: 'Итог', value: 'рассматривается, заседание 04.12.2026' },
      ],
    },
  },
  {
    ...LADOGIN,
    task_type: 'courts',
    birth_date: null,
    finding: {
      title: 'Дело 2-0988/2024',
      severity: 'notice',
      facts: [
        { label: 'Суд', value: 'Образцовский районный суд' },
        { label: 'Предмет', value: 'Раздел имущества супругов' },
        { label: 'Роль', value: 'истец' },
        { label: 'Итог', value: 'удовлетворено частично' },
      ],
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
      facts: [
        { label: 'Предмет', value: 'Автомобиль' },
        { label: 'Залогодатель', value: 'Ладогин А. П., 03.09.1979' },
        { label: 'Залогодержатель', value: 'Банк «Тихая гавань» (вымышленный)' },
      ],
    },
  },
  {
    ...OLSHIN,
    task_type: 'bankruptcy',
    finding: {
      title: 'Дело А00-1407/2025',
      severity: 'critical',
      facts: [
        { label: 'Стадия', value: 'Реализация имущества гражданина' },
        { label: 'Управляющий', value: 'Вымышленный Т. Т.' },
        { label: 'Сообщение', value: '№ 00014071 от 12.02.2026' },
      ],
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
      facts: [{ label: 'Основание', value: 'уклонение от явки, вымышленная запись' }],
    },
  },
  {
    ...TIHOMELEV,
    task_type: 'selfEmployed',
    finding: {
      title: 'Плательщик налога на профессиональный доход',
      severity: 'notice',
      facts: [
        { label: 'Состоит на учете', value: 'с 14.02.2023' },
        { label: 'На дату', value: '23.11.2026' },
      ],
    },
  },
  {
    ...TIHOMELEV,
    task_type: 'taxes',
    finding: {
      title: 'Задолженность по налогам',
      severity: 'warning',
      amount: 1_840_000,
      facts: [
        { label: 'Налог', value: 'Транспортный, за 2024 год' },
        { label: 'Сумма', value: '18 400 ₽' },
      ],
    },
  },
  {
    ...TIHOMELEV,
    task_type: 'business',
    finding: {
      title: 'Участник ООО «Клёноградский извоз» (вымышленное)',
      severity: 'notice',
      facts: [
        { label: 'Доля', value: '40%' },
        { label: 'С какого дня', value: '09.04.2021' },
        { label: 'Состояние компании', value: 'Действует' },
      ],
    },
  },
  {
    ...TIHOMELEV,
    task_type: 'license',
    finding: {
      title: 'Удостоверение действует',
      severity: 'notice',
      facts: [
        { label: 'Номер', value: '0000000014' },
        { label: 'Категории', value: 'B, B1, M' },
        { label: 'Выдано', value: '11.06.2021' },
        { label: 'Действует до', value: '11.06.2031' },
        { label: 'Лишение права управления', value: 'не значится' },
      ],
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
