import { toRoubles } from '@proverka/domain'
import { codeOfError, messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { ChangeTable, KeyHint, Panel, SumParts } from '@proverka/ui/console'
import { kopecksOf, MoneyField, Select, TextField } from '@proverka/ui/fields'
import { Button, Notice } from '@proverka/ui/primitives'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../data/api.ts'
import { CloseButton } from '../../parts/close-button.tsx'
import { submitOnCtrlEnter } from '../../parts/screen-keys.ts'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { useMay } from '../../session/own-staff.ts'
import {
  previewQuery,
  pricesQuery,
  type PriceChange,
  type PriceRow,
  type ProductRow,
  type TariffRow,
} from './catalogue-queries.ts'
import { priceLabel } from './catalogue-words.ts'
import { whenText } from '../../parts/moment.ts'
import { rubles } from '../../parts/rubles.ts'
import { AffectedPrices } from './affected-prices.tsx'
import { PriceHistory } from './price-history.tsx'
import * as css from './catalogue-screen.css.ts'

interface PricePanelProps {
  product: ProductRow
  tariffs: readonly TariffRow[]
  onClose: () => void
}

/** The prices of one product: another one is assigned after its effects were shown, a former one comes back the same way. */
export function PricePanel({ product, tariffs, onClose }: PricePanelProps) {
  const may = useMay()
  const prices = useQuery(pricesQuery(product.product_id))
  const panel = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<Draft>({ id: undefined, price: '', reason: '' })
  useEffect(() => {
    // Whoever opened it by a key goes on typing.
    if (prices.data) panel.current?.querySelector('input')?.focus()
  }, [prices.data, product.product_id])
  const enabled = prices.data?.filter((row) => row.enabled) ?? []
  const chosen =
    enabled.find(({ price_component_id }) => price_component_id === draft.id) ??
    enabled.find((row) => row.is_base_product_component)
  const isBundle = product.parts.length > 0
  const undo = (change: PriceChange) => {
    const row =
      enabled.find(({ price_component_id }) => price_component_id === change.price_component_id) ??
      enabled.find((one) => one.is_base_product_component && change.price_component_type.name === 'Base')
    if (!row || change.before === null) return
    setDraft({
      id: row.price_component_id,
      price: String(change.before),
      reason: `Возврат цены до ${whenText(change.at)}`,
    })
    panel.current?.querySelector('input')?.focus()
  }
  return (
    <div
      ref={panel}
      className={css.column}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      role="presentation"
    >
      <Panel title={product.product_name_ru} isAct aside={<CloseButton onClose={onClose} />}>
        {prices.error && (
          <RetryNotice message={messageOfError(prices.error)} onRetry={() => void prices.refetch()} />
        )}
        {isBundle && <p className={css.note}>Набор стоит столько, сколько его части: меняйте цены частей.</p>}
        {!isBundle && prices.data && !chosen && <p className={css.note}>Товар не продается: цены нет.</p>}
        {!isBundle && chosen && may('catalogue.write') && (
          <PriceForm
            key={chosen.price_component_id}
            chosen={chosen}
            prices={enabled}
            tariffs={tariffs}
            draft={draft}
            onDraft={setDraft}
          />
        )}
        {!isBundle && chosen && !may('catalogue.write') && <p>{rubles(chosen.price)}</p>}
      </Panel>
      <Panel title="История товара">
        <PriceHistory
          productId={product.product_id}
          current={chosen}
          onUndo={prices.data && may('catalogue.write') && !isBundle ? undo : undefined}
        />
      </Panel>
    </div>
  )
}

interface Draft {
  /** Of the price; undefined is the base one. */
  readonly id: string | undefined
  /** Roubles as typed. */
  readonly price: string
  readonly reason: string
}

interface PriceFormProps {
  chosen: PriceRow
  prices: readonly PriceRow[]
  tariffs: readonly TariffRow[]
  draft: Draft
  onDraft: (draft: Draft) => void
}

function PriceForm({ chosen, prices, tariffs, draft, onDraft }: PriceFormProps) {
  const queries = useQueryClient()
  const kopecks = kopecksOf(draft.price)
  const wanted = kopecks === null || toRoubles(kopecks) === chosen.price ? undefined : toRoubles(kopecks)
  const preview = useQuery(previewQuery(chosen.price_component_id, wanted))
  // Effects of exactly what would be assigned.
  const shown = preview.data?.after === wanted && !preview.isPlaceholderData ? preview.data : undefined
  // What was before the press, when another one came first.
  const [seen, setSeen] = useState<number>()
  const save = useMutation({
    mutationFn: async () => {
      if (!shown) throw new Error('nothing was previewed')
      return api.priceComponents.updatePriceComponent({
        body: {
          price_component_id: chosen.price_component_id,
          price: shown.after,
          enabled: true,
          version: shown.version,
          reason: draft.reason,
        },
      })
    },
    onSuccess: ({ price }) => {
      notify('success', `Назначено: ${rubles(price)}`)
      onDraft({ id: draft.id, price: '', reason: '' })
      setSeen(undefined)
    },
    onError: (error) => {
      if (codeOfError(error) === 'record/changed') setSeen(shown?.before)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
  })
  const submit = () => {
    if (shown && !save.isPending) save.mutate()
  }
  return (
    <div className={css.fields} role="presentation" onKeyDown={(event) => submitOnCtrlEnter(event, submit)}>
      <SumParts
        parts={
          wanted === undefined
            ? [{ amount: rubles(chosen.price), label: 'сейчас' }]
            : [
                { amount: rubles(chosen.price), label: 'сейчас' },
                { sign: '=', amount: rubles(wanted), label: 'станет', isOpen: true },
              ]
        }
      />
      {prices.length > 1 && (
        <Select
          name="price-kind"
          label="Какая цена"
          value={chosen.price_component_id}
          onChange={(id) => onDraft({ ...draft, id })}
          options={prices.map((row) => ({ value: row.price_component_id, label: priceLabel(row, tariffs) }))}
        />
      )}
      <MoneyField
        name="price"
        label="Новая цена"
        value={draft.price}
        onChange={(price) => onDraft({ ...draft, price })}
      />
      <TextField
        name="reason"
        label="Зачем"
        optional
        maxLength={200}
        value={draft.reason}
        onChange={(reason) => onDraft({ ...draft, reason })}
      />
      {preview.error && (
        <Notice tone="red" small role="alert">
          {messageOfError(preview.error)}
        </Notice>
      )}
      {shown && <AffectedPrices preview={shown} />}
      {save.error && (
        <Notice tone="red" small role="alert">
          {messageOfError(save.error)}
        </Notice>
      )}
      {seen !== undefined && shown && shown.before !== seen && (
        <ChangeTable
          caption="Изменил другой сотрудник"
          changes={[
            { what: 'Цена, которую вы видели', before: rubles(seen), after: rubles(shown.before) },
            { what: 'Ваша цена', before: rubles(shown.before), after: rubles(shown.after) },
          ]}
        />
      )}
      <div className={css.actions}>
        <Button
          size="xs"
          disabled={!shown}
          loading={save.isPending}
          aria-keyshortcuts="Control+Enter"
          onClick={submit}
        >
          {wanted === undefined ? 'Назначить' : `Назначить ${rubles(wanted)}`}{' '}
          <KeyHint keys={['Ctrl', '↵']} />
        </Button>
        <span className={css.note}>Прежнее значение вернет история товара.</span>
      </div>
    </div>
  )
}
