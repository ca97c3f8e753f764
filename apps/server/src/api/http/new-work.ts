import { contract, type Endpoint } from '@proverka/api/contract'

const { adverts, advertsData, auth, deals, events, files, objects, orders, passports, suggest } = contract

/**
 * Calls that begin something: a server above its limit refuses them first. All others continue existing work:
 * payments and their notifications, orders, reports, and access to them.
 */
const BEGINNINGS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  ...Object.values(suggest),
  ...Object.values(objects),
  ...Object.values(adverts),
  ...Object.values(advertsData),
  auth.register,
  deals.createDeal,
  events.estimatePrice,
  events.listComparables,
  files.uploadAttachment,
  orders.createOrder,
  orders.createRegistrationOrder,
  passports.checkPassport,
  contract.wholesale.checkList,
])

export const isNewWork = (endpoint: Endpoint): boolean => BEGINNINGS.has(endpoint)
