import { AuthDialog } from '@proverka/ui/dialogs'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useBrand } from '../../../runtime/brand/brand-context.ts'
import type { DialogProps } from '../../../runtime/dialogs/dialog-props.ts'
import { useDialog } from '../../../runtime/dialogs/use-dialog.ts'
import { CONSENT_LINKS } from '../../content/legal/legal-link.tsx'
import { notify } from '../../../runtime/notices/notify.ts'
import { store } from '../../../runtime/state/store.ts'
import { clearReturnUrl, storeReturnUrl, storedReturnUrl } from '../../../runtime/session/return-url.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { logIn, register, resetPassword } from './data.ts'
import { ErrorLines } from './error-lines.tsx'
import { MailedPasswordOver } from './mailed-password-over.tsx'
import { useSignInMethod } from './use-sign-in-method.tsx'

/** Login, registration and reset; closes after success (AUTH-01..26), and leads on to where the person was going. */
export function Dialog({ request, close }: DialogProps<'auth'>) {
  const brand = useBrand()
  const [path] = useState(() => request.way ?? storedReturnUrl())
  useEffect(() => {
    if (path !== undefined) storeReturnUrl(path)
  }, [path])
  const dialog = useDialog(() => {
    // A user who closes the panel without signing in no longer wants to go there.
    if (store.get(visitorAtom).kind !== 'user') clearReturnUrl()
    close()
  })
  const way = useSignInMethod(path, request.link)
  const [loginError, setLoginError] = useState<ReactNode>()
  const [view, setView] = useState(request.form)
  const [registerError, setRegisterError] = useState<string>()
  const email = request.email ?? ''
  return (
    <AuthDialog
      {...dialog}
      view={view}
      onView={setView}
      logo={brand.logoShape}
      brandName={brand.name}
      brandNote={brand.tagline}
      login={{
        initialEmail: email,
        error: loginError,
        onSubmit: async ({ username, password }) => {
          setLoginError(undefined)
          const outcome = await logIn(username, password, dialog.onClose)
          if (outcome.kind === 'refused') notify('error', outcome.text)
          if (outcome.kind === 'mailed')
            setLoginError(
              <MailedPasswordOver text={outcome.text} onReset={() => void resetPassword(username)} />,
            )
        },
      }}
      register={{
        consentLinks: CONSENT_LINKS,
        error: registerError && <ErrorLines text={registerError} />,
        onSubmit: async (values) => setRegisterError(await register(values, dialog.onClose)),
      }}
      reset={{
        initialEmail: email,
        onSubmit: async ({ username }) => {
          if (await resetPassword(username)) setView('login')
        },
      }}
      {...(way && { way })}
      note="Купить отчет можно и без входа: кабинет появится сам после первого заказа."
    />
  )
}
