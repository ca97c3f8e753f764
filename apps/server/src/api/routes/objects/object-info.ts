import { type CadastralObject, normaliseObject, objectForQuery } from '@proverka/domain/property'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { FoundObject } from '../../../platform/db/queries/objects/demo-objects.ts'
import type { Call } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentFullObject, presentObject, presentRecord } from '../../../services/objects/present-object.ts'
import { presentSources } from '../../../services/objects/present-sources.ts'
import type { Documents } from '../../../adapters/registry/object-register.ts'
import { lookUpObject, type LookUp } from '../../../services/objects/look-up-object.ts'
import { describeInside } from '../../../services/objects/describe-inside.ts'
import { describeUnconfirmed } from '../../../services/objects/describe-unconfirmed.ts'
import { listPurchases } from '../../presenters/purchases.ts'
import { measureTurnaround } from '../../../services/orders/measure-turnaround.ts'
import { signInByLink } from '../../../services/accounts/sign-in-links.ts'

type Input = Parameters<Handlers['objects']['getObject']>[0]
type Present = (
  row: FoundObject,
  findDocuments: () => Promise<Documents | undefined>,
) => CadastralObject | Promise<CadastralObject>

/**
 * What is known about an object, and what the caller bought about it. An unknown key is answered as typed (AMB-57),
 * with what the register knows around it: nothing can be ordered for it. The `id` of an email signs a guest in
 * (AMB-84); a signed-in caller keeps the session, and the id is not used up.
 */
async function objectInfo(context: AppContext, { params, query }: Input, call: Call, present: Present) {
  if (params.id.trim() === '') throw appError('object/not-found')
  const { known, asked } = await lookUpObject(context, call, params.id)
  const found = known?.found
  // They are long: the full call and the comparison of what was bought share one reading.
  let documents: Promise<Documents | undefined> | undefined
  const findDocuments = async () => found && (documents ??= context.register.findDocuments(found.id))
  const answer = call.caller ? undefined : await signInByLink(context, query.id, call)
  const signedIn = answer?.kind === 'signed-in' ? answer : undefined
  const user = call.caller?.user ?? signedIn?.user
  const object = found ? await present(found, findDocuments) : normaliseObject(objectForQuery(params.id))
  const [inside, unconfirmed, products, averageTime] = await Promise.all([
    found && describeInside(context, found),
    found ? undefined : describeMissing(context, params.id, asked, call),
    user ? listPurchases(context, user.id, object.Number || object.Address, findDocuments) : [],
    measureTurnaround(context),
  ])
  return {
    data: {
      object,
      confirmed: found !== undefined,
      confirmed_by: (known?.origins ?? []).map(({ source, document, day }) => ({ source, document, day })),
      asked_at: context.clock.now().toISOString(),
      record: presentRecord(known?.record),
      ...inside,
      ...(known?.dossier && { sources: presentSources(known.dossier) }),
      ...unconfirmed,
      products,
      average_time: averageTime,
    },
    ...(signedIn && { jwt: signedIn.session }),
  }
}

/** What an unknown key is answered with. */
const describeMissing = async (context: AppContext, key: string, asked: LookUp['asked'], call: Call) => ({
  unconfirmed: await describeUnconfirmed(context, key, asked),
  search: await searchAllowance(context, call),
})

/** When the searches of the caller work again, and how many there are in a day. */
async function searchAllowance({ rateLimits, limits }: AppContext, { caller }: Call) {
  // A guest beyond his searches goes on with a proof.
  const end = caller && (await rateLimits.endOfLimit('search-user', caller.user.id))
  return {
    retry_at: end?.toISOString() ?? null,
    per_day: caller ? limits.searchesPerDayUser : limits.searchesPerDayGuest,
    per_day_signed_in: limits.searchesPerDayUser,
  }
}

/** At once, from the list of objects. */
export const getObject =
  (context: AppContext): Handlers['objects']['getObject'] =>
  (input, call) =>
    objectInfo(context, input, call, presentObject)

/** With what only the documents of the register say. */
export const getObjectFull =
  (context: AppContext): Handlers['objects']['getObjectFull'] =>
  (input, call) =>
    objectInfo(context, input, call, async (row, findDocuments) =>
      presentFullObject(row, (await findDocuments())?.extract),
    )
