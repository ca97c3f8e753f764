import { MINUTE_MS } from '@proverka/domain/timing'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { instantSchema } from './shared.ts'

/** Most bytes of a logo. */
export const LOGO_LIMIT = 512 * 1024
/** Limits of the cropped picture that the page sends; others are refused. Sides in pixels. */
export const LOGO_SIDES = { least: 32, most: 1500 } as const

/** A picture in the reports of its owner; sides are pixels. */
export const logoSchema = v.object({ width: v.number(), height: v.number(), created_at: instantSchema })

export const accountLogo = {
  /** PNG only: it is decoded once before it is stored, and carries no place or camera as a JPEG can. */
  setLogo: endpoint({
    id: 'OWN-logo-set',
    method: 'POST',
    path: '/account/logo',
    access: 'user',
    body: v.object({ file: v.file('Приложите файл') }),
    bodyType: 'multipart',
    bodyLimit: LOGO_LIMIT + 64 * 1024,
    reply: logoSchema,
    errors: ['access/denied', 'logo/refused', 'rate/limit'],
  }),
  downloadLogo: endpoint({
    id: 'OWN-logo',
    method: 'GET',
    path: '/account/logo',
    access: 'user',
    reply: 'blob',
    errors: ['logo/not-found'],
  }),
  /** An invented report as this person's are printed, with the logo if there is one. */
  downloadLogoSample: endpoint({
    id: 'OWN-logo-sample',
    method: 'GET',
    path: '/account/logo/sample',
    access: 'user',
    reply: 'blob',
    errors: ['access/denied', 'rate/limit'],
    timeoutMs: MINUTE_MS,
  }),
  removeLogo: endpoint({
    id: 'OWN-logo-gone',
    method: 'DELETE',
    path: '/account/logo',
    access: 'user',
    reply: v.object({ removed: v.literal(true) }),
    errors: ['logo/not-found'],
  }),
}
