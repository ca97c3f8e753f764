import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { PDF_ATTACHMENT, PDF_KEYWORD, STAMP_ATTACHMENT } from '../src/read/pdf.ts'
import type { Cell, UnsignedReport } from '../src/report.ts'
import { REPORT } from './sample-report.ts'

const whole = (cell: Cell) =>
  typeof cell === 'string'
    ? cell
    : cell.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')

/** The members of a JSON file of a report as the server writes it. */
export function jsonContent(token: string, report: UnsignedReport = REPORT) {
  return {
    $schema: `${report.iss}/api-docs/report-1.json`,
    version: 1,
    report: report.data.report as Record<string, unknown>,
    verdict: report.data.verdict as Record<string, unknown>,
    tables: report.parts.map(({ columns, rows }, index) => ({
      title: report.outline[index]?.title,
      columns,
      rows: rows.map((cells) => cells.map(whole)),
    })),
    proof: token,
  }
}

export const jsonFile = (content: object): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`)

const SOURCE = `
#set document(title: "Отчет", date: datetime(year: 2026, month: 11, day: 24), keywords: sys.inputs.keyword)
#set text(lang: "ru")
#if sys.inputs.signed != "" [
  #pdf.attach(sys.inputs.name, bytes(sys.inputs.signed), relationship: "source",
    mime-type: "application/sd-jwt", description: "Подписанный отчет")
]
#if sys.inputs.stamp != "" [
  #pdf.attach(sys.inputs.stamped, bytes(json(bytes(sys.inputs.stamp))), relationship: "supplement",
    mime-type: "application/timestamp-reply", description: "Отметка времени")
]
#link(sys.inputs.address)[Проверить отчет]
Обременения: ипотека.
`

let compiler: NodeCompiler | undefined

/** A PDF as the server sets it (PDF/A-3a), with the token attached. */
export function pdfFile(
  token: string,
  {
    name = PDF_ATTACHMENT,
    keyword = PDF_KEYWORD,
    address = `${REPORT.iss}/verify/${REPORT.jti}`,
    stamp = new Uint8Array(),
  } = {},
): Uint8Array<ArrayBuffer> {
  compiler ??= NodeCompiler.create()
  const inputs = {
    signed: token,
    name,
    keyword,
    address,
    stamped: STAMP_ATTACHMENT,
    stamp: stamp.length > 0 ? JSON.stringify([...stamp]) : '',
  }
  const pdf = compiler.pdf(
    { mainFileContent: SOURCE, inputs },
    { pdfStandard: 'a-3a', creationTimestamp: REPORT.iat },
  )
  return new Uint8Array(pdf)
}
