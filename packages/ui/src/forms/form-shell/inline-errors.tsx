import type { ReactNode } from 'react'
import { FieldError } from '../../fields/field/field.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import type { FormValues } from './form-values.ts'
import type { Form } from './use-form.ts'
import * as css from './inline-errors.css.ts'

export interface InlineErrorsProps<V extends FormValues> {
  form: Pick<Form<V>, 'failed' | 'submit'>
  /** Refusal of the server for the form as a whole. */
  error?: ReactNode
  /** Why nothing can be sent at all. */
  blocked?: ReactNode
}

/**
 * The errors of a one-line form, below its line: the usual form layout would move the line away from under the pointer.
 * Field messages are not repeated, they are shown in the same place.
 */
export function InlineErrors<V extends FormValues>({ form, error, blocked }: InlineErrorsProps<V>) {
  return (
    <>
      {blocked && <p className={css.blocked}>{blocked}</p>}
      <div role="alert">
        {error && <FieldError>{error}</FieldError>}
        {form.failed && !error && (
          <FieldError>
            Не удалось отправить: сервер не ответил. Все, что вы ввели, осталось на месте.{' '}
            <LinkButton className={css.jump} onClick={form.submit}>
              Повторить
            </LinkButton>
          </FieldError>
        )}
      </div>
    </>
  )
}
