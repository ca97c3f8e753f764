import { RegisterForm } from '@proverka/ui/forms'
import { Container, Panel } from '@proverka/ui/frame'
import { LinkButton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useState } from 'react'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { CONSENT_LINKS } from '../../content/legal/legal-link.tsx'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'
import { ErrorLines } from './error-lines.tsx'
import * as css from './registration.css.ts'

/** Registration as a separate page. */
export function Component() {
  const [error, setError] = useState<string>()
  return (
    <Container className={css.page}>
      <GreyBackground />
      <PageHead
        title="Регистрация"
        description="Личный кабинет: все заказы и отчеты в одном месте, оплата с баланса, повтор проверки в один клик."
      />
      <h1 className={clsx(text.h1, css.title)}>Регистрация</h1>
      <Panel padded>
        <div className={css.form}>
          <RegisterForm
            consentLinks={CONSENT_LINKS}
            draft={draftPlace('registration')}
            error={error && <ErrorLines text={error} />}
            onSubmit={async (values) => {
              const { register } = await import('./data.ts')
              setError(await register(values))
            }}
            after={
              <p>
                Уже есть кабинет?{' '}
                <LinkButton onClick={() => openDialog({ kind: 'auth', form: 'login' })}>Вход</LinkButton>
              </p>
            }
          />
        </div>
      </Panel>
    </Container>
  )
}
