import { PROPERTY_CHECK_TYPES, type PropertyCheckType } from '@proverka/domain/checks'

/** Whether a question asks for a document of the register about an object. */
export const isPropertyCheck = (kind: string): kind is PropertyCheckType =>
  PROPERTY_CHECK_TYPES.some((type) => type === kind)
