import { createClient } from '@proverka/api'
import { subjectRequests } from '@proverka/api/calls'
import { formatDate } from '@proverka/domain'
import { SUBJECT_ANSWER_DAYS, SUBJECT_EXTENSION_DAYS } from '@proverka/domain/legal'
import { SubjectRequestForm, type SubjectRequestValues } from '@proverka/ui/forms'
import { buildPath } from '@proverka/domain/navigation'
import { Link, Notice } from '@proverka/ui/primitives'
import { keptWhole, text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useState } from 'react'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { useFormSending } from '../../../runtime/error/use-form-sending.tsx'
import * as css from './legal.css.ts'

interface Accepted {
  readonly number: number
  /** YYYY-MM-DD */
  readonly due_on: string
  readonly email: string
}

/** Where a person who was checked asks what is held about them, or objects to it (OPS-03). */
export function SubjectRequest() {
  const [accepted, setAccepted] = useState<Accepted>()
  return (
    <article id="checked" className={css.document}>
      <h2 className={clsx(text.h2, css.title)}>Если проверяли вас</h2>
      <div className={css.sections}>
        <p className={css.paragraph}>
          Данные о человеке мы ищем, когда его проверяет клиент. Вы вправе узнать, какие данные о вас у нас
          есть (статья 14 закона № 152-ФЗ), и потребовать прекратить их обработку (статья 21). Ответим за{' '}
          {SUBJECT_ANSWER_DAYS} рабочих дней; срок можно продлить один раз, на {SUBJECT_EXTENSION_DAYS}{' '}
          рабочих дней, и мы скажем почему.
        </p>
        <p className={css.paragraph}>
          Сначала убедимся, что пишете вы: как это сделать, скажет письмо. Документы здесь прикладывать не
          нужно. Кто заказал проверку, мы не сообщаем.
        </p>
        <p className={css.paragraph}>
          Данные уже уничтожены, и в письме пришел код?{' '}
          <Link href={buildPath('destruction')}>Откройте акт по коду</Link>.
        </p>
        {accepted ? <Receipt {...accepted} /> : <Request onAccepted={setAccepted} />}
      </div>
    </article>
  )
}

function Request({ onAccepted }: { onAccepted: (accepted: Accepted) => void }) {
  const sending = useFormSending(async (body: SubjectRequestValues) => {
    const { number, due_on } = await createClient({ subjectRequests }, clientOptions).subjectRequests.ask({
      body,
    })
    onAccepted({ number, due_on, email: body.email })
  })
  return <SubjectRequestForm {...sending} />
}

function Receipt({ number, due_on, email }: Accepted) {
  return (
    <div role="status">
      <Notice tone="done" title={`Обращение № ${number} принято`}>
        Письмо о следующем шаге придет на <span className={keptWhole}>{email}</span>. Ответим не позже{' '}
        {formatDate(due_on)}.
      </Notice>
    </div>
  )
}
