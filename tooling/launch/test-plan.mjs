import { LaunchError } from './launch-error.mjs'
import { RESULTS_FOLDER, STEPS } from './test-steps.mjs'

/**
 * Reads `--fast`, `--all`, `--only <step>` (again, or with commas; `unit` means every `unit:...`) and `--list`.
 * Throws `LaunchError` on anything else.
 */
export function parseArguments(args) {
  const options = { isFast: false, isAll: false, isList: false, only: [] }
  for (let index = 0; index < args.length; index += 1) {
    const [name, inline] = args[index].split('=', 2)
    if (name === '--fast') options.isFast = true
    else if (name === '--all') options.isAll = true
    else if (name === '--list') options.isList = true
    else if (name === '--only') {
      const value = inline ?? args[(index += 1)]
      if (!value) throw new LaunchError('после --only нужно имя шага, например: npm test -- --only e2e.')
      options.only.push(...value.split(',').filter(Boolean))
    } else
      throw new LaunchError(`неизвестный аргумент ${args[index]}: есть --fast, --all, --only <шаг>, --list.`)
  }
  return options
}

/**
 * The steps to run. The requirements are counted by results only when every run that gives results takes part, as with
 * `--all`; else it is counted what tests name.
 */
export function planSteps({ isFast, isAll, only }, steps = STEPS) {
  const byName = new Map(steps.map((step) => [step.name, step]))
  const chosen = new Set()
  const add = (step) => {
    for (const needed of step.needs ?? []) add(byName.get(needed))
    chosen.add(step)
  }
  for (const name of only) {
    const found = steps.filter((step) => step.name === name || step.name.startsWith(`${name}:`))
    if (found.length === 0) {
      throw new LaunchError(`нет шага «${name}». Шаги: ${steps.map((step) => step.name).join(', ')}.`)
    }
    found.forEach(add)
  }
  if (only.length === 0)
    steps.filter((step) => (isAll || !step.isBig) && !(isFast && step.isSlow)).forEach(add)
  const isWhole = steps.every((step) => !step.results || chosen.has(step))
  return steps
    .filter((step) => chosen.has(step))
    .map((step) =>
      step.name === 'requirements' && isWhole
        ? { ...step, command: [...step.command, '--results', RESULTS_FOLDER] }
        : step,
    )
}
