import { normalisePhone } from '../../fields/phone/phone.ts'
import { isClient, Role } from '../roles/roles.ts'
import { withoutSignInToken } from '../../site/routes/links.ts'

/** Campaign tag of a registration with role 12 (AUTH-16). */
export const RISK_CAMPAIGN = 'risk50'

/** The body of POST /login (AUTH-06). */
export function loginPayload(
  email: string,
  password: string,
): { readonly username: string; readonly password: string } {
  return { username: email.trim().toLowerCase(), password }
}

/** What the register form knows; the privacy tick is no part of it (AUTH-18). */
export interface RegistrationForm {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly role: number
}

/** The body of POST /register (AUTH-17); `registartion_url` is the specification's spelling. */
export interface RegistrationPayload {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly person_role: number
  readonly registartion_url: string
  readonly partner_id?: string
  readonly utm_campaign?: string
}

/**
 * Body and `campaign` query of a registration. Role 12 registers as a client under the campaign risk50, which replaces
 * another (AUTH-16, AMB-62). `href` is the address of the page; a sign-in token in it is not sent on.
 */
export function registrationRequest(
  form: RegistrationForm,
  context: {
    readonly href: string
    readonly partnerId?: string | undefined
    readonly campaign?: string | undefined
  },
): { readonly payload: RegistrationPayload; readonly campaign: string | undefined } {
  const campaign = form.role === Role.Manager ? RISK_CAMPAIGN : context.campaign
  const payload: RegistrationPayload = {
    name: form.name.trim(),
    email: form.email.trim().toLowerCase(),
    phone: normalisePhone(form.phone) ?? form.phone,
    password: form.password,
    person_role: isClient(form.role) ? Role.Client : form.role,
    registartion_url: withoutSignInToken(context.href),
    ...(context.partnerId && { partner_id: context.partnerId }),
    ...(campaign && { utm_campaign: campaign }),
  }
  return { payload, campaign: campaign || undefined }
}
