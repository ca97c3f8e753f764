import { counted, formatDateTime, pluralWord } from '@proverka/domain'
import { Select } from '@proverka/ui/fields'
import { Button, CopyButton, LinkButton } from '@proverka/ui/primitives'
import { useState } from 'react'
import { getApi } from '../../../runtime/data/api.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { ignoreNotFound } from '../../../runtime/error/ignore-not-found.ts'
import { useDealChange } from './data.ts'
import type { Deal } from './data.ts'
import * as css from './deals.css.ts'

const DAYS = ['3', '7', '14', '30'] as const

/**
 * Links for people without an account who upload documents: whose, until when, how often opened, and how to revoke
 * them.
 */
export function DealLinks({ deal }: { deal: Deal }) {
  const bearers = [
    ...new Set(deal.needs.filter(({ document_id }) => document_id === null).map(({ bearer }) => bearer)),
  ]
  const [chosen, setChosen] = useState<string>()
  const [days, setDays] = useState<string>('7')
  const bearer = bearers.find((name) => name === chosen) ?? bearers[0]
  const create = useDealChange((body: { bearer: string; days: number }) =>
    getApi().deals.createDealLink({ params: { id: deal.deal_id }, body }),
  )
  if (bearers.length === 0 && deal.links.length === 0) return null
  return (
    <section aria-labelledby="deal-links">
      <h2 id="deal-links" className={css.asideTitle}>
        Ссылка на список
      </h2>
      <p className={css.quiet}>
        По ссылке видны только строки этого человека и кнопка «Загрузить». Ни объекта, ни имен, ни отчетов.
      </p>
      {deal.links.map((link) => (
        <LinkOfDeal key={link.link_id} link={link} />
      ))}
      {bearer !== undefined && (
        <div className={css.linkRow}>
          <Select
            label="Кто несет документы"
            name="link-bearer"
            value={bearer}
            options={bearers.map((name) => ({ value: name, label: name }))}
            onChange={setChosen}
          />
          <Select
            label="Сколько работает"
            name="link-days"
            value={days}
            options={DAYS.map((count) => ({
              value: count,
              label: counted(Number(count), 'день', 'дня', 'дней'),
            }))}
            onChange={setDays}
          />
          <Button
            variant="secondary"
            loading={create.isPending}
            onClick={() => create.mutate({ bearer, days: Number(days) })}
          >
            Создать ссылку
          </Button>
          {create.error && (
            <p role="alert">
              <ErrorText error={create.error} />
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function LinkOfDeal({ link }: { link: Deal['links'][number] }) {
  const withdraw = useDealChange(() =>
    ignoreNotFound(getApi().deals.withdrawDealLink({ params: { id: link.link_id } }), 'deal/not-found'),
  )
  const address = location.origin + link.path
  return (
    <div className={css.linkRow}>
      <b className={css.rowTitle}>{link.bearer}</b>
      <span className={css.linkAddress}>{address}</span>
      <CopyButton text={address} fullWidth>
        Скопировать ссылку
      </CopyButton>
      <p className={css.linkFoot}>
        <span className={css.quiet}>
          Работает до {formatDateTime(link.expires_at)}, открыли {link.opened}&nbsp;
          {pluralWord(link.opened, 'раз', 'раза', 'раз')}
        </span>
        <LinkButton
          aria-label={`Отозвать ссылку: ${link.bearer}`}
          aria-busy={withdraw.isPending || undefined}
          onClick={() => withdraw.mutate(undefined)}
        >
          Отозвать
        </LinkButton>
      </p>
      {withdraw.error && (
        <p role="alert">
          <ErrorText error={withdraw.error} />
        </p>
      )}
    </div>
  )
}
