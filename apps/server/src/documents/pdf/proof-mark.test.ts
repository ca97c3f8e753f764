import { Resvg } from '@resvg/resvg-js'
import { SAMPLE_OPTIONS, SAMPLE_PERSON_REPORT } from '@proverka/test-support/sample-reports'
import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { readPdfText } from '../../../tests/setup/read-pdf-text.ts'
import { pdfAttachments } from '../../../tests/setup/pdf-attachments.ts'
import { createReportPdf } from './create-report-pdf.ts'
import { reportDocument } from './report-document.ts'

const URL_OF_CODE = 'https://fiz.example/verify/7K4M92QXAB/'
const OPTIONS = {
  ...SAMPLE_OPTIONS,
  proof: {
    code: '7K4M92QXAB',
    url: URL_OF_CODE,
    attachments: [
      {
        name: 'Выписка.xml',
        type: 'application/xml',
        description: 'Файл реестра',
        relationship: 'supplement',
        base64: Buffer.from('<extract/>').toString('base64'),
      },
    ],
  },
} as const

it('[TRUST-03] the QR code of a report leads to the page of its code', () => {
  const { proof } = reportDocument(SAMPLE_PERSON_REPORT, OPTIONS).paper
  // 22 mm at 200 dpi, with the quiet zone that the paper gives it.
  const picture = new Resvg(proof?.qr ?? '', {
    fitTo: { mode: 'width', value: 173 },
    background: 'white',
  }).render()
  const side = picture.width + 40
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let row = 0; row < picture.height; row++)
    pixels.set(
      picture.pixels.subarray(row * picture.width * 4, (row + 1) * picture.width * 4),
      ((row + 20) * side + 20) * 4,
    )
  expect(jsQR(pixels, side, side)?.data).toBe(URL_OF_CODE)
})

it('[TRUST-03] a file with a Russian name is inside as it is', async () => {
  const pdf = Buffer.from(await createReportPdf().render(SAMPLE_PERSON_REPORT, OPTIONS))
  expect(pdfAttachments(pdf).get('Выписка.xml')?.toString()).toBe('<extract/>')
})

it('signs that no font has are replaced, and the report is made', async () => {
  const title = 'Отчет 😀 о 漢\u{E000}'
  const pdf = await createReportPdf().render({ ...SAMPLE_PERSON_REPORT, title }, OPTIONS)
  expect(readPdfText(pdf).pages.join('')).toContain('Отчет ? о\u00A0??')
})
