import { BUILDING_NUMBER } from '../setup/extract-files.ts'
import { FLAT, itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { register, whoIs } from '../setup/registration.ts'
import type { TestServer, Visitor } from '../setup/test-server.ts'
import type { Caller } from './row.ts'
import { knowObjects } from '../setup/known-objects.ts'

/** The callers of the access matrix and the things of the owner that they reach for. */
export interface World {
  readonly server: TestServer
  readonly callers: Readonly<Record<Caller, Visitor>>
  readonly order: string
  readonly unpaidOrder: string
  readonly paymentToken: string
  readonly report: string
  /** On the same person. */
  readonly otherReport: string
  readonly property: string
  readonly otherProperty: string
  /** A thing for each caller where a call can be made once only. */
  readonly ownersOf: Readonly<Record<Caller, string>>
  readonly tasksOf: Readonly<Record<Caller, string>>
}

export async function createWorld(server: TestServer): Promise<World> {
  const callers: Record<Caller, Visitor> = {
    guest: server.visit(),
    stranger: server.visit(),
    owner: server.visit(),
    partner: server.visit(),
    admin: server.visit(),
  }
  await register(callers.stranger)
  await callers.partner.signIn('partner@example.com')
  await callers.admin.signIn('admin@example.com')
  await knowObjects(server, [BUILDING_NUMBER])
  const { order } = await orderAsGuest(callers.owner, [
    { product: 'PersonCheck', key: 'Ладогин', metadata: LADOGIN },
    { product: 'RiskAssessmentOwner' },
    { product: 'RiskAssessmentOwner' },
    { product: 'EgrnObject', key: BUILDING_NUMBER },
    { product: 'BailiffCheck', key: 'Ладогин', metadata: LADOGIN },
    { product: 'EgrnRightList', key: FLAT },
  ])
  await payInWidget(callers.owner, order)
  const [
    person = '',
    firstOwner = '',
    secondOwner = '',
    property = '',
    otherReport = '',
    otherProperty = '',
  ] = order.order_items.map(({ order_item_id }) => order_item_id)
  for (const id of [firstOwner, secondOwner]) await itemIn(callers.owner, id, 'actionrequired')
  for (const id of [property, otherReport, otherProperty]) await itemIn(callers.owner, id, 'done')
  const { report } = await itemIn(callers.owner, person, 'done')
  const open = report?.tasks.filter(({ answer }) => answer.kind === 'not-checked') ?? []
  const unpaid = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
  const first = open[0]?.task_id ?? ''
  return {
    server,
    callers,
    order: order.id,
    unpaidOrder: unpaid.order.id,
    paymentToken: unpaid.order.payment_data?.confirmation.confirmation_token ?? '',
    report: person,
    otherReport,
    property,
    otherProperty,
    ownersOf: { ...sameFor(firstOwner), admin: secondOwner },
    tasksOf: { ...sameFor(first), admin: open[1]?.task_id ?? '' },
  }
}

export const userIdOf = async (visitor: Visitor): Promise<string> => (await whoIs(visitor)).person?.id ?? ''

function sameFor(id: string): Record<Caller, string> {
  return { guest: id, stranger: id, owner: id, partner: id, admin: id }
}
