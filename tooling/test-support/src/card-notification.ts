import { createHmac } from 'node:crypto'
import { CARD_SITE } from './cloudpayments-server.ts'

/** A notification as the service signs it: a form, with the MAC of its encoded body and of its decoded one. */
export function cardNotification(fields: Readonly<Record<string, string>>): {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
} {
  const body = new URLSearchParams(fields).toString()
  const macOf = (text: string) =>
    createHmac('sha256', CARD_SITE.apiSecret).update(text, 'utf8').digest('base64')
  const decoded = decodeURIComponent(body.replaceAll('+', ' '))
  return {
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-hmac': macOf(body),
      'x-content-hmac': macOf(decoded),
    },
  }
}
