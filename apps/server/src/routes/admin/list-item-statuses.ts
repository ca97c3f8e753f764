import { ITEM_STATUSES } from '@proverka/domain/orders'
import type { Handlers } from '../../http/handlers.ts'

export const listItemStatuses = (): Handlers['admin']['listItemStatuses'] => async () => [...ITEM_STATUSES]
