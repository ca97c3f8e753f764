import type { AccountView } from '@proverka/api/contract'
import { SMS_NOTICES } from '@proverka/domain/accounts'
import { Checkbox } from '@proverka/ui/fields'
import { Panel } from '@proverka/ui/frame'
import { Table } from '@proverka/ui/primitives'
import type { Column } from '@proverka/ui/primitives'
import { visuallyHidden } from '@proverka/ui/theme'
import { Loaded } from '../../../runtime/error/not-loaded.tsx'
import { changeSmsNotice } from './change-sms-notice.ts'
import { readAccount, useConsents } from './data.ts'
import { giveMarketing } from './give-marketing.ts'
import * as css from './settings.css.ts'
import { InlineError } from './inline-error.tsx'
import { useChange } from './use-change.ts'

interface Topic {
  readonly key: string
  readonly title: string
  readonly message: { readonly checked: boolean; readonly change?: (on: boolean) => void }
  readonly sms?: { readonly checked: boolean; readonly change: (on: boolean) => void }
}

const isOn = (settings: AccountView['settings'], key: string): boolean =>
  settings.some((setting) => setting.key === key && setting.enabled && setting.value === 'on')

/** About what the service writes, by email and by message; a tick works at once. */
export function NoticesPanel({ account }: { account: AccountView }) {
  const { settings } = account
  const consents = useConsents()
  const change = useChange(changeSmsNotice, ({ key, on }) => isOn(readAccount()?.settings ?? [], key) === on)
  const marketing = useChange(giveMarketing)
  const isProven = account.phone_verified_at !== null
  const hasMarketing = (consents.data ?? []).some(
    ({ kind, withdrawn_at }) => kind === 'marketing' && withdrawn_at === null,
  )
  const sms = (key: string) => ({
    checked: isProven && isOn(settings, key),
    change: (on: boolean) => void change.run({ settings, key, on }),
  })
  const topics: Topic[] = [
    { key: 'done', title: 'Отчет готов', message: { checked: true }, sms: sms(SMS_NOTICES.done) },
    {
      key: 'data',
      title: 'Нужны ваши данные',
      message: { checked: true },
      sms: sms(SMS_NOTICES.dataNeeded),
    },
    {
      key: 'marketing',
      title: 'Новости раз в месяц',
      message: { checked: hasMarketing, change: (on) => void marketing.run(on) },
    },
  ]
  const columns: Column<Topic>[] = [
    { key: 'title', title: 'О чем', cell: ({ title }) => title },
    {
      key: 'email',
      title: 'Письмо',
      cell: ({ key, title, message }) => (
        <Checkbox
          name={`email-${key}`}
          label={<span className={visuallyHidden}>{title}, письмом</span>}
          checked={message.checked}
          disabled={!message.change || marketing.isBusy}
          onChange={(on) => message.change?.(on)}
        />
      ),
    },
    {
      key: 'sms',
      title: 'СМС',
      cell: ({ key, title, sms: message }) =>
        message && (
          <Checkbox
            name={`sms-${key}`}
            label={<span className={visuallyHidden}>{title}, по СМС</span>}
            checked={message.checked}
            disabled={!isProven || change.isBusy}
            onChange={message.change}
          />
        ),
    },
  ]
  return (
    <Panel id="notices" title="Уведомления" note="Меняются сразу" padded>
      <Loaded small title="Уведомления не пришли" query={consents} lines={4}>
        {() => (
          <>
            <Table caption="Уведомления" columns={columns} rows={topics} rowKey={({ key }) => key} />
            <InlineError error={change.error ?? marketing.error} />
            <p className={css.remark}>
              {hasMarketing && account.email_proven_at === null && (
                <>Новости начнем присылать, когда подтвердите почту. </>
              )}
              {!isProven && <>СМС заработают, когда подтвердите телефон. </>}
              Письма о заказах приходят всегда: в них отчеты и чеки. О деньгах и безопасности — тоже.
            </p>
          </>
        )}
      </Loaded>
    </Panel>
  )
}
