import { maxLength, normaliseEmail, required } from '@proverka/domain'
import { Textarea } from '../../fields/textarea/textarea.tsx'
import { EmailField } from '../../fields/text-field/text-field.tsx'
import { StarRating } from '../../primitives/rating/star-rating.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredEmail } from '../form-rules.ts'

export interface ReviewValues {
  /** One to five. */
  rating: number
  text?: string
  /** Of a guest, for the answer; a signed-in person has one already. */
  email?: string
}

export interface ReviewFormProps extends FormProps<ReviewValues> {
  /** What is rated: «Оцените отчет». */
  label?: string
  /** Asks for the address of a guest. */
  withEmail?: boolean
}

const TEXT_LIMIT = 4000

/** Stars and, if there is something to say, words. */
export function ReviewForm(props: ReviewFormProps) {
  const { label = 'Ваша оценка', withEmail = false, onSubmit, loading, refusals, ...frame } = props
  const form = useForm({
    initial: { rating: '', text: '', email: '' },
    fields: {
      rating: { label, rule: (value) => (required(value) === undefined ? undefined : 'Поставьте оценку') },
      text: { label: 'Что понравилось и что нет', rule: (value) => maxLength(TEXT_LIMIT)(value.trim()) },
      email: { label: 'Электронная почта', rule: (value) => (withEmail ? requiredEmail(value) : undefined) },
    },
    loading,
    refusals,
    onSubmit: ({ rating, text, email }) =>
      onSubmit({
        rating: Number(rating),
        ...(text.trim() && { text: text.trim() }),
        ...(withEmail && { email: normaliseEmail(email) ?? email }),
      }),
  })
  const rating = form.field('rating')
  return (
    <FormShell form={form} label="Отзыв" submitText="Отправить отзыв" submitSize="m" {...frame}>
      <StarRating
        label={rating.label}
        name={rating.name}
        value={rating.value === '' ? null : Number(rating.value)}
        onChange={(value) => rating.onChange(String(value))}
        error={rating.error}
      />
      <Textarea {...form.field('text')} optional maxLength={TEXT_LIMIT} />
      {withEmail && <EmailField {...form.field('email')} hint="Чтобы мы могли ответить" />}
    </FormShell>
  )
}
