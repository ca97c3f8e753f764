import type { TokenScope } from '@proverka/api/contract'
import { Select } from '@proverka/ui/fields'
import { Button, CopyButton, LinkButton, Notice } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Loaded } from '../../../runtime/error/not-loaded.tsx'
import { askAgain, useApiToken } from './data.ts'
import { getSettingsApi } from './settings-api.ts'
import * as css from './settings.css.ts'
import { momentText } from './provenance.ts'
import { InlineError } from './inline-error.tsx'
import { useChange } from './use-change.ts'

const SCOPES = [
  { value: 'read', label: 'Только читать' },
  { value: 'order', label: 'Читать и заказывать' },
]
const TERMS = [
  { value: '30', label: '30 дней' },
  { value: '90', label: '90 дней' },
  { value: '365', label: 'Год' },
]

interface Made {
  readonly token: string
  readonly expires_at: string
}

type ApiKeyView = Exclude<ReturnType<typeof useApiToken>['data'], undefined>

/** The key of the person's programs: shown once, replaced or taken back at any time (SAFE-05). */
export function ApiKey() {
  return (
    <Loaded query={useApiToken()} small title="Сведения о ключе не пришли" lines={2}>
      {(known) => <KnownKey known={known} />}
    </Loaded>
  )
}

function KnownKey({ known: key }: { known: ApiKeyView }) {
  const [made, setMade] = useState<Made>()
  const [scope, setScope] = useState<TokenScope>('read')
  const [days, setDays] = useState('90')
  const make = useChange(async () => {
    setMade(await getSettingsApi().apiToken.renewApiToken({ query: { scope, days } }))
    await askAgain('apiToken')
  })
  const revoke = useChange(async () => {
    await getSettingsApi().apiToken.revokeApiToken()
    setMade(undefined)
    await askAgain('apiToken')
  })
  return (
    <>
      {made && <MadeKey {...made} />}
      {key && !made && (
        <p>
          Действует ключ <code className={css.code}>{key.token_hint}</code>, до {momentText(key.expires_at)}
        </p>
      )}
      <p className={css.quiet}>
        {key ? (
          <>
            {key.scope === 'read' ? 'Может читать' : 'Может читать и заказывать'}. Создан{' '}
            {momentText(key.created_at)},{' '}
            {key.last_used_at === null
              ? 'еще не использовали'
              : `последний вызов ${momentText(key.last_used_at)}`}
            . Смена почты, пароля или роли его отключает.
          </>
        ) : (
          'Ключа нет. С ним ваша программа заказывает проверки и читает отчеты без браузера.'
        )}
      </p>
      <div className={css.under}>
        <div className={css.choices}>
          <Select
            name="scope"
            label="Что можно"
            options={SCOPES}
            value={scope}
            onChange={(value) => setScope(value === 'order' ? 'order' : 'read')}
          />
          <Select name="days" label="Срок" options={TERMS} value={days} onChange={setDays} />
          <Button variant="secondary" loading={make.isBusy} onClick={() => void make.run()}>
            {key ? 'Заменить новым' : 'Создать ключ'}
          </Button>
        </div>
        {key && (
          <LinkButton aria-busy={revoke.isBusy || undefined} onClick={() => void revoke.run()}>
            Отозвать ключ
          </LinkButton>
        )}
      </div>
      {key && !made && (
        <p className={css.quiet}>Прежний ключ перестанет работать сразу, как только появится новый.</p>
      )}
      <InlineError error={make.error ?? revoke.error} />
    </>
  )
}

function MadeKey({ token, expires_at }: Made) {
  const command = `curl ${location.origin}/api/orders \\\n  -H "Authorization: Bearer ${token}"`
  return (
    <>
      <Notice tone="yellow" role="status" title="Скопируйте ключ сейчас">
        Уйдете со страницы — больше не покажем, только заменим новым. Работает до {momentText(expires_at)}.
      </Notice>
      <div className={css.key}>
        <p className={css.keyLine}>
          <code className={css.code}>{token}</code>
          <CopyButton text={token} variant="primary">
            Скопировать ключ
          </CopyButton>
        </p>
        <pre className={clsx(css.code, css.example)} role="region" aria-label="Пример запроса">
          {command}
        </pre>
      </div>
    </>
  )
}
