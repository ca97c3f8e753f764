import { formatDateTime } from '@proverka/domain'
import { type Operator } from '@proverka/domain/legal'
import { renderSVG } from 'uqr'
import { formatCode } from '@proverka/report-proof'
import { logoBox, type LogoBox, type PaperLogo } from './paper-logo.ts'
import {
  type DifferenceView,
  DISCLAIMER,
  type MarkView,
  type OrderView,
  REPORT_LABELS,
  type ReportView,
} from '@proverka/domain/views'
import type { PdfAttachment } from './typesetter.ts'

/** What a printed report carries so that it can be verified. */
export interface PrintedProof {
  /** The short code. */
  readonly code: string
  /** The page that looks the code up. */
  readonly url: string
  /** The signed report, and the files of the register that it was made of. */
  readonly attachments: readonly PdfAttachment[]
}

/** What a printed report is made with. */
export interface ReportPdfOptions {
  readonly operator: Operator
  /** The minute of the stamp. */
  readonly now: Date
  /** The address of the report on the site. */
  readonly url: string
  /** Of the person whose report it is. */
  readonly logo?: PaperLogo
  readonly proof?: PrintedProof
}

/** What paper adds to a view: nothing about the subject, only whose document it is and when it was made. */
export interface Paper {
  readonly kind: ReportView['kind']
  /** For the file's own description. */
  readonly fileTitle: string
  /** «Отчет» or «Заказ». */
  readonly name: string
  readonly number: string
  readonly stampTitle: string
  readonly stamp: string
  readonly demo: boolean
  readonly product: string
  readonly subject: string
  readonly subjectLines: readonly string[]
  readonly badge?: MarkView
  readonly disclaimer: string
  readonly operator: string
  readonly url: string
  readonly logo?: LogoBox
  readonly proof?: ProofMark
}

/** In the corner of each page: how it is verified. */
interface ProofMark {
  /** «7K4M9-2QXAB» */
  readonly code: string
  /** Of the code's page, as an SVG. */
  readonly qr: string
  readonly alt: string
  /** «realty.example/verify» */
  readonly place: string
}

/** The paper of a report. */
export function reportPaper(view: ReportView, options: ReportPdfOptions): Paper {
  return {
    ...paperOf(options),
    kind: view.kind,
    fileTitle: `${view.title}. ${view.subject.name}. ${REPORT_LABELS.report} ${view.number}`,
    name: REPORT_LABELS.report,
    number: view.number,
    stampTitle: `${REPORT_LABELS.report} ${REPORT_LABELS.made}`,
    demo: view.demo,
    product: view.title,
    subject: view.subject.name,
    subjectLines: view.subject.lines,
    ...(view.subject.badge && { badge: view.subject.badge }),
  }
}

/** The paper of an order. */
export function orderPaper(view: OrderView, kind: Paper['kind'], options: ReportPdfOptions): Paper {
  return {
    ...paperOf(options),
    kind,
    fileTitle: `${view.title}. ${view.subject.name}. ${REPORT_LABELS.order} ${view.number}`,
    name: REPORT_LABELS.order,
    number: view.number,
    stampTitle: `${REPORT_LABELS.order} ${REPORT_LABELS.made}`,
    demo: view.demo,
    product: view.title,
    subject: view.subject.name,
    subjectLines: view.subject.lines,
    ...(view.subject.badge && { badge: view.subject.badge }),
  }
}

/** The paper of a difference: it has the numbers of both reports. */
export function differencePaper(view: DifferenceView, options: ReportPdfOptions): Paper {
  const numbers = `${view.before.number} и ${view.now.number}`
  return {
    ...paperOf(options),
    kind: view.kind,
    fileTitle: `${view.title}. ${view.subject}. Отчеты ${numbers}`,
    name: 'Отчеты',
    number: numbers,
    stampTitle: 'Разница отчетов',
    demo: view.demo,
    product: 'Сравнение двух отчетов об одном и том же',
    subject: view.title,
    subjectLines: [view.subject, ...view.subjectLines],
  }
}

/** The parts that every paper has. */
function paperOf({
  operator,
  now,
  url,
  logo,
  proof,
}: ReportPdfOptions): Pick<Paper, 'stamp' | 'disclaimer' | 'operator' | 'url' | 'logo' | 'proof'> {
  return {
    stamp: formatDateTime(now.toISOString()),
    disclaimer: DISCLAIMER,
    operator: `${operator.name}, ИНН ${operator.inn}, ОГРН ${operator.ogrn}. ${operator.address}. ${operator.email}`,
    url,
    ...(logo && { logo: logoBox(logo) }),
    ...(proof && { proof: proofMark(proof) }),
  }
}

function proofMark({ code, url }: PrintedProof): ProofMark {
  const { host } = new URL(url)
  return {
    code: formatCode(code),
    qr: renderSVG(url, { ecc: 'M', border: 0 }),
    alt: `QR-код страницы, которая проверяет отчет ${formatCode(code)}`,
    place: `${host}/verify`,
  }
}
