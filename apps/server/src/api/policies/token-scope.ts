import { contract, isAct, permissionOf, type Endpoint, type TokenScope } from '@proverka/api/contract'

const { deals, files, orders, payers, payment, person, reports, risk, tariffs } = contract

/** What orders, pays and gives the data of an order: for a token that may order. */
const ORDERING: ReadonlySet<Endpoint> = new Set<Endpoint>([
  orders.createOrder,
  orders.createRegistrationOrder,
  orders.resumePayment,
  orders.correctOrderEmail,
  orders.sendOrderLink,
  orders.returnProduct,
  orders.createInvoice,
  payment.reportWidgetResult,
  reports.updateOrderItem,
  files.uploadAttachment,
  deals.createDeal,
  deals.addDealDocument,
  payers.addPayer,
  payers.updatePayer,
  payers.removePayer,
  tariffs.activateTariff,
  risk.addOwner,
  risk.updateOwner,
  risk.removeOwner,
  risk.addOwnerV2,
  risk.updateOwnerV2,
  risk.removeOwnerV2,
  risk.saveSurvey,
  risk.updateStatement,
  risk.finishReport,
  risk.addConclusion,
  risk.removeConclusion,
  risk.restartTask,
])

/** Lists that are asked for by POST. */
const READING: ReadonlySet<Endpoint> = new Set<Endpoint>([person.listSettings, risk.listTasks])

/**
 * The scope of an API token that a call needs (SAFE-05); undefined for what no program does: calls of the staff, and changes
 * to the account itself. What is open without a token needs none beyond reading.
 */
export function scopeFor(endpoint: Endpoint): TokenScope | undefined {
  if (permissionOf(endpoint)) return undefined
  if (ORDERING.has(endpoint)) return 'order'
  if (!isAct(endpoint) || endpoint.access === 'guest' || READING.has(endpoint)) return 'read'
  return undefined
}

/** Whether a token with a scope may make a call; one that may order may read. */
export function isInScope(scope: TokenScope, endpoint: Endpoint): boolean {
  const needed = scopeFor(endpoint)
  return needed === 'read' || (needed === 'order' && scope === 'order')
}
