import { formatMoney, isId, REGION_NAMES } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import type { WatchKind } from '@proverka/domain/reports'
import { DateField, EmailField, RadioCards, Select, TextField } from '@proverka/ui/fields'
import { FormRow, FormShell, requiredText, useForm } from '@proverka/ui/forms'
import { Notice } from '@proverka/ui/primitives'
import { useNavigate } from 'react-router'
import { useRepeatKey } from '../../../runtime/data/use-repeat-key.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { useWatchChange, type WatchOffer } from './data.ts'
import { SeenAndUnseen } from './seen-and-unseen.tsx'
import { getWatchApi } from './watch-api.ts'
import {
  bodyOf,
  emailRule,
  innRule,
  isPerson,
  numberRule,
  ofKind,
  onGround,
  vinRule,
  when,
  type WatchValues,
} from './watch-values.ts'
import * as css from './watches.css.ts'
import { PERIOD_WORDS, termText } from './watch-words.ts'

/** What a link of another page has filled in. */
export interface WatchWanted {
  readonly kind?: WatchKind | undefined
  readonly number?: string | undefined
}

const REGIONS = REGION_NAMES.map((name) => ({ value: name, label: name }))
const PERIODS = (['week', 'day', 'month'] as const).map((value) => ({ value, label: PERIOD_WORDS[value] }))

const GROUNDS = [
  {
    value: 'consent',
    label: 'Согласие человека',
    hint: 'Пришлем ему ссылку на почту; следить начнем, когда он согласится',
  },
  {
    value: 'contract',
    label: 'Договор с ним',
    hint: 'Аренда, заем, работа: нужен номер и срок, следим до его конца',
  },
  { value: 'court', label: 'Суд или исполнение', hint: 'Вы взыскатель: нужен номер дела' },
]

/** What is watched, how often, how long, and of a person on what ground. */
export function WatchForm({ offer, wanted }: { offer: readonly WatchOffer[]; wanted: WatchWanted }) {
  const navigate = useNavigate()
  const key = useRepeatKey()
  const sold = offer.filter(({ is_sold }) => is_sold)
  const first = sold.find(({ kind }) => kind === wanted.kind) ?? sold[0]
  const start = useWatchChange(
    (values: WatchValues) =>
      getWatchApi().watches.startWatch({ body: bodyOf(values), idempotencyKey: key.of(values) }),
    ({ watch_id }) => {
      if (isId(watch_id)) return navigate(buildPath('user-watches-id', { id: watch_id }))
      return undefined
    },
  )
  const given = (kind: WatchKind) => (wanted.kind === kind ? (wanted.number ?? '') : '')
  const form = useForm<WatchValues>({
    initial: {
      kind: first?.kind ?? '',
      number: given('object'),
      inn: given('company'),
      vin: given('vehicle'),
      lastName: '',
      firstName: '',
      middleName: '',
      birthDate: '',
      region: '',
      period: 'week',
      months: '1',
      ground: 'consent',
      purpose: '',
      personEmail: '',
      groundNumber: '',
      until: '',
    },
    fields: {
      kind: { label: 'За чем следить' },
      number: { label: 'Кадастровый номер', rule: when(ofKind('object'), numberRule) },
      inn: { label: 'ИНН компании или предпринимателя', rule: when(ofKind('company'), innRule) },
      vin: { label: 'VIN', rule: when(ofKind('vehicle'), vinRule) },
      lastName: { label: 'Фамилия', rule: when(isPerson, requiredText) },
      firstName: { label: 'Имя', rule: when(isPerson, requiredText) },
      middleName: { label: 'Отчество' },
      birthDate: { label: 'Дата рождения', rule: when(isPerson, requiredText) },
      region: { label: 'Регион', rule: when(isPerson, requiredText) },
      period: { label: 'Как часто' },
      months: { label: 'Сколько' },
      ground: { label: 'На каком основании' },
      purpose: { label: 'Зачем', rule: when(isPerson, requiredText) },
      personEmail: { label: 'Почта этого человека', rule: when(onGround('consent'), emailRule) },
      groundNumber: {
        label: 'Номер договора или дела',
        rule: when(onGround('contract', 'court'), requiredText),
      },
      until: { label: 'Договор действует до', rule: when(onGround('contract'), requiredText) },
    },
    loading: start.isPending,
    onSubmit: (values) => start.mutate(values, { onSuccess: key.fulfilled }),
  })
  const { values } = form
  const kind = sold.find((one) => one.kind === values.kind)
  if (!kind) return <NothingSold />
  const price = kind.terms.find(({ months }) => String(months) === values.months)?.price ?? 0
  const asksConsent = onGround('consent')(values)
  const choose = (name: 'kind' | 'period' | 'months' | 'ground') => (value: string) => form.set(name, value)
  return (
    <FormShell
      form={form}
      label="Следить за изменениями"
      submitText={
        asksConsent ? `Попросить согласие, ${formatMoney(price)}` : `Следить за ${formatMoney(price)}`
      }
      error={start.error && <ErrorText error={start.error} />}
    >
      <RadioCards
        legend="За чем следить"
        name="kind"
        value={values.kind}
        options={offer.map((one) => ({
          value: one.kind,
          label: one.title,
          disabled: !one.is_sold,
          hint: one.is_sold ? fromText(one) : 'Источник не подключен',
        }))}
        onChange={choose('kind')}
        short
      />
      {values.kind === 'object' && <TextField {...form.field('number')} inputMode="numeric" maxLength={60} />}
      {values.kind === 'company' && <TextField {...form.field('inn')} inputMode="numeric" maxLength={12} />}
      {values.kind === 'vehicle' && <TextField {...form.field('vin')} maxLength={30} />}
      {values.kind === 'person' && (
        <>
          <FormRow>
            <TextField {...form.field('lastName')} maxLength={100} />
            <TextField {...form.field('firstName')} maxLength={100} />
          </FormRow>
          <FormRow>
            <TextField {...form.field('middleName')} optional maxLength={100} />
            <DateField {...form.field('birthDate')} />
          </FormRow>
          <Select {...form.field('region')} options={REGIONS} placeholder="Выберите регион" />
          <RadioCards
            legend="На каком основании"
            name="ground"
            value={values.ground}
            options={GROUNDS}
            onChange={choose('ground')}
            column
          />
          <TextField
            {...form.field('purpose')}
            maxLength={200}
            hint={asksConsent ? 'Человек увидит эти слова: «сдаю квартиру»' : 'Например, «аренда квартиры»'}
          />
          {asksConsent && <EmailField {...form.field('personEmail')} />}
          {!asksConsent && <TextField {...form.field('groundNumber')} maxLength={100} />}
          {values.ground === 'contract' && <DateField {...form.field('until')} />}
        </>
      )}
      <RadioCards
        legend="Как часто"
        name="period"
        value={values.period}
        options={PERIODS}
        onChange={choose('period')}
        short
      />
      <RadioCards
        legend="Сколько"
        name="months"
        value={values.months}
        options={kind.terms.map((term) => ({
          value: String(term.months),
          label: termText(term.months, term.price),
        }))}
        onChange={choose('months')}
        short
      />
      <SeenAndUnseen kind={kind} />
      <p className={css.quiet}>
        Деньги — с баланса. Само не продлевается, остановить можно в один щелчок из письма: за оставшиеся дни
        деньги вернутся.
        {values.kind === 'person' && asksConsent && ' Человек откажет или не ответит — вернем все.'}
      </p>
    </FormShell>
  )
}

const fromText = ({ terms }: WatchOffer): string => (terms[0] ? `${formatMoney(terms[0].price)} в месяц` : '')

function NothingSold() {
  return (
    <Notice title="Следить пока не за чем">
      Ни один источник, который отвечает сам и сразу, не подключен. Денег мы не возьмем.
    </Notice>
  )
}
