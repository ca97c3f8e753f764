/** Replies of a mail server from 500 on are final: trying again changes nothing (RFC 5321, 4.2.1). */
const PERMANENT_FROM = 500
const PERMANENT_TO = 599

/** An email that was refused for good; `isAddress`: because of its recipient. Names no address. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
  readonly replyCode: number
  readonly isAddress: boolean

  constructor(replyCode: number, isAddress: boolean) {
    super(`the mail server refused the email: ${replyCode}`)
    this.replyCode = replyCode
    this.isAddress = isAddress
  }
}

interface SmtpError {
  readonly code?: string
  readonly responseCode?: number
  readonly command?: string
}

/**
 * What the mail server said, without the addresses that its words repeat. A refused sign-in, sender or session is our
 * own fault and passes: only a refused recipient or text ends a delivery.
 */
export function mailErrorOf(error: unknown): Error {
  const { code = 'unknown', responseCode: reply, command } = error as SmtpError
  const isPermanent = reply !== undefined && reply >= PERMANENT_FROM && reply <= PERMANENT_TO
  const isAddress = command === 'RCPT TO'
  if (isPermanent && (isAddress || command === 'DATA')) return new MailRefusedError(reply, isAddress)
  return new Error(`the mail server did not take an email: ${code} ${reply ?? ''} ${command ?? ''}`.trim())
}
