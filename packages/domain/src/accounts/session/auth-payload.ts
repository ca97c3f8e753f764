import { ruleError } from '../../errors/rule-error.ts'
import { normalisePhone } from '../../fields/phone/phone.ts'
import { requireText } from '../../input/require-text.ts'
import { isClient, isRole, Role } from '../roles/roles.ts'
import { withoutSignInToken } from '../../navigation/routes/links.ts'

/** Campaign tag of a registration with role 12 (AUTH-16). */
export const RISK_CAMPAIGN = 'risk50'

/** The body of POST /login (AUTH-06). Here and below a value that is no text is `AppError` 'input/invalid'. */
export function loginPayload(
  email: string,
  password: string,
): { readonly username: string; readonly password: string } {
  return { ...resetPayload(email), password: requireText(password, 'password') }
}

/** The body of PUT /reset (AUTH-23). */
export function resetPayload(email: string): { readonly username: string } {
  return { username: loginName(email) }
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
 * another (AUTH-16, AMB-62); an unknown role is refused. `href` is the address of the page; a sign-in token in it is
 * removed.
 */
export function registrationRequest(
  form: RegistrationForm,
  context: {
    readonly href: string
    readonly partnerId?: string | undefined
    readonly campaign?: string | undefined
  },
): { readonly payload: RegistrationPayload; readonly campaign: string | undefined } {
  if (!isRole(form?.role)) throw ruleError('input/invalid', 'role')
  const phone = requireText(form.phone, 'phone')
  const href = withoutSignInToken(requireText(context?.href, 'href'))
  const campaign = form.role === Role.Manager ? RISK_CAMPAIGN : context.campaign
  const payload: RegistrationPayload = {
    name: requireText(form.name, 'name').trim(),
    email: loginName(form.email),
    phone: normalisePhone(phone) ?? phone,
    password: requireText(form.password, 'password'),
    person_role: isClient(form.role) ? Role.Client : form.role,
    registartion_url: href,
    ...(context.partnerId && { partner_id: context.partnerId }),
    ...(campaign && { utm_campaign: campaign }),
  }
  return { payload, campaign: campaign || undefined }
}

/** E-mails name people in one spelling only. */
function loginName(email: unknown): string {
  return requireText(email, 'email').trim().toLowerCase()
}
