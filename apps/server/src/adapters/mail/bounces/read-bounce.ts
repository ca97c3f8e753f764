import { listParts, readHeaders, typeOf } from './mime-parts.ts'

/** What a delivery status notification says of one recipient (RFC 3464). */
export interface Bounce {
  /** As we wrote it and as it was in the end, if that is another one: small letters. */
  readonly addresses: readonly string[]
  /** `5.1.1` (RFC 3463). */
  readonly status: string
  /** The reply of the mail server that refused, such as 550; absent where none is given. */
  readonly replyCode: number | undefined
  /** No further delivery attempts, whatever the reason. */
  readonly isFinal: boolean
  /** The reason is the address or its mailbox, for good: neither our text nor a network that may come back. */
  readonly isAddress: boolean
}

export interface DeliveryStatus {
  /** Of the email that it is about; absent where the notification brings none of its headers. */
  readonly messageId: string | undefined
  readonly bounces: readonly Bounce[]
}

/** Reasons by the second number of a status: address, mailbox, and a domain that takes no mail. */
const OF_ADDRESS = /^5\.(?:[12]\.|4\.4$|0\.0$)/

/** Reads a delivery status notification; undefined for any other message, such as a person's reply. */
export function readDeliveryStatus(source: string): DeliveryStatus | undefined {
  const parts = listParts(source)
  const report = parts.find((part) => /^message\/(?:global-)?delivery-status$/.test(typeOf(part)))
  if (!report) return undefined
  // Groups of fields: the first is about the message, each other one about a recipient.
  const groups = report.body.split(/\n[ \t]*\n/).map((group) => readHeaders(group.replace(/^\n+/, '')))
  const original = parts.find((part) =>
    /^(?:message\/(?:rfc822|global)|text\/rfc822-headers|message\/global-headers)$/.test(typeOf(part)),
  )
  return {
    messageId: /<[^<>\s]+>/.exec(
      readHeaders(original?.body.split('\n\n')[0] ?? '').get('message-id') ?? '',
    )?.[0],
    bounces: groups.flatMap((fields) => {
      const addresses = ['original-recipient', 'final-recipient'].flatMap((name) =>
        addressOf(fields.get(name)),
      )
      const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0]
      if (addresses.length === 0 || status === undefined) return []
      const isFinal = fields.get('action')?.toLowerCase() === 'failed'
      return [
        {
          addresses: [...new Set(addresses)],
          status,
          replyCode: replyCodeOf(fields.get('diagnostic-code')),
          isFinal,
          isAddress: isFinal && OF_ADDRESS.test(status),
        },
      ]
    }),
  }
}

/** `rfc822; user@example.com`, with what is written as `+2B` there read (RFC 3461, 4). */
function addressOf(field: string | undefined): string[] {
  const text =
    field
      ?.replace(/^[\w-]+\s*;/, '')
      .trim()
      .replace(/^<(.*)>$/, '$1') ?? ''
  if (!text.includes('@')) return []
  return [
    text
      .replaceAll(/\+([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .toLowerCase(),
  ]
}

function replyCodeOf(field: string | undefined): number | undefined {
  const [, code] = /^smtp\s*;\s*(?:smtp;\s*)?([45]\d\d)\b/i.exec(field ?? '') ?? []
  return code === undefined ? undefined : Number(code)
}
