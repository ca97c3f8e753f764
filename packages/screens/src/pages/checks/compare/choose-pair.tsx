import { formatDate, groupDigits, isId } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Select, TextField } from '@proverka/ui/fields'
import { Panel } from '@proverka/ui/frame'
import { Button, Link } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import type { OwnReport } from '../difference/data.ts'
import { useOwnReports } from './data.ts'
import { useSavedObjects } from './use-saved-objects.ts'
import * as css from './compare.css.ts'

const OWN_KEY = 'key'

/** Chooses two: own reports, favourites, or any object by its number. */
export function ChoosePair({ chosen }: { chosen: string }) {
  const navigate = useNavigate()
  const isUser = useIsUser()()
  const reports = useOwnReports().data ?? []
  const saved = useSavedObjects()
  const [one, setOne] = useState(chosen)
  const [other, setOther] = useState('')
  const [key, setKey] = useState('')
  const [error, setError] = useState<string>()
  const known = [
    ...reports.map((report) => ({
      value: report.order_item_id,
      kind: kindOf(report),
      label: labelOf(report),
    })),
    ...saved.map(({ key: value, address }) => ({ value, kind: 'property', label: address || value })),
  ]
  const chosenObject = chosen !== '' && !isId(chosen) && !known.some(({ value }) => value === chosen)
  const all = chosenObject ? [{ value: chosen, kind: 'property', label: chosen }, ...known] : known
  const kind = all.find(({ value }) => value === one)?.kind
  const others = all.filter((choice) => choice.value !== one && choice.kind === kind)
  const isObject = kind === 'property'
  function compare(event: FormEvent) {
    event.preventDefault()
    const second = other === OWN_KEY ? key.trim() : other
    if (!one) return setError('Выберите первый отчет или объект')
    if (!second) return setError(other === OWN_KEY ? 'Укажите номер или адрес' : 'Выберите, с чем сравнить')
    void navigate(buildPath('compare', {}, { one, other: second }))
  }
  return (
    <>
      <header>
        <h1 className={text.h1}>Сравнить двух</h1>
        <p className={css.lead}>
          Два объекта, два продавца или две компании по одним и тем же вопросам. Людей и компании сравниваем
          по вашим отчетам, объект — и по открытым сведениям.
        </p>
      </header>
      <Panel title="Кого сравнить" padded>
        <form className={css.choice} onSubmit={compare} noValidate aria-label="Кого сравнить">
          <Select
            name="one"
            label="Первый"
            placeholder={all.length > 0 ? 'Выберите' : 'Отчетов и избранного пока нет'}
            value={one}
            options={all}
            onChange={(value) => {
              setOne(value)
              setOther('')
              setError(undefined)
            }}
          />
          <Select
            name="other"
            label="Второй"
            placeholder={one ? 'Выберите' : 'Сначала первый'}
            value={other}
            error={other === OWN_KEY ? undefined : error}
            options={[
              ...others,
              ...(isObject ? [{ value: OWN_KEY, label: 'Другой объект: номер или адрес' }] : []),
            ]}
            onChange={(value) => {
              setOther(value)
              setError(undefined)
            }}
          />
          {other === OWN_KEY && (
            <TextField
              name="key"
              label="Кадастровый номер или адрес"
              value={key}
              error={error}
              onChange={(value) => {
                setKey(value)
                setError(undefined)
              }}
            />
          )}
          <span className={css.buttons}>
            <Button type="submit">Сравнить</Button>
          </span>
        </form>
        {!isUser && (
          <p className={css.closed}>
            Отчеты появятся в списке после входа. Объект выбирают и без него:{' '}
            <Link href="/">найдите его</Link> и нажмите «Сравнить» на его странице.
          </p>
        )}
      </Panel>
    </>
  )
}

/** A flat on the market has other questions than an object of the register. */
const kindOf = ({ kind }: OwnReport): string => kind

const labelOf = ({ title, subject, number, updated_at }: OwnReport): string =>
  `${subject}: ${title}, № ${groupDigits(number)} от ${formatDate(updated_at)}`
