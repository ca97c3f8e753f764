import { productQueries, objectQueries } from '@proverka/api/queries'
import {
  isObjectInfoComplete,
  mergeObject,
  normaliseCadastralNumber,
  normaliseObject,
  objectForQuery,
} from '@proverka/domain'
import type { CadastralObject } from '@proverka/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getApi } from '../app/api.ts'
import { signIn } from '../session/session.ts'
import { statusOfError } from '../error/status-of-error.ts'

/** What the page knows about an object, from first to full information. */
export interface ObjectInfo {
  readonly object: CadastralObject
  readonly purchases: readonly Purchase[]
  /** Minutes per product name. */
  readonly averageTime: Readonly<Record<string, number>>
  readonly isLoading: boolean
  /** Details are still on their way (OBJ-10..13). */
  readonly isInfoLoading: boolean
  /** The register does not know the key: the page works with what was typed (AMB-57). */
  readonly isUnknown: boolean
  readonly error: Error | null
  readonly retry: () => void
}

export interface Purchase {
  readonly order_item_id: string
  readonly product_name: string
  readonly status: string
  readonly created_date: string
  readonly metadata: Readonly<Record<string, unknown>>
  /** `is_checked`: the statement was compared with the register of today. */
  readonly data?: { readonly difference: { readonly is_checked: boolean } } | undefined
}

const NOT_FOUND = 404

/** Loads an object by its key: base information first, the full one over it when something is missing. */
export function useObjectInfo(key: string, linkId?: string): ObjectInfo {
  const api = getApi()
  const base = useQuery(objectQueries.base(api, key, linkId))
  const isUnknown = statusOfError(base.error) === NOT_FOUND
  const typed = objectForQuery(key)
  const baseObject = normaliseObject({ ...EMPTY_OBJECT, ...typed, ...base.data?.data.object })
  const needsFull = base.data !== undefined && !isObjectInfoComplete(baseObject)
  const full = useQuery({ ...objectQueries.full(api, key), enabled: needsFull })
  const jwt = base.data?.jwt

  useEffect(() => {
    if (jwt) signIn(jwt)
  }, [jwt])

  return {
    object: full.data ? mergeObject(baseObject, full.data.data.object) : baseObject,
    purchases: full.data?.data.products ?? base.data?.data.products ?? [],
    averageTime: base.data?.data.average_time ?? {},
    isLoading: base.isPending,
    isInfoLoading: needsFull && full.isPending,
    isUnknown,
    error: isUnknown ? null : base.error,
    retry: () => void base.refetch(),
  }
}

/** The price list for an object; an address object has no number to name (AMB-56). */
export function useProducts(object: Pick<CadastralObject, 'Number'>) {
  const number = normaliseCadastralNumber(object.Number)
  return useQuery(productQueries.list(getApi(), number ? { kadastrNumber: number } : {}))
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
