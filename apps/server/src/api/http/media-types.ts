import type { BodyType } from '@proverka/api/contract'

/** How each kind of body is called in `Content-Type`. */
export const MEDIA_TYPES: Readonly<Record<BodyType, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

/** Whether a `Content-Type` names the kind of body; parameters such as `charset` and `boundary` are no matter. */
export function isOfType(header: string | undefined, bodyType: BodyType): boolean {
  return header?.split(';')[0]?.trim().toLowerCase() === MEDIA_TYPES[bodyType]
}
