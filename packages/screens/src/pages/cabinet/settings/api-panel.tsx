import type { AccountView } from '@proverka/api/contract'
import { Panel, RecordList, RecordRow } from '@proverka/ui/frame'
import { Link } from '@proverka/ui/primitives'
import { ApiKey } from './api-key.tsx'
import { LogoRow } from './logo-row.tsx'
import * as css from './settings.css.ts'
import { WebhookRow } from './webhook-row.tsx'

/** What reports carry and what programs may do. */
export function ApiPanel({ account }: { account: AccountView }) {
  return (
    <Panel id="reports" title="Отчеты и API" padded>
      {account.ai_report && (
        <RecordList>
          <RecordRow
            label="Экспертный отчет"
            value="Открыт"
            note="Его включает служба поддержки: в меню проверок есть экспертная проверка человека."
          />
        </RecordList>
      )}
      {account.logo && (
        <RecordList>
          <LogoRow picture={account.logo.picture} />
        </RecordList>
      )}
      <h3 className={css.title}>Ключ API</h3>
      <ApiKey />
      <h3 className={css.title}>Вызовы об изменениях</h3>
      <WebhookRow />
      <p className={css.under}>
        <Link href="/api-docs/">Описание API</Link>
      </p>
    </Panel>
  )
}
