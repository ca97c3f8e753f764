import type { Page } from '@playwright/test'

interface ApiReply {
  readonly status: number
  readonly data: unknown
}

/** A call of the API by the user signed in on the page; returns its status and data. */
export function callAs(
  page: Page,
  method: 'DELETE' | 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiReply> {
  return page.evaluate(
    async ([verb, url, json, further]) => {
      const token = /(?:^|; )jwt=([^;]*)/.exec(document.cookie)?.[1]
      const answer = await fetch(`/api${url}`, {
        method: verb,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...further,
        },
        body: json,
      })
      const { data } = (await answer.json()) as { data: unknown }
      return { status: answer.status, data }
    },
    [method, path, body ? JSON.stringify(body) : null, headers] as const,
  )
}

interface PlacedOrder {
  readonly id: string
  readonly payment_data: { readonly confirmation: { readonly confirmation_token: string } } | null
}

/** Puts money on the balance of the signed-in user, paid through the test provider. */
export async function topUp(page: Page, roubles: number): Promise<void> {
  const order = await callAs(page, 'POST', '/order', {
    order_items: [],
    metadata: { orderType: 'custom', amount: roubles },
  })
  await payByApi(page, order.data as PlacedOrder)
}

/** Pays an order as the window of the test provider does, and has the server look at the payment. */
export async function payByApi(page: Page, { id, payment_data }: PlacedOrder): Promise<void> {
  const token = payment_data?.confirmation.confirmation_token ?? ''
  await callAs(page, 'POST', `/test_payment/${token}`, { decision: 'pay' })
  await callAs(page, 'POST', '/payment/widget_result', { order_id: id, result: 'success' })
}
