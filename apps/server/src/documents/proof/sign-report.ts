import { createPrivateKey, hash, hkdfSync, sign, type KeyObject } from 'node:crypto'
import { orderView, reportView, signedOrder, signedReport, typesetView } from '@proverka/domain/views'
import type { OrderFacts, SignedReport } from '@proverka/domain/views'
import type { Report } from '@proverka/domain/reports'
import { issueReport, type UnsignedReport } from '@proverka/report-proof/issue'
import { reportFacts } from '../report-json/report-json.ts'

/** What is signed: the report of an item, or an order of several parts. */
export type SignedSubject =
  | { readonly kind: 'report'; readonly report: Report }
  | {
      readonly kind: 'order'
      readonly id: string
      readonly order: OrderFacts
      /** The last change of a part, ISO 8601. */
      readonly updatedAt: string
    }

/** What a report is signed with. */
export interface SigningInput {
  readonly subject: SignedSubject
  /** Origin of the site that issues it. */
  readonly issuer: string
  /** The short code. */
  readonly code: string
  readonly kid: string
  /** An Ed25519 key, PEM of PKCS #8. */
  readonly privateKey: string
  /** Of which the salts of the disclosures are derived: equal reports give equal bytes. */
  readonly saltKey: string
}

/** Bytes of a salt (RFC 9901 recommends 128 bits). */
const SALT_BYTES = 16
const SALTS_OF_BLOCK = 32

/** A report or an order as an SD-JWT; equal input gives equal bytes. */
export function signReport({
  subject,
  issuer,
  code,
  kid,
  privateKey,
  saltKey,
}: SigningInput): Promise<string> {
  const { id, updatedAt, content, data } = contentOf(subject)
  const unsigned: UnsignedReport = {
    iss: issuer,
    iat: Math.floor(new Date(updatedAt).getTime() / 1000),
    jti: code,
    v: 1,
    ...content,
    data,
  }
  const key = readKey(privateKey)
  return issueReport(unsigned, {
    kid,
    sign: async (bytes) => sign(null, bytes, key),
    sha256: (text) => hash('sha256', text, 'buffer'),
    salt: saltsOf(saltKey, id),
  })
}

/**
 * Salts by their number, derived in blocks: one by one they take as long as the signature. With the digest in them a corrected
 * report has other ones: comparing the two reveals nothing that is hidden.
 */
function saltsOf(saltKey: string, id: string): (counter: number, digest: string) => string {
  const blocks: Buffer[] = []
  return (counter, digest) => {
    const number = Math.floor(counter / SALTS_OF_BLOCK)
    const block = (blocks[number] ??= Buffer.from(
      hkdfSync('sha256', saltKey, '', `${id}:${digest}:${number}`, SALTS_OF_BLOCK * SALT_BYTES),
    ))
    const at = (counter % SALTS_OF_BLOCK) * SALT_BYTES
    return block.toString('base64url', at, at + SALT_BYTES)
  }
}

interface SignedContent {
  readonly id: string
  readonly updatedAt: string
  readonly content: SignedReport
  readonly data: UnsignedReport['data']
}

function contentOf(subject: SignedSubject): SignedContent {
  if (subject.kind === 'report') {
    const { report } = subject
    const view = typesetView(reportView(report))
    return {
      id: report.id,
      updatedAt: report.updated_at,
      content: signedReport(report, view),
      data: reportFacts(report, view),
    }
  }
  const { id, order, updatedAt } = subject
  const view = typesetView(orderView(order))
  const { mark, headline } = view.verdict
  return {
    id,
    updatedAt,
    content: signedOrder(order, updatedAt, view),
    // Facts of a part are in its own report.
    data: {
      report: {
        number: order.number,
        title: order.title,
        parts: order.parts.map(({ id: part, title, status }) => ({ id: part, title, status })),
      },
      verdict: { tone: mark.tone, words: mark.words, headline },
    },
  }
}

let imported: { readonly pem: string; readonly key: KeyObject } | undefined

/** One key signs for months: it is read once by each worker. */
function readKey(pem: string): KeyObject {
  if (imported?.pem !== pem) imported = { pem, key: createPrivateKey(pem) }
  return imported.key
}
