import { BY_HAND } from '../../adapters/sources/by-hand.ts'

/** The status of an item that tells where a channel is with it (AMB-42): Kadnet is the contractor, SPV the register itself. */
export const supplierFieldOf = (channel: string): 'kadnet_status' | 'spv_status' =>
  channel === BY_HAND ? 'spv_status' : 'kadnet_status'
