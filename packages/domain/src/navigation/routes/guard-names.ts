/** The registered guards: the eleven of the specification and `physcheckProDisabled` (GUARD-01, AMB-03). */
export const GUARD_NAMES = [
  'auth',
  'notAuth',
  'physcheck',
  'physcheckDisabled',
  'physcheckPro',
  'physcheckProDisabled',
  'physcheckRu',
  'physcheckRuDisabled',
  'realtyCloud',
  'realtyCloudDisabled',
  'redirectMiddleware',
  'redirectToIndex',
] as const

/** A name of a registered guard (AMB-03). */
export type GuardName = (typeof GUARD_NAMES)[number]
