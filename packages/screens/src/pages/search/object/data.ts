import type { objectInfoReply } from '@proverka/api/contract'
import { productQueries, objectQueries } from '@proverka/api/queries'
import {
  DEMO_OBJECT_KEY,
  isObjectInfoComplete,
  mergeObject,
  normaliseObject,
  objectForQuery,
} from '@proverka/domain/property'
import type { CadastralObject, Purchase } from '@proverka/domain/property'
import { productsQuery } from '@proverka/domain/orders'
import type { ProductsQuery } from '@proverka/domain/orders'
import { useHydrated } from '@proverka/page-engine/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { InferOutput } from 'valibot'
import { getApi } from '../../../runtime/data/api.ts'
import type { Api } from '../../../runtime/data/api.ts'
import { refreshQueries } from '../../../runtime/data/query-client.ts'
import { useShownLoading } from '../../../runtime/data/use-shown-loading.ts'
import { couponOf } from '../../purchase/checkout/coupon.ts'
import { cartAtom } from '../../purchase/checkout/state.ts'
import { notifyError } from '../../../runtime/error/notify-error.ts'
import { signIn } from '../../../runtime/session/session.ts'
import { isTokenUnaskedAtom, visitorAtom } from '../../../runtime/session/state.ts'
import { partnerOfVisit } from '../../../runtime/tracking/link-of-visit.ts'
import { store } from '../../../runtime/state/store.ts'
import { campaignValue } from '../../../runtime/tracking/remember-visit.ts'

/** What the page knows about an object, from first to full information. */
export interface ObjectInfo {
  readonly object: CadastralObject
  readonly purchases: readonly Purchase[]
  /** Minutes per product name. */
  readonly averageTime: Readonly<Record<string, number>>
  readonly isLoading: boolean
  /** Details are still on their way (OBJ-10..13). */
  readonly isInfoLoading: boolean
  /** The register holds the object: only then anything is offered. Undefined while it is being asked. */
  readonly isConfirmed: boolean | undefined
  /** What the register answered, with its time; undefined before. */
  readonly answer: ObjectAnswer | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** The answer of the object call. */
export type ObjectAnswer = InferOutput<typeof objectInfoReply>

/**
 * Loads an object by its key: base information first, the full one over it when something is missing. With `isAsked`
 * false the register is left alone: the search that led here did not reach it.
 */
export function useObjectInfo(key: string, linkId?: string, isAsked = true): ObjectInfo {
  const api = getApi()
  const base = useShownLoading(useQuery({ ...objectQueries.base(api, key, linkId), enabled: isAsked }))
  const isConfirmed = base.data?.data.confirmed
  const baseObject = objectOf(key, base.data)
  const needsFull = isConfirmed === true && !isObjectInfoComplete(baseObject)
  const full = useQuery({ ...objectQueries.full(api, key), enabled: needsFull })
  const isOwn = useAtomValue(visitorAtom).kind === 'user' && isConfirmed === true && key !== DEMO_OBJECT_KEY
  const own = useQuery({ ...objectQueries.purchases(api, key), enabled: isOwn })
  const jwt = base.data?.jwt

  useEffect(() => {
    if (!jwt) return
    signIn(jwt)
    // As after every sign-in: prices and purchases are the person's own, and the balance is asked for (OBJ-18).
    refreshQueries()
    void import('../../../runtime/session/verify-session.ts').then(({ verifySession }) => verifySession())
  }, [jwt])

  const failure = full.error
  useEffect(() => {
    if (failure) notifyError(failure)
  }, [failure])

  return {
    object: full.data ? mergeObject(baseObject, full.data.data.object) : baseObject,
    purchases: (isOwn ? own.data : undefined) ?? full.data?.data.products ?? base.data?.data.products ?? [],
    averageTime: base.data?.data.average_time ?? {},
    isLoading: isAsked && base.isPending,
    isInfoLoading: needsFull && full.isPending,
    isConfirmed,
    answer: base.data?.data,
    error: base.error,
    retry: () => void base.refetch(),
  }
}

/** The data of an object before any answer about it. */
export function unknownObject(key: string) {
  return {
    object: objectOf(key, undefined),
    purchases: [],
    averageTime: {},
    isLoading: true,
    isInfoLoading: false,
    isConfirmed: undefined,
    answer: undefined,
    error: null,
  } satisfies Partial<ObjectInfo>
}

/**
 * The price list for an object; an address object has no number to name (AMB-56). Not asked for before the register has
 * confirmed the object.
 */
export function useProducts(object: Pick<CadastralObject, 'Number'>, isConfirmed: boolean | undefined) {
  // The server drew the page for everybody, without the code of one visitor's link.
  const isHydrated = useHydrated()
  const code = couponOf(useAtomValue(cartAtom))
  const coupon = isHydrated ? code : ''
  // Prices depend on who asks; those of everybody, with which the server drew the page, show until that is known (NAV-17).
  const isKnown = useAtomValue(visitorAtom).kind !== 'unknown'
  const isTokenUnasked = useAtomValue(isTokenUnaskedAtom)
  const api = getApi()
  const list = productsOf(api, object, isHydrated ? { ...originOfVisit(), coupon } : {})
  // The prices of before stay until those with the code are there: a form around them keeps what is typed.
  return useQuery({
    ...(list ?? productQueries.list(api)),
    enabled: list !== null && isConfirmed === true && isKnown && !isTokenUnasked,
    placeholderData: keepPreviousData,
  })
}

/** Campaign, partner and code that led to this visit: prices may be theirs (TRACK-02, TRACK-05, CALL-001). */
export function originOfVisit(): Pick<ProductsQuery, 'campaign' | 'partnerID' | 'coupon'> {
  return {
    campaign: campaignValue('utm_campaign'),
    partnerID: partnerOfVisit()?.partner_id,
    coupon: couponOf(store.get(cartAtom)),
  }
}

/** The object of a key as far as its first answer knows it. */
export function objectOf(key: string, base: { readonly data: ObjectAnswer } | undefined): CadastralObject {
  return normaliseObject({ ...EMPTY_OBJECT, ...objectForQuery(key), ...base?.data.object })
}

/** The query of the prices for an object; null for a number that is none: nothing is asked (OBJ-23). */
export function productsOf(
  api: Api,
  object: Pick<CadastralObject, 'Number'>,
  wanted: Omit<ProductsQuery, 'kadastrNumber'> = {},
) {
  const query = productsQuery({ ...wanted, kadastrNumber: object.Number })
  return query && productQueries.list(api, query)
}

const EMPTY_OBJECT: CadastralObject = {
  Number: '',
  Address: '',
  Area: '',
  AreaOKC: '',
  Level: '',
  ObjectType: '',
  TypeOKC: '',
  Status: '',
}
