import { ownEntry } from '../../input/own-entry.ts'
import type { ReportStatus, TaskStatus } from './report.ts'

/** What can happen to a task. */
export type TaskEvent = 'data-missing' | 'data-given' | 'started' | 'answered' | 'failed' | 'restarted'

type Moves<Status extends string, Event extends string> = {
  readonly [status in Status]: { readonly [event in Event]?: Status }
}

const TASK_MOVES: Moves<TaskStatus, TaskEvent> = {
  waiting: { 'data-given': 'new' },
  new: { 'data-missing': 'waiting', started: 'running' },
  running: { answered: 'done', failed: 'error', 'data-missing': 'waiting' },
  done: { restarted: 'new' },
  error: { restarted: 'new' },
}

/** The status after an event, or undefined when the event cannot happen in this status (AMB-43). */
export function taskTransition(status: TaskStatus, event: TaskEvent): TaskStatus | undefined {
  return move<TaskStatus>(TASK_MOVES, status, event)
}

/** What can happen to a report. */
export type ReportEvent = 'started' | 'finished' | 'failed' | 'restarted'

const REPORT_MOVES: Moves<ReportStatus, ReportEvent> = {
  new: { started: 'in_progress', finished: 'finished', failed: 'error' },
  in_progress: { finished: 'finished', failed: 'error' },
  finished: { restarted: 'in_progress' },
  error: { restarted: 'in_progress' },
}

/** The status after an event, or undefined when the event cannot happen in this status (RISK-06..09). */
export function reportTransition(status: ReportStatus, event: ReportEvent): ReportStatus | undefined {
  return move<ReportStatus>(REPORT_MOVES, status, event)
}

function move<Status extends string>(
  moves: Readonly<Record<string, Readonly<Record<string, Status | undefined>>>>,
  status: unknown,
  event: unknown,
): Status | undefined {
  return ownEntry(ownEntry(moves, status) ?? {}, event)
}

/**
 * Words for a report's status; one that is not known reads neutrally with its code (RISK-09).
 *
 * @keep Other programs read answers of the API by it.
 */
export function reportStatusLabel(status: unknown): string {
  return ownEntry(STATUS_LABELS, status) ?? neutralLabel(status)
}

/**
 * Words for a task's status, neutral when it is not known (RISK-09).
 *
 * @keep Other programs read answers of the API by it.
 */
export function taskStatusLabel(status: unknown): string {
  return ownEntry(TASK_LABELS, status) ?? neutralLabel(status)
}

function neutralLabel(status: unknown): string {
  return typeof status === 'string' ? `Статус: ${status}` : 'Статус неизвестен'
}

const STATUS_LABELS: { readonly [status in ReportStatus]: string } = {
  new: 'Принят',
  in_progress: 'Проверяем',
  finished: 'Готов',
  error: 'Не удалось проверить',
}

const TASK_LABELS: { readonly [status in TaskStatus]: string } = {
  waiting: 'Ждет данных',
  new: 'В очереди',
  running: 'Проверяется',
  done: 'Проверено',
  error: 'Источник не ответил',
}
