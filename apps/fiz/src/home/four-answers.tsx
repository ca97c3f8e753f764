import { Section } from '@proverka/ui/frame'
import { ResultMark } from '@proverka/ui/primitives'
import * as css from './four-answers.css.ts'

const ANSWERS = [
  {
    tone: 'red',
    title: 'Найдено',
    note: 'Запись есть. Покажем номер, сумму, дату, что делать.',
    cut: css.cuts.red,
  },
  {
    tone: 'green',
    title: 'Не найдено',
    note: 'Источник ответил: записей нет. Время ответа рядом.',
    cut: css.cuts.green,
  },
  { tone: 'grey', title: 'Не проверено', note: 'Источник молчит или не хватает данных. Причина и возврат.' },
  { tone: 'wait', title: 'Проверяется', note: 'Запрос отправлен. Сколько обычно ждать и сколько прошло.' },
] as const

/** The four results that a check can have: silence of a source is never a green tick. */
export function FourAnswers() {
  return (
    <Section
      title="Четыре ответа вместо галочки"
      note="Источник может молчать. Тогда в отчете стоит «не проверено» и причина, а если не ответил ни один, деньги возвращаются."
    >
      <ul className={css.grid}>
        {ANSWERS.map(({ tone, title, note, ...rest }) => (
          <li key={tone} className={css.cell[tone]}>
            <ResultMark tone={tone} size={34} inherit {...('cut' in rest && { cut: rest.cut })} />
            <h3 className={css.title}>{title}</h3>
            <p className={css.note}>{note}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
