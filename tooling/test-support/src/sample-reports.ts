import { DEMO_OPERATOR } from '@proverka/domain/legal'
import type { Report } from '@proverka/domain/reports'

/** Invented people and objects: cadastral district 00 does not exist. */

export const SAMPLE_OPTIONS = {
  operator: DEMO_OPERATOR,
  now: new Date('2026-11-21T11:05:00Z'),
  url: 'http://realty.localhost:4000/report/00000000-0000-4000-8000-000000000001/',
}

/** A flat with history, shares, a hidden owner, a mortgage, an arrest and parts that were not understood. */
export const SAMPLE_PROPERTY_REPORT: Report = {
  id: '00000000-0000-4000-8000-000000000001',
  number: 20418,
  version: 'V2.1',
  product_name: 'EgrnObject',
  title: 'Отчет об основных характеристиках и зарегистрированных правах',
  demo: true,
  subject: {
    kind: 'property',
    cadastralNumber: '00:01:0001001:204',
    address: 'Образцовая область, г. Образцовск, ул. Кленовая, д. 5, кв. 12',
  },
  status: 'finished',
  updated_at: '2026-11-21T11:05:00.000Z',
  tasks: [
    {
      task_id: '1',
      task_type: 'extract',
      status: 'done',
      source: 'ЕГРН',
      asked: [{ label: 'Объект', value: '00:01:0001001:204' }],
      answer: { kind: 'found', findings: [{ title: 'Выписка получена', severity: 'notice', facts: [] }] },
      number_of_starts: 1,
      answered_at: '2026-11-21T11:04:00.000Z',
    },
  ],
  extract: {
    source: 'ЕГРН',
    received_at: '2026-11-21T11:04:00.000Z',
    content: {
      kind: 'extract_about_property_room',
      number: 'КУВИ-001/2026-000000001',
      date: '2026-11-21',
      organ: 'Демонстрационный орган регистрации прав',
      object: {
        cadastralNumbers: ['00:01:0001001:204'],
        quarter: '00:01:0001001',
        type: 'Помещение',
        name: 'Квартира',
        address: 'Образцовая область, г. Образцовск, ул. Кленовая, д. 5, кв. 12',
        area: 1542.9,
        floor: '3',
        purpose: 'Жилое помещение',
        cost: 4123456.7,
        registeredAt: '2012-06-28T00:00:00+04:00',
        status: 'Сведения об объекте недвижимости имеют статус "актуальные, ранее учтенные"',
        oldNumbers: ['00-00-01/041/2007-941', '2132597'],
        parentNumbers: ['00:01:0001001:82'],
        innerNumbers: Array.from({ length: 41 }, (_, index) => `00:01:0001001:${1437 + index}`),
      },
      rights: [
        {
          type: 'Собственность',
          number: '00-00/001-00/001/001/2009-11/1',
          date: '2009-04-15T10:00:00+03:00',
          endedAt: '2018-06-01T12:30:00+03:00',
          endNumber: '00:01:0001001:204-00/001/2018-3',
          holders: [{ kind: 'public', state: 'named', name: 'город Образцовск' }],
          documents: [
            {
              name: 'Договор передачи квартиры в собственность граждан',
              number: '17-П',
              date: '2009-03-01',
              issuer: 'Администрация города Образцовска',
            },
          ],
        },
        {
          type: 'Общая долевая собственность',
          number: '00:01:0001001:204-00/001/2018-3',
          date: '2018-06-01T12:30:00+03:00',
          share: '1/3',
          holders: [{ kind: 'person', state: 'withheld' }],
          documents: [],
        },
        {
          type: 'Общая долевая собственность',
          number: '00:01:0001001:204-00/001/2018-4',
          date: '2018-06-01T12:30:00+03:00',
          share: '2/3',
          holders: [
            {
              kind: 'organisation',
              state: 'named',
              name: 'Общество с ограниченной ответственностью «Образцовый дом»',
              inn: '0000000000',
              ogrn: '0000000000000',
            },
          ],
          documents: [{ name: 'Договор купли-продажи', number: 'б/н', date: '2018-05-25' }],
        },
      ],
      ownership: 'withheld',
      encumbrances: [
        {
          type: 'Ипотека в силу закона',
          number: '00:01:0001001:204-00/001/2018-5',
          date: '2018-06-01T12:30:00+03:00',
          from: '2018-06-01',
          to: 'с 01.06.2018 на 180 месяцев',
          subject: 'весь объект',
          holders: [{ kind: 'organisation', state: 'named', name: 'АО «Образец Банк»', inn: '0000000000' }],
          documents: [{ name: 'Кредитный договор', number: '000/2018-И', date: '2018-05-25' }],
        },
        {
          type: 'Запрещение регистрации',
          number: '00:01:0001001:204-00/001/2026-9',
          date: '2026-10-02T00:00:00+03:00',
          holders: [],
          documents: [],
        },
      ],
      marks: [{ kind: 'note', text: 'Право на объект проверено в 2012 году.' }],
      notUnderstood: ['extract_about_property_room/room_record/params/soil_grade'],
    },
  },
}

const asked = [
  { label: 'ФИО', value: 'Ладогин Арсений Петрович' },
  { label: 'Дата рождения', value: '14.03.1987' },
]

/** A person with each of the four answers, a namesake, a debt and hostile text. */
export const SAMPLE_PERSON_REPORT: Report = {
  id: '00000000-0000-4000-8000-000000000002',
  number: 20419,
  version: 'V2.1',
  product_name: 'Person',
  title: 'Проверка человека',
  demo: true,
  subject: {
    kind: 'person',
    lastName: 'Ладогин',
    firstName: 'Арсений',
    middleName: 'Петрович',
    birthDate: '1987-03-14',
    region: 'Образцовая область',
    passportMasked: '•••• ••3456',
  },
  status: 'in_progress',
  updated_at: '2026-11-21T11:05:00.000Z',
  tasks: [
    {
      task_id: '1',
      task_type: 'bailiffs',
      status: 'done',
      source: 'ФССП',
      asked,
      answer: {
        kind: 'found',
        findings: [
          {
            title: '48120/26/00014-ИП от 11.06.2026',
            severity: 'critical',
            amount: 38814000,
            facts: [
              { label: 'Предмет', value: 'Кредитные платежи' },
              {
                label: 'Документ',
                value:
                  'Исполнительная надпись нотариуса № 00/000-н/00-2026-1-14-00000000000000000000000000000000000000',
              },
              { label: 'Отдел', value: 'Образцовское РОСП № 1 #strong[не разметка] $x$' },
            ],
            match: { name: 'same', birthDate: 'same', region: 'same', inn: 'unknown', document: 'unknown' },
          },
        ],
      },
      number_of_starts: 1,
      answered_at: '2026-11-21T11:02:00.000Z',
    },
    {
      task_id: '2',
      task_type: 'pledges',
      status: 'done',
      source: 'ФНП',
      asked,
      answer: {
        kind: 'found',
        findings: [
          {
            title: 'Уведомление 2025-000-000140-001',
            severity: 'warning',
            facts: [{ label: 'Предмет', value: 'Автомобиль' }],
            match: {
              name: 'same',
              birthDate: 'differs',
              region: 'unknown',
              inn: 'unknown',
              document: 'unknown',
            },
          },
        ],
      },
      number_of_starts: 1,
      answered_at: '2026-11-21T11:03:00.000Z',
    },
    {
      task_id: '3',
      task_type: 'wanted',
      status: 'done',
      source: 'МВД',
      asked,
      answer: { kind: 'not-found' },
      number_of_starts: 1,
      answered_at: '2026-11-21T11:03:00.000Z',
    },
    {
      task_id: '4',
      task_type: 'taxes',
      status: 'waiting',
      source: 'ФНС',
      asked: [],
      answer: {
        kind: 'not-checked',
        reason: 'missing-data',
        note: 'Не указан ИНН, без него источник не отвечает.',
      },
      number_of_starts: 0,
    },
    {
      task_id: '5',
      task_type: 'arbitration',
      status: 'running',
      source: 'КАД',
      asked,
      answer: { kind: 'in-progress' },
      number_of_starts: 1,
    },
  ],
}
