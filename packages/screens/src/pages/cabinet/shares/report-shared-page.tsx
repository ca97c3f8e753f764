import { formatDateTime } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import type { GenuineReport } from '@proverka/report-proof'
import { Container } from '@proverka/ui/frame'
import { Button, Link, Notice, Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { InlineError } from '../settings/inline-error.tsx'
import { useChange } from '../settings/use-change.ts'
import { useTokenOfEmail } from '../../../runtime/navigation/use-token-of-email.ts'
import { CopyView } from './copy-view.tsx'
import { findCopy, getSharesApi } from './shares-data.ts'
import * as css from './shares.css.ts'

interface Shown {
  readonly endsAt: string
  /** Undefined when its signature is not ours. */
  readonly copy: GenuineReport | undefined
}

/**
 * A report that its buyer shows (TRUST-07, TRUST-08): without what is hidden, verified in this browser. The token is in the
 * fragment after `#`, so that it appears in no request URL and no log.
 */
export function Component() {
  const [shown, setShown] = useState<Shown>()
  const token = useTokenOfEmail(() => setShown(undefined))
  const { error, isBusy, run } = useChange(async (sent: string) => {
    const reply = await getSharesApi().openShare({ body: { token: sent } })
    setShown({ endsAt: reply.ends_at, copy: await findCopy(reply.token) })
  })
  useEffect(() => {
    if (token) void run(token)
    // `run` is new on each render; the link decides.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token])
  return (
    <>
      <GreyBackground />
      <PageHead title="Отчет по ссылке" noindex />
      <Container className={css.page}>
        {shown?.copy ? (
          <>
            <p className={css.band}>
              Отчет показал вам тот, кто его купил. Открыто до {formatDateTime(shown.endsAt)}
            </p>
            <div className={clsx(css.columns, css.reading)}>
              <div className={css.sheet}>
                <CopyView copy={shown.copy} />
              </div>
              <Receiver />
            </div>
          </>
        ) : (
          <>
            <h1 className={text.h1}>Отчет по ссылке</h1>
            {token === '' ? (
              <p>Ссылка не полная: откройте ее из сообщения целиком.</p>
            ) : shown ? (
              <Notice tone="red" role="alert">
                Подпись отчета не сошлась, поэтому мы его не показываем. Обновите страницу; если это
                повторится, напишите в поддержку.
              </Notice>
            ) : error === undefined ? (
              <Skeleton lines={12} shape="rows" label="Открываем отчет и проверяем подпись" />
            ) : (
              <>
                <InlineError error={error} />
                <div>
                  <Button variant="secondary" loading={isBusy} onClick={() => void run(token ?? '')}>
                    Повторить
                  </Button>
                </div>
              </>
            )}
          </>
        )}
      </Container>
    </>
  )
}

/** What a receiver should know of such a page. */
function Receiver() {
  return (
    <aside className={css.side} aria-label="О показанном отчете">
      <h2 className={text.h3}>Нужен ответ целиком?</h2>
      <p>
        Закажите такой же отчет на сегодня: он откроет все разделы, кроме имен, которые закрыл сам реестр.
      </p>
      <Button href={buildPath('index')}>Заказать свой отчет</Button>
      <p className={css.quiet}>
        <b>Файла здесь нет.</b> PDF скачивает только владелец отчета.
      </p>
      <p className={css.quiet}>
        Владелец увидит, что ссылку открыли, время и браузер. Вашего имени и адреса он не увидит.
      </p>
      <p className={css.quiet}>
        Подпись проверил ваш браузер. <Link href={buildPath('verify')}>Как проверить самому</Link>
      </p>
    </aside>
  )
}
