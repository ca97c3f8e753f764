import type { SiteFacts } from '@proverka/api/contract'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import { loadSiteFacts } from '../../../runtime/brand/site-facts.ts'
import { store } from '../../../runtime/state/store.ts'
import type { PlacedOrder } from '../checkout/place-order.ts'
import { pushDialogHistoryEntry } from './dialog-history-entry.ts'
import { showCardWindow } from './provider/card-window.ts'
import { loadScript } from './provider/load-script.ts'
import { showMoneyWindow } from './provider/money-window.ts'
import { pendingPaymentAtom } from './state.ts'
import type { WidgetResult } from './state.ts'

const WINDOWS = { money: showMoneyWindow, card: showCardWindow } as const

/**
 * Has an order paid in the window of the site's provider and says how that ended (PAY-01, PAY-08, PAY-09). The test
 * provider's window is our own and loads nothing. Back closes the window and keeps the page.
 */
export async function askPayment(order: PlacedOrder): Promise<WidgetResult> {
  const { payment } = await loadSiteFacts()
  const closing = new AbortController()
  const release = await pushDialogHistoryEntry(() => closing.abort())
  try {
    return await ask(order, payment, closing.signal)
  } finally {
    await release()
  }
}

async function ask(
  order: PlacedOrder,
  payment: SiteFacts['payment'],
  closing: AbortSignal,
): Promise<WidgetResult> {
  if (payment.provider === 'test') return askInDialog(order, 'payment', closing)
  try {
    return await askInWindow(order, payment, WINDOWS[payment.provider], closing)
  } catch (error) {
    console.error('Окно оплаты не открылось', error)
    if (payment.pageUrl) return askInDialog(order, 'payment-page', closing)
    notify('error', 'Окно оплаты не загрузилось. Проверьте связь и попробуйте еще раз')
    return 'error'
  }
}

async function askInWindow(
  order: PlacedOrder,
  { scriptUrl, publicKey }: SiteFacts['payment'],
  show: (typeof WINDOWS)['money'],
  closing: AbortSignal,
): Promise<WidgetResult> {
  if (!scriptUrl) throw new Error('У платежной службы нет окна')
  await loadScript(scriptUrl, publicKey)
  const token = order.confirmationToken ?? ''
  return show({ orderId: order.id, total: order.total, token, publicKey, closing })
}

function askInDialog(
  order: PlacedOrder,
  kind: 'payment' | 'payment-page',
  closing: AbortSignal,
): Promise<WidgetResult> {
  return new Promise((resolve) => {
    const settle = (result: WidgetResult) => {
      store.set(pendingPaymentAtom, undefined)
      resolve(result)
    }
    closing.addEventListener('abort', () => settle('closed'))
    store.set(pendingPaymentAtom, {
      orderId: order.id,
      total: order.total,
      token: order.confirmationToken ?? '',
      title: order.title,
      settle,
    })
    openDialog({ kind })
  })
}
