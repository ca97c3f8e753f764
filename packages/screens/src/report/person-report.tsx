import { formatDate } from '@proverka/domain'
import { summariseReport, taskTitle } from '@proverka/domain/reports'
import type { PersonSubject, Report, ReportTask } from '@proverka/domain/reports'
import { Container, SideNav } from '@proverka/ui/frame'
import { Conclusion, DemoLabel, ResultBar, SourceStamp } from '@proverka/ui/report'
import type { SideNavItem } from '@proverka/ui/frame'
import type { ResultTone } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { useState } from 'react'
import type { OrderItemView } from './data.ts'
import { FoundTask } from './found-task.tsx'
import { NotCheckedTasks } from './not-checked-tasks.tsx'
import { NotFoundTasks } from './not-found-tasks.tsx'
import { ReportHead } from './report-head.tsx'
import * as css from './report.css.ts'
import { RunningTask } from './running-task.tsx'
import { tonesOfAnswer, toneOfTask } from './tones.ts'

interface PersonReportProps {
  readonly view: OrderItemView
  readonly report: Report
  readonly subject: PersonSubject
}

/** A report about a person: the conclusion first, then every question with its answer, source and time. */
export function PersonReport({ view, report, subject }: PersonReportProps) {
  const [tone, setTone] = useState<ResultTone>()
  const summary = summariseReport(report)
  const name = [subject.lastName, subject.firstName, subject.middleName].filter(Boolean).join(' ')
  const isShown = (task: ReportTask) => tone === undefined || tonesOfAnswer(task.answer).includes(tone)
  const shown = report.tasks.filter(isShown)
  const { counts } = summary
  return (
    <>
      <ReportHead view={view} report={report} title={`${name}, ${formatDate(subject.birthDate)}`} />
      <Container className={css.layout}>
        <div className={css.side}>
          <SideNav items={navItems(report.tasks)} />
        </div>
        <div className={css.content}>
          <header className={css.who}>
            <div>
              {report.demo && <DemoLabel />}
              <h1 className={text.h1}>{name}</h1>
              <p className={css.muted}>
                {formatDate(subject.birthDate)}
                {subject.region ? `, ${subject.region}` : ', все регионы'}
                {subject.passportMasked ? `, паспорт ${subject.passportMasked}` : ''}
              </p>
            </div>
            <SourceStamp source="Отчет">
              № {report.number}, версия {report.version}
            </SourceStamp>
          </header>
          <div aria-live="polite">
            <ResultBar
              counts={{
                red: counts.found,
                orange: counts.attention,
                yellow: counts.namesake,
                green: counts.notFound,
                grey: counts.notChecked,
                wait: counts.inProgress,
              }}
              selected={tone}
              onSelect={setTone}
            />
            <Conclusion
              id="conclusion"
              title={summary.headline}
              advice={summary.advice}
              condition={
                summary.conditions.length > 0 && `Вывод изменится, если: ${summary.conditions.join('; ')}.`
              }
            >
              {summary.conclusions.map(({ text: words }) => (
                <p key={words}>{words}</p>
              ))}
              <p className={css.muted}>{summary.text}</p>
            </Conclusion>
          </div>
          <div className={css.findings}>
            {shown
              .filter(({ answer }) => answer.kind === 'found')
              .map((task) => (
                <FoundTask key={task.task_id} task={task} tone={tone} />
              ))}
            {shown
              .filter(({ answer }) => answer.kind === 'in-progress')
              .map((task) => (
                <RunningTask key={task.task_id} task={task} />
              ))}
            <NotFoundTasks tasks={shown.filter(({ answer }) => answer.kind === 'not-found')} />
            <NotCheckedTasks
              itemId={view.order_item_id}
              tasks={shown.filter(({ answer }) => answer.kind === 'not-checked')}
            />
          </div>
          <p className={css.small}>
            Отчет собран из открытых источников и носит справочный характер. Никогда не проверяем переписку,
            звонки, перемещения и счета.
          </p>
        </div>
      </Container>
    </>
  )
}

function navItems(tasks: readonly ReportTask[]): readonly SideNavItem[] {
  return [
    { href: '#conclusion', label: 'Вывод', current: true },
    ...tasks.map((task): SideNavItem => {
      const { answer } = task
      return {
        href: `#${task.task_type}`,
        label: taskTitle(task),
        tone: toneOfTask(task),
        ...(answer.kind === 'found' && { count: answer.findings.length }),
      }
    }),
  ]
}
