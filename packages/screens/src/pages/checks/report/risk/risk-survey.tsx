import { RISK_ANSWERS, RISK_QUESTIONS, riskAdvice } from '@proverka/domain/reports'
import { FormShell, useForm } from '@proverka/ui/forms'
import { RadioGroup } from '@proverka/ui/fields'
import { ErrorText } from '../../../../runtime/error/error-text.tsx'
import { notify } from '../../../../runtime/notices/notify.ts'
import * as css from './risk.css.ts'
import * as page from '../report.css.ts'
import { Part } from '../section-part.tsx'
import { getRiskApi, useRiskChange } from './risk-data.ts'
import type { RiskPartProps } from './risk-part-props.ts'

const OPTIONS = RISK_ANSWERS.map(({ value, words }) => ({ value, label: words }))

/** The survey: what no register knows of a deal, and what follows from it (RISK-13). */
export function RiskSurvey({ itemId, report, isClosed }: RiskPartProps) {
  const { survey } = report
  const save = useRiskChange(itemId, (answers: Record<string, string>) =>
    getRiskApi().saveSurvey({ body: { order_item_id: itemId, answers } }),
  )
  const form = useForm<Record<string, string>>({
    initial: Object.fromEntries(RISK_QUESTIONS.map(({ key }) => [key, textOf(survey[key])])),
    fields: Object.fromEntries(RISK_QUESTIONS.map(({ key, text }) => [key, { label: text }])),
    loading: save.isPending,
    onSubmit: async (values) => {
      const answers = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
      await save.mutateAsync(answers).then(
        () => notify('success', 'Ответы сохранены'),
        () => undefined,
      )
    },
  })
  return (
    <Part id="survey" title="Спросите продавца">
      <div className={page.partBody}>
        <p className={page.note}>
          Этого нет в реестрах. Ответы видите только вы, в PDF и в вывод они не входят.
        </p>
        {isClosed ? (
          <Kept survey={survey} />
        ) : (
          <FormShell
            form={form}
            label="Вопросы продавцу"
            submitText="Сохранить ответы"
            submitSize="m"
            error={save.error && <ErrorText error={save.error} />}
          >
            <div className={css.stack}>
              {RISK_QUESTIONS.map((question) => {
                const { error: _none, name, label, value, onChange } = form.field(question.key)
                const advice = riskAdvice(question, value)
                return (
                  <div key={question.key}>
                    <RadioGroup
                      name={name}
                      label={label}
                      value={value}
                      options={OPTIONS}
                      onChange={onChange}
                      inline
                    />
                    <div aria-live="polite">{advice && <p className={css.advice}>{advice}</p>}</div>
                  </div>
                )
              })}
            </div>
          </FormShell>
        )}
      </div>
    </Part>
  )
}

function Kept({ survey }: { survey: Readonly<Record<string, unknown>> }) {
  return (
    <ul>
      {RISK_QUESTIONS.map((question) => {
        const answer = RISK_ANSWERS.find(({ value }) => value === survey[question.key])
        const advice = riskAdvice(question, answer?.value)
        return (
          <li key={question.key} className={css.row}>
            <p>
              {question.text} <b>{answer?.words ?? 'Не указано'}</b>
            </p>
            {advice && <p className={css.advice}>{advice}</p>}
          </li>
        )
      })}
    </ul>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
