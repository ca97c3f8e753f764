import { CURRENCY } from '@proverka/domain'
import type { ShowProviderWindow } from './provider-window.ts'

interface CardCharge {
  readonly publicId: string
  readonly amount: number
  readonly currency: string
  readonly invoiceId: string
  readonly description: string
}

interface CardListeners {
  readonly onSuccess: () => void
  readonly onFail: (reason: string) => void
}

interface CardWidget {
  pay(kind: 'charge', charge: CardCharge, listeners: CardListeners): void
}

declare global {
  interface Window {
    cp?: { readonly CloudPayments: new () => CardWidget }
  }
}

/** What the service says when the payer closes its window. */
const CLOSED = /cancel/i

/**
 * The window of the card payment service, which knows the site by its public key. The service has no call to close
 * it: after Back it stays above the page until the payer closes it.
 */
export const showCardWindow: ShowProviderWindow = ({ total, token, publicKey }) =>
  new Promise((resolve) => {
    if (!window.cp) throw new Error('Скрипт платежной службы не принес окна оплаты')
    const charge = {
      publicId: publicKey,
      amount: total,
      currency: CURRENCY,
      // The number under which the server reads the payment back.
      invoiceId: token,
      description: 'Оплата заказа',
    }
    new window.cp.CloudPayments().pay('charge', charge, {
      onSuccess: () => resolve('success'),
      onFail: (reason) => resolve(CLOSED.test(reason) ? 'closed' : 'error'),
    })
  })
