import type { ClientOf } from '@proverka/api'
import { comparison } from '@proverka/api/calls'
import { connect } from './api.ts'

let client: ClientOf<{ comparison: typeof comparison }> | undefined

/** The client of comparisons: three pages ask for it, and none of the first ones. */
export const getComparisonApi = () => (client ??= connect({ comparison }))
