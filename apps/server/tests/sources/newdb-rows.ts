import type { NewdbOutcome } from '@proverka/test-support/sources/providers'

/** Invented, as everything that the stand-ins tell. */
export const INN = '500100732259'
export const COMPANY = '0014990005'
export const VIN = '000DEM00000000028'

/** What the aggregator has by its methods. */
export const NEWDB_ROWS: Readonly<Record<string, NewdbOutcome>> = {
  fssp_person: {
    data: [
      {
        Debtor: 'ЛАДОГИН АРСЕНИЙ ПЕТРОВИЧ 14.03.1987 Г. ОБРАЗЦОВСК',
        EnforcementProceeding: '48120/26/00014-ИП от 09.09.2026',
        WritDetails: 'Исполнительный лист от 05.09.2026 № 2-19/2026',
        CompletionDateOrReason: '',
        Service: '',
        SubjectAndDebtAmount:
          'Задолженность по кредитным платежам Сумма долга: 244751.96 руб. Остаток долга по исполнительному документу: 228740.15 руб. Исполнительский сбор: 16011.81 руб.',
        BailiffDepartment: 'Образцовское РОСП № 1',
        Phone: '+7(000)000-00-00',
        BailiffOfficer: 'ВЫМЫШЛЕННЫЙ Т. Т.',
      },
    ],
  },
  passport_mvd: { data: [{ doc_status: 'Данные не найдены' }] },
  bankrot_person: {
    data: [
      {
        bankruptcy: [
          {
            case_number: 'А00-100001/2017',
            case_url: 'https://example.com/',
            status: 'Производство по делу завершено',
            messages: [
              {
                message_info: '2475822 от 20.02.2018',
                url: 'https://example.com/',
                type: 'Сообщение о судебном акте',
              },
            ],
          },
        ],
        commmon: { type: 'person', name_or_fio: 'Ладогин Арсений Петрович', inn: INN },
        encumbrances: [],
        publications: [],
      },
    ],
  },
  arbitr_person: {
    data: [
      {
        case_number: 'А00-100001/2025',
        status: 'Рассматривается в первой инстанции',
        participants: {
          plaintiffs: [{ name: 'ПАО «Тихая гавань»', address: 'Данные скрыты' }],
          defendants: [{ name: 'Ладогин Арсений Петрович', address: 'Данные скрыты' }],
          third_parties: [],
          others: [],
        },
        judges: [{ court: 'АС Образцовской области', name: 'Вымышленный Т.Т.' }],
        acts: [],
      },
    ],
  },
  pledge_person: { data: [] },
  egrul: {
    data: [
      {
        request: { url: 'https://example.com/', query: COMPANY },
        company: {
          profile: {
            company: {
              inn: COMPANY,
              ogrn: '0000000000000',
              name_short: 'ООО "ЧЕРНИЛЬНЫЙ ПРИЧАЛ"',
              status: 'Процесс банкротства',
              address: '000000, Г ОБРАЗЦОВСК',
              okved_code: '52.10',
              okved_name: 'Хранение чернил',
            },
            totals: { total_arrear_sum: 6_941_253, taxpay_sum: 29_531 },
            dates: { ogrn_date: '2007-03-27' },
            management: {
              directors: [{ name: 'КЛЯКСИН МИРОН ПЕТРОВИЧ', position: 'КОНКУРСНЫЙ УПРАВЛЯЮЩИЙ' }],
              founders: [{ name: 'КЛЯКСИН МИРОН ПЕТРОВИЧ' }, { name: 'ЧЕРНИЛЬЕВА АЛЁНА ПЕТРОВНА' }],
            },
          },
        },
      },
    ],
  },
  arbitr_legal: {
    data: [
      {
        case_number: 'А00-100001/2023',
        status: 'Рассмотрение дела завершено',
        participants: { plaintiffs: [{ name: 'Фонд' }], defendants: [{ name: 'ООО "ЧЕРНИЛЬНЫЙ ПРИЧАЛ"' }] },
        judges: [{ court: 'АС Образцовской области', name: 'Вымышленный Т.Т.' }],
        card_pdf_analysis: { detail_info: { parties: { debtor: { name: 'ООО', inn: COMPANY } } } },
      },
    ],
  },
  bankrot_legal: {
    data: [{ bankruptcy: [{ case_number: 'А00-7/2025', status: 'Конкурсное производство', messages: [] }] }],
  },
  fssp_legal: {
    data: [
      {
        Debtor: { Type: 'LegalEntity', Name: 'ООО', INN: COMPANY, raw: `ООО ${COMPANY}` },
        EnforcementProceeding: {
          Number: '48120/25/00001-ИП',
          InitiationDate: '28.10.2025',
          raw: '48120/25/00001-ИП от 28.10.2025',
        },
        WritDetails: { Type: 'Постановление', raw: 'Постановление от 28.10.2025' },
        CompletionDateOrReason: { CompletionDate: '01.11.2025', Article: '47', raw: '01.11.2025, 47, 1, 1' },
      },
    ],
  },
  pledge_vin: {
    data: [
      {
        fnp: [
          {
            source: 'ФНП',
            message_number_and_date: '2026-000-000214-001 от 12.02.2026',
            reference_number: '2026-000-000214-001',
            message_type: 'Возникновение залога',
            pledge_subject_ids_raw: VIN,
            pledgor: 'Вымышленный Т. Т.',
            pledgee: 'Банк «Тихая гавань» (вымышленный)',
          },
        ],
        fedresurs: [],
      },
    ],
  },
  nalog_debt: {
    data: [
      {
        debt: { total: '18400.50', items: [{}] },
        form: { inn: INN, email: 'nobody@example.com' },
        http: { status: 200 },
        request: { method: 'nalog_debt' },
      },
    ],
  },
  fns_block: {
    data: [
      {
        DATASTART: '03.03.2022',
        NOMER: '990',
        DATA: '03.03.2022',
        KODOSNOV: '02',
        SALDO: '(Отсутствует значение)',
        IFNS: '1326',
        BIK: '000000015',
        DATABI: '06.03.2022 04:06:09',
      },
    ],
  },
  terrorist: {
    data: [
      {
        query: 'ЛАДОГИН АРСЕНИЙ ПЕТРОВИЧ 14.03.1987 г.р.',
        suggestions: [
          '1269. ЛАДОГИН АРСЕНИЙ ПЕТРОВИЧ*, 14.03.1987 г.р. , Г. ОБРАЗЦОВСК;',
          '1270. ЛАДОГИН АРСЕНИЙ ПЕТРОВИЧ*, 02.02.1960 г.р. , Г. ОБРАЗЦОВСК;',
          '1271. ЛАДОГИНА АРИНА ПЕТРОВНА, 14.03.1987 г.р. , Г. ОБРАЗЦОВСК;',
        ],
      },
    ],
  },
}
