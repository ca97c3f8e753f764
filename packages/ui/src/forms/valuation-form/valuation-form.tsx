import { requiredRule } from '@proverka/domain'
import { isNumberText, numberInText } from '@proverka/domain/property'
import type { AddressSuggestion } from '@proverka/domain/property'
import { FLAT_LIMITS } from '@proverka/domain/checks'
import { AddressField } from '../../fields/address-field/address-field.tsx'
import { NumberField } from '../../fields/number-field/number-field.tsx'
import type { LoadSuggestions } from '../../fields/suggest/suggestion-loader.ts'
import type { AnsweredProps, DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { FormRow, FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { houseAddress, requiredText } from '../form-rules.ts'

/** What the estimate is made from. */
export interface ValuationValues {
  /** Of the house or the flat, or the cadastral number of the flat. */
  address: string
  /** Square metres; the register tells it of a number. */
  area?: number
  rooms?: number
  floor?: number
}

export interface ValuationFormProps extends FormProps<ValuationValues>, DraftedProps, AnsweredProps {
  /** What is known of the flat, as texts of the fields. */
  initial?: Partial<Record<'address' | 'area' | 'floor', string>>
  loadAddresses: LoadSuggestions<AddressSuggestion>
  /** «Оценить за 99 ₽». */
  submitText: string
}

const { area: AREA, rooms: ROOMS, floor: FLOOR } = FLAT_LIMITS

/** The flat whose market price is asked for, by its address or its number (PROD-09). */
export function ValuationForm(props: ValuationFormProps) {
  const { initial, loadAddresses, submitText, onSubmit, onEdit, loading, refusals, draft, ...frame } = props
  const form = useForm({
    initial: { address: '', area: '', rooms: '', floor: '', ...initial },
    fields: {
      address: { label: 'Адрес или кадастровый номер квартиры', rule: placeRule },
      area: { label: 'Площадь', rule: areaRule },
      rooms: { label: 'Комнат', rule: (value) => withinRule(value, ROOMS, 'Число комнат') },
      floor: { label: 'Этаж', rule: (value) => withinRule(value, FLOOR, 'Этаж') },
    },
    loading,
    refusals,
    draft,
    onEdit,
    onSubmit: ({ address, area, rooms, floor }) =>
      onSubmit({
        address: numberInText(address) ?? address.trim(),
        ...(area && { area: Number(area) }),
        ...(rooms && { rooms: Number(rooms) }),
        ...(floor && { floor: Number(floor) }),
      }),
  })
  const isByNumber = namesNumber(form.values.address)
  return (
    <FormShell form={form} label="Оценка квартиры" submitText={submitText} {...frame}>
      <AddressField
        {...form.field('address')}
        withNumbers
        placeholder="Город, улица, дом, квартира или 00:00:0000000:000"
        load={loadAddresses}
      />
      <NumberField
        {...form.field('area')}
        {...AREA}
        fraction={1}
        unit="м²"
        optional={isByNumber}
        hint={isByNumber ? 'Площадь и этаж по номеру скажет реестр' : undefined}
      />
      <FormRow>
        <NumberField {...form.field('rooms')} {...ROOMS} step={1} optional />
        <NumberField {...form.field('floor')} {...FLOOR} step={1} optional />
      </FormRow>
    </FormShell>
  )
}

/** Whether a number is meant, right or not, also with words around it. */
const namesNumber = (text: string): boolean => isNumberText(text) || numberInText(text) !== null

function placeRule(value: string): string | undefined {
  if (!namesNumber(value)) return requiredText(value) ?? houseAddress(value)
  return numberInText(value) !== null ? undefined : 'Некорректный кадастровый номер'
}

function areaRule(value: string, { address }: { address: string }): string | undefined {
  if (value === '' && namesNumber(address)) return undefined
  const missing = requiredRule(value)
  if (missing !== undefined) return missing
  const area = Number(value)
  // Also what is no number fails the first comparison.
  if (!(area >= AREA.min)) return `Площадь от ${AREA.min}\u00a0м²`
  return area > AREA.max ? `Площадь до ${AREA.max}\u00a0м²` : undefined
}

function withinRule(
  value: string,
  { min, max }: { min: number; max: number },
  what: string,
): string | undefined {
  if (value === '') return undefined
  const number = Number(value)
  if (!Number.isInteger(number)) return 'Нужно целое число'
  return number < min || number > max ? `${what} от ${min} до ${max}`.replace('-', '−') : undefined
}
