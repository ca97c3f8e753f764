import { contract } from '@proverka/api/contract'
import { until } from '@proverka/test-support/until'
import { CLEAN, riskItem } from './risk-order.ts'
import type { TestServer, Visitor } from './test-server.ts'

const { risk } = contract

/** A customer with a finished risk report. */
export async function riskCustomer(server: TestServer, version?: string, owners?: readonly object[]) {
  const visitor = server.visit()
  return { visitor, ...(await riskItem(visitor, version, owners)) }
}

export async function reportOf(visitor: Visitor, id: string, headers: Record<string, string> = {}) {
  return (await visitor.call(risk.getRiskReport, { params: { id }, headers })).data
}

/** The report when none of its questions is open. */
export const answered = (visitor: Visitor, id: string) =>
  until('the answers', async () => {
    const report = await reportOf(visitor, id)
    const tasks = [...report.tasks, ...report.owners.flatMap((owner) => owner.tasks)]
    const isOpen = tasks.some(({ status }) => status === 'new' || status === 'running')
    return isOpen || report.status !== 'finished' ? undefined : report
  })

export const addTo = (visitor: Visitor, id: string, orderId: string, owner: object = CLEAN) =>
  visitor.call(risk.addOwnerV2, {
    body: { order_item_id: id, order_id: orderId, owner: owner as typeof CLEAN },
  })
