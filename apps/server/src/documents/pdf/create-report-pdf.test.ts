import { EXIT_BAN_SUMS } from '@proverka/domain/checks'
import type { Report } from '@proverka/domain/reports'
import { describe, expect, it } from 'vitest'
import { readPdfText } from '../../../tests/setup/read-pdf-text.ts'
import {
  SAMPLE_OPTIONS,
  SAMPLE_PERSON_REPORT,
  SAMPLE_PROPERTY_REPORT,
} from '@proverka/test-support/sample-reports'
import { createReportPdf } from './create-report-pdf.ts'

const pdf = createReportPdf()

/** Where a line ends is the typesetter's matter: texts are compared without spaces. */
function squeezed(text: string): string {
  return text.replaceAll(/[\s\u00A0\u200B]+/g, '')
}

/** Texts of the pages, squeezed. */
async function pagesOf(report: Report): Promise<readonly string[]> {
  const { pages } = readPdfText(await pdf.render(report, SAMPLE_OPTIONS))
  return pages.map(squeezed)
}

function withExtract(changes: Partial<NonNullable<Report['extract']>['content']>): Report {
  const extract = SAMPLE_PROPERTY_REPORT.extract
  if (!extract) throw new TypeError('The sample has an extract')
  return { ...SAMPLE_PROPERTY_REPORT, extract: { ...extract, content: { ...extract.content, ...changes } } }
}

describe('every report', () => {
  it.each([SAMPLE_PROPERTY_REPORT, SAMPLE_PERSON_REPORT])(
    'is a tagged Russian PDF of equal bytes',
    async (report) => {
      const bytes = await pdf.render(report, SAMPLE_OPTIONS)
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
      const { structure } = readPdfText(bytes)
      expect(structure).toMatch(/\/Marked true/)
      expect(structure).toMatch(/\/Lang \(ru\b/)
      expect(structure).toMatch(/\/S \/H1/)
      expect(Buffer.compare(bytes, await createReportPdf().render(report, SAMPLE_OPTIONS))).toBe(0)
    },
  )

  it.each([SAMPLE_PROPERTY_REPORT, SAMPLE_PERSON_REPORT])(
    'carries its signs on every page',
    async (report) => {
      const pages = await pagesOf(report)
      expect(pages.length).toBeGreaterThan(1)
      for (const [index, page] of pages.entries()) {
        expect(page).toContain(squeezed('ДЕМОНСТРАЦИОННЫЕ ДАННЫЕ'))
        expect(page).toContain(squeezed('Не является официальной выпиской'))
        expect(page).toContain(squeezed('ООО «Межевой знак» (демонстрационный оператор), ИНН 0000000000'))
        expect(page).toContain(squeezed(`страница ${index + 1} из ${pages.length}`))
      }
      expect(pages[0]).toContain(squeezed('21.11.2026, 14:05 МСК'))
      expect(pages.join(' ')).toContain(squeezed('Что не проверено'))
    },
  )

  it('about a ban on leaving the country compares the debt with the limits that its page and landing state', async () => {
    const text = (await pagesOf({ ...SAMPLE_PERSON_REPORT, product_name: 'ExitBanCheck' })).join('')
    expect(text).toContain(squeezed(`порог ${EXIT_BAN_SUMS.usual}`))
    expect(text).toContain(squeezed(`по алиментам и вреду от ${EXIT_BAN_SUMS.low}`))
    const stated = text.match(/(?<=от|порог)\d+₽/g)
    expect(new Set(stated)).toEqual(new Set(Object.values(EXIT_BAN_SUMS).map(squeezed)))
  })

  it('bears no demo mark when its facts are real', async () => {
    const pages = await pagesOf({ ...SAMPLE_PROPERTY_REPORT, demo: false })
    expect(pages.join(' ')).not.toContain(squeezed('ДЕМОНСТРАЦИОННЫЕ'))
  })
})

describe('a report about property', () => {
  it('prints object, rights, shares, encumbrances, history and documents', async () => {
    const text = (await pagesOf(SAMPLE_PROPERTY_REPORT)).join(' ')
    for (const words of [
      '№ 20 418',
      '00:01:0001001:204',
      '1 542,9 м²',
      '4 123 456,70 ₽',
      'статус «актуальные, ранее учтенные»',
      'Физическое лицо',
      'доля 1/3',
      '№ 00:01:0001001:204-00/001/2018-3',
      'Ипотека в силу закона',
      'с 01.06.2018 на 180 месяцев',
      'Переход прав',
      'город Образцовск',
      'Договор передачи квартиры в собственность граждан',
      'extract_about_property_room/room_record/params/soil_grade',
    ]) {
      expect(text).toContain(squeezed(words))
    }
  })

  it('[TRUE-01] says that nothing is registered only where the document says so', async () => {
    const none = { rights: [], encumbrances: [], marks: [], ownership: 'unregistered' as const }
    const textOf = async (changes: Parameters<typeof withExtract>[0]) =>
      (await pagesOf(withExtract({ ...none, ...changes }))).join(' ')
    const absence = squeezed('не зарегистрировано')
    expect(await textOf({})).not.toContain(absence)
    expect(await textOf({ parts: { rights: 'empty', encumbrances: 'empty' } })).toContain(absence)
    const history = await textOf({
      kind: 'extract_transfer_rights_property',
      parts: { rights: 'empty', encumbrances: 'empty' },
    })
    expect(history).toContain(squeezed('Ограничения прав и обременения в этом документе не указано'))
    const silent = await textOf({ silentOnRights: true, parts: { encumbrances: 'empty' } })
    expect(silent).not.toContain(absence)
  })

  it('prints a refusal of the register', async () => {
    const notice = { kind: 'refusal', reason: 'Запрос подан не тем лицом' } as const
    const text = (
      await pagesOf(withExtract({ notice, silentOnRights: true, rights: [], encumbrances: [] }))
    ).join(' ')
    expect(text).toContain(squeezed('Отказ в предоставлении сведений'))
    expect(text).toContain(squeezed('Запрос подан не тем лицом'))
  })

  it('takes a building of a thousand rooms', async () => {
    const objects = Array.from({ length: 1000 }, (_, index) => ({
      cadastralNumbers: [`00:01:0001001:${1000 + index}`],
      purpose: 'Жилое',
      area: 40.5,
      floor: '1',
    }))
    const pages = await pagesOf(withExtract({ objects }))
    expect(pages.join(' ')).toContain(squeezed('00:01:0001001:1999'))
  })
})

describe('a report about a person', () => {
  it('tells the four answers apart by words, with source, minute and strength of match', async () => {
    const text = (await pagesOf(SAMPLE_PERSON_REPORT)).join(' ')
    for (const words of [
      'Найдено: 1 запись',
      'Не найдено',
      'Не проверено',
      'Проверяется',
      'Банк данных исполнительных производств ФССП',
      '21.11.2026, 14:02 МСК',
      '388 140 ₽',
      'Совпало 3 из 4',
      'Возможно, однофамилец',
      'Не указан ИНН, без него источник не отвечает.',
    ]) {
      expect(text).toContain(squeezed(words))
    }
  })

  it('prints markup in the data as text, whatever it is', async () => {
    const text = (await pagesOf(SAMPLE_PERSON_REPORT)).join(' ')
    expect(text).toContain(squeezed('#strong[не разметка] $x$'))
    const name = '*_`<a>@b#c$d\\e"{[(' + 'Ж'.repeat(3000)
    const subject = { kind: 'property', address: name } as const
    const pages = await pagesOf({ ...SAMPLE_PERSON_REPORT, subject })
    expect(pages[0]).toContain(squeezed('*_`<a>@b#c$d\\e"{[(ЖЖЖ'))
  })
})
