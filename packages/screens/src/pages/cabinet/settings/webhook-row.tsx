import { counted } from '@proverka/domain'
import { TextField } from '@proverka/ui/fields'
import { FormShell, requiredText, useForm } from '@proverka/ui/forms'
import { CopyButton, LinkButton, Notice } from '@proverka/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { ignoreNotFound } from '../../../runtime/error/ignore-not-found.ts'
import { Loaded } from '../../../runtime/error/not-loaded.tsx'
import { getWatchApi } from '../watches/watch-api.ts'
import { useWebhook, webhookKey } from './data.ts'
import { InlineError } from './inline-error.tsx'
import { momentText } from './provenance.ts'
import * as css from './settings.css.ts'
import { useChange } from './use-change.ts'

type Webhook = Exclude<ReturnType<typeof useWebhook>['data'], undefined>

/** Where the client's program is called with each change; its secret is shown once (Standard Webhooks). */
export function WebhookRow() {
  return (
    <Loaded query={useWebhook()} small title="Сведения о вызовах не пришли" lines={2}>
      {(known) => <KnownWebhook known={known} />}
    </Loaded>
  )
}

function KnownWebhook({ known }: { known: Webhook }) {
  const client = useQueryClient()
  const [secret, setSecret] = useState<string>()
  const askAgain = () => client.invalidateQueries({ queryKey: webhookKey })
  const save = useChange(async (url: string) => {
    const made = await getWatchApi().watches.saveWebhook({ body: { url } })
    setSecret(made.secret)
    await askAgain()
  })
  const remove = useChange(async () => {
    await ignoreNotFound(getWatchApi().watches.removeWebhook(), 'webhook/not-found')
    setSecret(undefined)
    await askAgain()
  })
  const form = useForm<{ url: string }>({
    initial: { url: known?.url ?? '' },
    fields: {
      url: {
        label: 'Адрес вызова',
        rule: (url) =>
          requiredText(url) ??
          (URL.canParse(url.trim()) ? undefined : 'Укажите адрес целиком: https://example.ru/changes'),
      },
    },
    loading: save.isBusy,
    onSubmit: ({ url }) => void save.run(url.trim()),
  })
  return (
    <>
      {secret && (
        <Notice tone="yellow" role="status" title="Скопируйте секрет сейчас">
          <p className={css.keyLine}>
            <code className={css.code}>{secret}</code>
            <CopyButton text={secret} variant="primary">
              Скопировать секрет
            </CopyButton>
          </p>
          Им подписан каждый вызов. Больше не покажем: новый адрес получит новый секрет.
        </Notice>
      )}
      <p className={css.quiet}>
        {known ? stateText(known) : 'Адреса нет: об изменениях пишем только на почту.'}
      </p>
      {known?.failing_since && (
        <Notice tone="orange" small>
          Программа не принимает вызовы с {momentText(known.failing_since)}
          {known.last_failure && `: ${known.last_failure}`}.
          {known.waiting > 0 && ` Повторим ${counted(known.waiting, 'вызов', 'вызова', 'вызовов')}.`}
          {known.given_up > 0 &&
            ` Не доставили ${counted(known.given_up, 'вызов', 'вызова', 'вызовов')}: изменения есть на страницах и в API.`}
        </Notice>
      )}
      <FormShell
        form={form}
        label="Адрес вызовов"
        submitText={known ? 'Заменить адрес и секрет' : 'Задать адрес'}
        submitSize="m"
        error={save.error !== undefined && <ErrorText error={save.error} />}
      >
        <TextField
          {...form.field('url')}
          maxLength={500}
          hint="https://, виден из интернета. Вызовем при каждом изменении того, за чем следите"
        />
      </FormShell>
      {known && (
        <p className={css.under}>
          <LinkButton aria-busy={remove.isBusy || undefined} onClick={() => void remove.run()}>
            Убрать адрес
          </LinkButton>
        </p>
      )}
      <InlineError error={remove.error} />
    </>
  )
}

const stateText = ({ created_at, last_delivered_at }: NonNullable<Webhook>): string =>
  last_delivered_at === null
    ? `Адрес задан ${momentText(created_at)}, вызовов еще не было.`
    : `Последний вызов принят ${momentText(last_delivered_at)}.`
