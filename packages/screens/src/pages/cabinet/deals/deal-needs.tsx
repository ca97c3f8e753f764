import { formatDate } from '@proverka/domain'
import { DateField, TextField } from '@proverka/ui/fields'
import { FormShell, requiredText, useForm } from '@proverka/ui/forms'
import { CopyButton } from '@proverka/ui/primitives'
import { getApi } from '../../../runtime/data/api.ts'
import { useRepeatKey } from '../../../runtime/data/use-repeat-key.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { useDealChange } from './data.ts'
import type { Deal } from './data.ts'
import * as css from './deals.css.ts'

type Need = Deal['needs'][number]

/** What is missing, who brings it and by when; the list can be sent to that person. */
export function DealNeeds({ deal }: { deal: Deal }) {
  const missing = deal.needs.filter(({ document_id }) => document_id === null)
  return (
    <section aria-labelledby="deal-needs">
      <h2 id="deal-needs" className={css.asideTitle}>
        Чего не хватает
      </h2>
      <ul>
        {missing.map((need) => (
          <li key={need.need_id} className={css.asideRow}>
            <b className={css.rowTitle}>{need.title}</b>
            <span className={css.quiet}>
              {need.bearer}
              {need.due_on && <>, до {formatDate(need.due_on)}</>}
            </span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <div className={css.copy}>
          <CopyButton text={listText(deal, missing)} fullWidth>
            Скопировать список
          </CopyButton>
          <p className={css.quiet}>
            Отправьте его тому, кто несет документы: в списке только эти строки, без отчетов и имен.
          </p>
        </div>
      )}
      <NeedForm dealId={deal.deal_id} />
    </section>
  )
}

function NeedForm({ dealId }: { dealId: string }) {
  const key = useRepeatKey()
  const add = useDealChange((body: { title: string; bearer: string; due_on: string }) =>
    getApi().deals.addDealNeed({ params: { id: dealId }, body, idempotencyKey: key.of(body) }),
  )
  const form = useForm({
    initial: { title: '', bearer: 'Продавец', due_on: '' },
    fields: {
      title: { label: 'Чего не хватает', rule: requiredText },
      bearer: { label: 'Кто принесет', rule: requiredText },
      due_on: {
        label: 'До какого дня',
        rule: (day) => (day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day) ? undefined : 'Укажите дату целиком'),
      },
    },
    loading: add.isPending,
    onSubmit: (values) =>
      add.mutate(values, {
        onSuccess: () => {
          key.fulfilled()
          form.set('title', '')
          form.set('due_on', '')
        },
      }),
  })
  return (
    <FormShell
      form={form}
      label="Недостающий документ"
      submitText="Добавить в список"
      submitSize="m"
      error={add.error && <ErrorText error={add.error} />}
    >
      <TextField {...form.field('title')} maxLength={200} />
      <TextField {...form.field('bearer')} maxLength={100} />
      <DateField {...form.field('due_on')} optional />
    </FormShell>
  )
}

/** «Принесет продавец, до 28.11.2026» */
export const needText = ({ bearer, due_on }: Need): string =>
  [`Принесет ${bearer.toLowerCase()}`, due_on && `до ${formatDate(due_on)}`].filter(Boolean).join(', ')

/** The list as a message: lines of what is missing, nothing else of the folder. */
function listText(deal: Deal, missing: readonly Need[]): string {
  const lines = missing.map((need, index) => `${index + 1}. ${need.title}. ${needText(need)}`)
  const day = deal.closes_on ? ` (сделка ${formatDate(deal.closes_on)})` : ''
  return [`Документы для сделки${day}, объект ${deal.object_key}:`, ...lines].join('\n')
}
