import { ApiError } from '@proverka/api'
import {
  LOGIN_FAILED_TEXT,
  registrationErrorText,
  UNKNOWN_ERROR_TEXT,
  type ErrorCode,
} from '@proverka/domain/errors'
import { loginPayload, registrationRequest } from '@proverka/domain/accounts'
import { buildPath, matchRoute, routeAfterSignIn } from '@proverka/domain/navigation'
import type { RegisterValues } from '@proverka/ui/forms'
import { getApi } from '../../../runtime/data/api.ts'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { navigateTo } from '../../../runtime/navigation/navigation.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import { refreshQueries } from '../../../runtime/data/query-client.ts'
import { sites } from '../../../runtime/brand/sites.ts'
import { clearReturnUrl, storedReturnUrl } from '../../../runtime/session/return-url.ts'
import { signIn } from '../../../runtime/session/session.ts'
import { loadSettings } from '../../../runtime/session/load-settings.ts'
import { verifySession } from '../../../runtime/session/verify-session.ts'
import { partnerOfVisit } from '../../../runtime/tracking/link-of-visit.ts'
import { recordEvent } from '../../../runtime/tracking/record-event.ts'
import { campaignValue } from '../../../runtime/tracking/remember-visit.ts'

/** Refusals of a mailed password that was used or is old. */
const MAILED_OVER: ReadonlySet<ErrorCode> = new Set([
  'auth/mailed-password-used',
  'auth/mailed-password-expired',
])
const REGISTERED = 'Вы успешно зарегистрированы'
const RESET_DONE = 'На ваш E-mail отправлено письмо с новым паролем.'

/** How a login ended. `mailed`: the password is one of an email that was used or is old, with the words of that. */
export type LoginOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'mailed'; readonly text: string }

/** Closes the form that was sent; a form of a page has nothing to close. */
type Close = () => void

/**
 * Signs in. A refusal and no answer show the same text (AUTH-07, AMB-72), except for an expired password from an email,
 * which is named. A user who signs in with an emailed password is then asked to set one (SEC-03).
 */
export async function logIn(email: string, password: string, close: Close): Promise<LoginOutcome> {
  let session
  try {
    session = await getApi().auth.login({ body: loginPayload(email, password) })
  } catch (error) {
    console.error('Вход не удался', error)
    const isMailed = error instanceof ApiError && error.code !== undefined && MAILED_OVER.has(error.code)
    return isMailed ? { kind: 'mailed', text: error.message } : { kind: 'refused', text: LOGIN_FAILED_TEXT }
  }
  signIn(session)
  loadSettings()
  close()
  await afterSignIn()
  if (session.needs_password) openDialog({ kind: 'set-password', after: 'mailed-password' })
  return { kind: 'signed-in' }
}

/**
 * Registers: consents first (LAW-01). Gives the message of a refusal, which may hold the hint of AUTH-19. After it, in this
 * order: the notice, the session, the event, the end of the dialog, the prices of the person (AUTH-38).
 */
export async function register(values: RegisterValues, close?: Close): Promise<string | undefined> {
  const { payload, campaign } = registrationRequest(
    { ...values, role: values.person_role },
    {
      href: location.href,
      partnerId: partnerOfVisit()?.partner_id,
      campaign: campaignValue('utm_campaign'),
    },
  )
  recordEvent('registration', { role: values.person_role })
  const api = getApi()
  let session
  try {
    const { consent_id } = await api.auth.saveConsents({
      body: {
        email: payload.email,
        kinds: ['offer', 'personal-data', ...(values.marketing ? (['marketing'] as const) : [])],
        page: location.origin + location.pathname,
      },
    })
    session = await api.auth.register({
      body: { ...payload },
      query: { ...(campaign && { campaign }) },
      consentId: consent_id,
    })
  } catch (error) {
    console.error('Регистрация не удалась', error)
    return error instanceof ApiError ? registrationErrorText(error.wireText, error.code) : UNKNOWN_ERROR_TEXT
  }
  const signedUp = session
  await inTurn(
    () => {
      notify('info', REGISTERED)
      notify('info', `Откройте ссылку из письма на ${payload.email}: она подтвердит, что почта ваша`)
      // Before the next paint: a user who reads the notice and leaves stays signed in.
      signIn(signedUp)
    },
    () => recordEvent('registration_success', { role: values.person_role, email: payload.email }),
    () => close?.(),
  )
  await afterSignIn()
  return undefined
}

/** What one step shows or sends is there before the next (AUTH-38). */
async function inTurn(...steps: readonly (() => void)[]): Promise<void> {
  for (const step of steps) {
    step()
    await painted()
  }
}

/** Waits two frames; the timeout is for a hidden page, which draws none. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    setTimeout(resolve, 100)
  })

/** Asks for a new password; a failure is only logged (AUTH-25, AUTH-26). True when the email will be sent. */
export async function resetPassword(email: string): Promise<boolean> {
  try {
    const { reset } = await getApi().auth.resetPassword({ body: { username: email } })
    if (reset === 'ok') notify('success', RESET_DONE)
    return reset === 'ok'
  } catch (error) {
    console.error('Сброс пароля не удался', error)
    return false
  }
}

/**
 * Reloads prices and purchases, which are now the user's own. Goes to the stored return URL (TRUE-11); without one home
 * and registration lead to the orders on the main host.
 */
async function afterSignIn(): Promise<void> {
  refreshQueries()
  const way = storedReturnUrl()
  clearReturnUrl()
  const page = matchRoute(location.pathname)?.route.name ?? ''
  const target = routeAfterSignIn(page, sites.current())
  if (way !== undefined) navigateTo(way)
  else if (target) navigateTo(buildPath(target))
  try {
    await verifySession()
  } catch (error) {
    console.error('Баланс не пришел', error)
  }
}
