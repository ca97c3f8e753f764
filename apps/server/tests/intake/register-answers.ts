import { createHash } from 'node:crypto'
import { createTestSigner } from '@proverka/gost-signature/signer'
import type { ZipFile } from '@proverka/test-support/make-zip'

/** An authority of this world, and Rosreestr. */
export const { root: ROOT, sign } = createTestSigner(
  'Корень «Образец» (вымышленный)',
  'Росреестр (вымышленный)',
)

/** What a file of the register says. */
export interface Answer {
  readonly kind: string
  readonly number?: string
  /** YYYY-MM-DD */
  readonly date: string
  readonly registration?: string
  /** Of a refusal. */
  readonly asked?: string
}

const requisites = ({ date, registration }: Answer) =>
  `<details_statement><group_top_requisites><organ_registr_rights>ППК «Роскадастр»</organ_registr_rights><date_formation>${date}</date_formation>${
    registration ? `<registration_number>${registration}</registration_number>` : ''
  }</group_top_requisites></details_statement><details_request><date_received_request>${date}</date_received_request></details_request>`

const RIGHTS =
  '<right_records><right_record><right_data><right_type><code>001001000000</code><value>Собственность</value></right_type></right_data></right_record></right_records>'

/** An XML in the form of the samples. */
export function answerXml(answer: Answer): Uint8Array<ArrayBuffer> {
  const { kind, number, asked } = answer
  const type = /(?:room|land|build)$/.exec(kind)?.[0] ?? 'room'
  const body = asked
    ? `<view_request_info>Выписка об объекте</view_request_info><content_request>${asked}</content_request><reasons_notification>Запрос подан лицом, которому сведения не предоставляются</reasons_notification>`
    : `<${type}_record><object><common_data><cad_number>${number}</cad_number></common_data></object></${type}_record>${RIGHTS}`
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<${kind}>${requisites(answer)}${body}</${kind}>`
  return new Uint8Array(Buffer.from(text))
}

const guidOf = (seed: string): string =>
  createHash('sha256')
    .update(seed)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The files of one answer as they are named, with a signature or without. */
export function answerFiles(answer: Answer, { isSigned }: { readonly isSigned: boolean }): ZipFile[] {
  const bytes = answerXml(answer)
  const guid = guidOf(`${answer.number}${answer.kind}${answer.registration}${answer.asked}`)
  const stem = `report-${guid}-OfSite-${answer.date}-767077-45-01[0]`
  const pdf = Buffer.from(`%PDF-1.7 ${guid}`)
  return [
    { name: `${stem}.xml`, bytes },
    ...(isSigned ? [{ name: `${stem}.xml.sig`, bytes: sign(bytes) }] : []),
    { name: `${stem}.pdf`, bytes: pdf },
    { name: `${stem} ЭП.pdf`, bytes: Buffer.concat([pdf, Buffer.from(' ЭП')]) },
  ]
}
