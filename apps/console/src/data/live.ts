import type { Query } from '@tanstack/react-query'

/** Asked again this often without the stream of changes, ms. */
const AGAIN_MS = 30_000

/** For queries of what colleagues and buyers change: asked again when the stream says so, and at times. */
export const LIVE = { refetchInterval: AGAIN_MS, meta: { isLive: true } } as const

export const isLive = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.['isLive'] === true
