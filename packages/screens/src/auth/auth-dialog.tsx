import { AuthDialog } from '@proverka/ui/dialogs'
import { useState } from 'react'
import { useBrand } from '../app/brand-context.ts'
import type { DialogProps } from '../layout/dialog-loaders.ts'
import { useDialog } from '../layout/use-dialog.ts'
import { CONSENT_LINKS } from '../legal/legal-link.tsx'
import { notify } from '../app/notices.ts'
import { LOGIN_FAILED, logIn, register, resetPassword } from './data.ts'
import { ErrorLines } from './error-lines.tsx'

/** Login, registration and reset; closes after success (AUTH-01..26). */
export function Dialog({ request, close }: DialogProps<'auth'>) {
  const brand = useBrand()
  const dialog = useDialog(close)
  const [view, setView] = useState(request.form)
  const [registerError, setRegisterError] = useState<string>()
  const email = request.email ?? ''
  return (
    <AuthDialog
      {...dialog}
      view={view}
      onView={setView}
      logo={brand.logoShape}
      login={{
        initialEmail: email,
        onSubmit: async ({ username, password }) => {
          if (await logIn(username, password)) dialog.onClose()
          else notify('error', LOGIN_FAILED)
        },
      }}
      register={{
        consentLinks: CONSENT_LINKS,
        error: registerError && <ErrorLines text={registerError} />,
        onSubmit: async (values) => {
          const refusal = await register(values)
          setRegisterError(refusal)
          if (refusal === undefined) dialog.onClose()
        },
      }}
      reset={{
        initialEmail: email,
        onSubmit: async ({ username }) => {
          if (await resetPassword(username)) setView('login')
        },
      }}
      note="Купить отчет можно и без входа: кабинет появится сам после первого заказа."
    />
  )
}
