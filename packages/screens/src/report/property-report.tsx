import { formatDate, formatDateTime, formatMoney } from '@proverka/domain'
import { summariseExtract } from '@proverka/domain/reports'
import type { Extract, PropertyConclusion, PropertySubject, Report } from '@proverka/domain/reports'
import { Container } from '@proverka/ui/frame'
import { Notice } from '@proverka/ui/primitives'
import {
  CadastralNumber,
  Conclusion,
  DemoLabel,
  FactList,
  Finding,
  Meaning,
  ResultMark,
  Sheet,
  SourceStamp,
} from '@proverka/ui/report'
import type { ResultTone } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import type { OrderItemView } from './data.ts'
import { ExtractEncumbrances, ExtractHistory, ExtractRights } from './extract-parts.tsx'
import { NotCheckedTasks } from './not-checked-tasks.tsx'
import { ReportHead } from './report-head.tsx'
import * as css from './report.css.ts'
import { RunningTask } from './running-task.tsx'

interface PropertyReportProps {
  readonly view: OrderItemView
  readonly report: Report
  readonly subject: PropertySubject
}

/** A report about a property: what the extract means, then the register's own lines. */
export function PropertyReport({ view, report, subject }: PropertyReportProps) {
  const { extract } = report
  const number = subject.cadastralNumber ?? extract?.content.object.cadastralNumbers[0]
  const running = report.tasks.filter(({ answer }) => answer.kind === 'in-progress')
  const unchecked = report.tasks.filter(({ answer }) => answer.kind === 'not-checked')
  const missing = report.tasks.filter(({ answer }) => answer.kind === 'not-found')
  return (
    <>
      <ReportHead view={view} report={report} title={number ?? subject.address} />
      <Container className={css.page}>
        <header className={css.who}>
          <div>
            {report.demo && <DemoLabel />}
            <h1 className={text.h1}>{report.title}</h1>
            <p className={css.muted}>
              {number && <CadastralNumber>{number}</CadastralNumber>} {subject.address}
            </p>
          </div>
          <SourceStamp source="Отчет">
            № {report.number}, версия {report.version}
          </SourceStamp>
        </header>
        {running.map((task) => (
          <RunningTask key={task.task_id} task={task} />
        ))}
        {missing.map((task) => (
          <Notice key={task.task_id} tone="green" title={`${task.source}: сведений нет`}>
            <p>
              {task.answer.kind === 'not-found' && task.answer.note
                ? task.answer.note
                : 'Источник ответил, что записей нет.'}{' '}
              {task.answered_at && formatDateTime(task.answered_at)}
            </p>
          </Notice>
        ))}
        {extract && <ExtractView {...extract} />}
        <NotCheckedTasks itemId={view.order_item_id} tasks={unchecked} />
        <p className={css.small}>Отчет носит справочный характер и не является официальной выпиской.</p>
      </Container>
    </>
  )
}

const tones: Readonly<Record<PropertyConclusion['severity'], ResultTone>> = {
  critical: 'red',
  warning: 'orange',
  notice: 'yellow',
}
const words: Readonly<Record<PropertyConclusion['severity'], string>> = {
  critical: 'Опасно',
  warning: 'Внимание',
  notice: 'К сведению',
}

function ExtractView({ content, source, received_at }: NonNullable<Report['extract']>) {
  const summary = summariseExtract(content, received_at.slice(0, 10))
  const urgent = summary.conclusions.filter(({ severity }) => severity !== 'notice')
  return (
    <>
      <Conclusion id="conclusion" title={summary.headline} advice={urgent.map(({ whatToDo }) => whatToDo)}>
        {summary.conclusions.length === 0 ? (
          <p>Выписка прочитана целиком, замечаний по правилам нет.</p>
        ) : (
          summary.conclusions.map(({ key, title, severity }) => (
            <p key={key} className={css.stamps}>
              <ResultMark tone={tones[severity]} size={18} /> {title}
            </p>
          ))
        )}
      </Conclusion>
      <div className={css.conclusions}>
        {summary.conclusions.map(({ key, severity, title, meaning, whatToDo, facts }) => (
          <Finding
            key={key}
            title={title}
            tone={tones[severity]}
            word={words[severity]}
            source={source}
            time={formatDateTime(received_at)}
          >
            <ul>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <Meaning meaning={meaning} whatToDo={whatToDo} />
          </Finding>
        ))}
      </div>
      <Sheet>
        <div className={css.sheetHead}>
          <div>
            <h2 className={text.h2}>Выписка ЕГРН</h2>
            {content.organ && <p className={css.muted}>{content.organ}</p>}
          </div>
          <div className={css.stamps}>
            <SourceStamp source={source}>{formatDateTime(received_at)}</SourceStamp>
            {content.number && <SourceStamp source="№">{content.number}</SourceStamp>}
            {content.date && <SourceStamp source="от">{formatDate(content.date)}</SourceStamp>}
          </div>
        </div>
        <div className={css.part}>
          <h3 className={`${text.h3} ${css.partTitle}`}>Раздел 1. Характеристики объекта</h3>
          <FactList facts={objectFacts(content)} />
        </div>
        <ExtractRights extract={content} />
        <ExtractEncumbrances extract={content} />
        <ExtractHistory extract={content} />
        {content.notUnderstood.length > 0 && (
          <div className={css.part}>
            <Notice tone="yellow" title="Части выписки, которые мы не поняли">
              <p>Мы их не пересказываем и не считаем пустыми: {content.notUnderstood.join(', ')}.</p>
            </Notice>
          </div>
        )}
      </Sheet>
    </>
  )
}

function objectFacts({ object }: Extract) {
  return [
    { label: 'Кадастровый номер', value: object.cadastralNumbers.join(', ') },
    { label: 'Вид объекта', value: object.type ?? '' },
    { label: 'Наименование', value: object.name ?? '' },
    { label: 'Назначение', value: object.purpose ?? '' },
    { label: 'Адрес', value: object.address ?? '' },
    {
      label: 'Площадь',
      value: object.area === undefined ? '' : `${String(object.area).replace('.', ',')}\u00a0м²`,
    },
    { label: 'Этаж', value: object.floor ?? '' },
    { label: 'Кадастровая стоимость', value: object.cost === undefined ? '' : formatMoney(object.cost) },
    { label: 'Статус записи', value: object.status ?? '' },
    { label: 'Дата присвоения номера', value: object.registeredAt ? formatDate(object.registeredAt) : '' },
    { label: 'Кадастровый квартал', value: object.quarter ?? '' },
    { label: 'Прежние номера', value: object.oldNumbers?.join(', ') ?? '' },
    { label: 'В пределах объекта', value: object.parentNumbers?.join(', ') ?? '' },
  ].filter(({ value }) => value !== '')
}
