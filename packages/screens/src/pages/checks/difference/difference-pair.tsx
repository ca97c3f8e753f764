import { formatDate, groupDigits } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import type { DifferenceSide, DifferenceView } from '@proverka/domain/views'
import { Select } from '@proverka/ui/fields'
import { useNavigate } from 'react-router'
import { useSameSubject, type OwnReport } from './data.ts'
import * as css from './difference.css.ts'

/** The two reports with their days; each side can be another report on the subject. */
export function DifferencePair({ view: { before, now, span } }: { view: DifferenceView }) {
  const navigate = useNavigate()
  const others = useSameSubject(now.id).data ?? []
  const of = (side: DifferenceSide, fixed: DifferenceSide) => ({
    side,
    others: others.filter(({ order_item_id }) => order_item_id !== fixed.id),
    onChoose: (id: string) =>
      void navigate(buildPath('report-difference', { id: fixed.id, otherId: id }), { replace: true }),
  })
  return (
    <section className={css.pair} aria-label="Какие отчеты сравниваем">
      <Side name="before" label="Прежний отчет" {...of(before, now)} />
      <div className={css.span}>
        <b className={css.spanWords}>{span}</b>
        <i className={css.spanLine} aria-hidden="true" />
      </div>
      <Side name="now" label="Новый отчет" {...of(now, before)} />
    </section>
  )
}

interface SideProps {
  readonly name: string
  readonly label: string
  readonly side: DifferenceSide
  readonly others: readonly OwnReport[]
  readonly onChoose: (id: string) => void
}

function Side({ name, label, side, others, onChoose }: SideProps) {
  const { id, day, product, number, details } = side
  const own = { value: id, label: `${product}, ${number}, ${day}` }
  const options = others
    .filter(({ order_item_id }) => order_item_id !== id)
    .map((one) => ({
      value: one.order_item_id,
      label: `${one.title}, № ${groupDigits(one.number)}, ${formatDate(one.updated_at)}`,
    }))
  return (
    <div className={css.side}>
      <p className={css.day}>{day}</p>
      <Select name={name} label={label} value={id} options={[own, ...options]} onChange={onChoose} />
      <p className={css.details}>
        Отчет {number}, {details}
      </p>
    </div>
  )
}
