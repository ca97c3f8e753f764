import { stripVTControlCharacters } from 'node:util'
import { formatDuration } from './duration.mjs'

const TAIL_LINES = 120
const MARKS = { passed: '✔', failed: '✖', skipped: '–' }

/** Lines that name a place: a failed test, a type error, a lint finding. */
const PLACES = [
  /^\s*FAIL\s+.+/,
  /^\s*✖ .+\(\d[\d.]*ms\)$/,
  /^\s*\d+\) \[.+/,
  /error TS\d+:/,
  /^\s*(?:[,╭❯][-─ ]*)?\[?[\w./-]+\.(?:tsx?|mjs|json|md):\d+/,
]
const MOST_PLACES = 12

/** The lines of an output that say where it failed, without repeats, a dozen at most. */
export function failurePlaces(output) {
  const lines = stripVTControlCharacters(output).split('\n')
  const found = new Set(
    lines.filter((line) => PLACES.some((place) => place.test(line))).map((line) => line.trim()),
  )
  return [...found].slice(0, MOST_PLACES)
}

/** One line when a step has ended. */
export function stepLine({ step, status, ms, because, isLate }) {
  const head = `${MARKS[status]} ${step.name} (${step.title})`
  if (status === 'skipped') return `${head}: пропущен, не прошло: ${because.join(', ')}`
  return `${head}: ${formatDuration(ms)}${isLate ? ', остановлен по времени' : ''}`
}

/** What a failed step printed: its end, where the reasons are. */
export function failureOutput({ step, output, log }) {
  const lines = output.trimEnd().split('\n')
  const cut = lines.length > TAIL_LINES ? [`… начало в ${log}`] : []
  return ['', `───── ${step.name} ─────`, ...cut, ...lines.slice(-TAIL_LINES), '─────', ''].join('\n')
}

/** The end of the run: times from the slowest on, then what failed, where, and how to run it alone. */
export function summarise(results, totalMs) {
  const timed = results.filter(({ ms }) => ms !== undefined).toSorted((one, other) => other.ms - one.ms)
  const width = Math.max(...results.map(({ step }) => step.name.length))
  const lines = ['', 'Время по шагам']
  for (const { step, ms, status } of timed) {
    lines.push(`  ${MARKS[status]} ${step.name.padEnd(width)}  ${formatDuration(ms)}`)
  }
  lines.push(`  всего ${formatDuration(totalMs)}`, '')
  const bad = results.filter(({ status }) => status !== 'passed')
  if (bad.length === 0) return [...lines, `Все шаги прошли: ${results.length}.`].join('\n')
  const failed = bad.filter(({ status }) => status === 'failed')
  lines.push(`Не прошло: ${failed.length} из ${results.length}`)
  for (const { step, output, log, isLate } of failed) {
    lines.push('', `✖ ${step.name}: ${step.title}${isLate ? ' (не уложился в отведенное время)' : ''}`)
    for (const place of failurePlaces(output)) lines.push(`    ${place}`)
    lines.push(`    весь вывод: ${log}`, `    отдельно: npm test -- --only ${step.name}`)
  }
  const skipped = bad.filter(({ status }) => status === 'skipped').map(({ step }) => step.name)
  if (skipped.length > 0) lines.push('', `Пропущено из-за этого: ${skipped.join(', ')}`)
  return lines.join('\n')
}
