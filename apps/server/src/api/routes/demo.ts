import { DEMO_OBJECT_INFO } from '@proverka/api/contract'
import type { Handlers } from '../http/handlers.ts'

/** The sample that browsers carry in their bundle, for those who have none. */
export const getDemoObject: Handlers['demo']['getDemoObject'] = async () => DEMO_OBJECT_INFO
